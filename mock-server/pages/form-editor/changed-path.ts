import { LANGUAGES, type Language, VALIDATION_TYPES } from 'contracts/api/enumerations';
import { type Draft, listPurposes } from '../../form-editor/draft/draft';
import type { TextLookup } from '../../texts/texts';
import { nameOfField, nameOfPurpose, nameOfStep } from './names';

const MEMBERS = ['label', 'hint', 'placeholder', 'group', 'title', 'question', 'lead'] as const;

const STRUCTURAL_MEMBERS = [
  ...['ui_config', 'config', 'loan_purposes', 'steps', 'fields', 'definitions'],
  ...['validations', 'values', 'grouped_values'],
];

/** Unknown parts keep their code. */
export function formatChangedPath(
  draft: Draft,
  path: string,
  { language, t }: { language: Language; t: TextLookup<'form-editor'> },
): string {
  const languages = new Intl.DisplayNames([language], { type: 'language' });
  const purposes = listPurposes(draft);
  const names: string[] = [];
  let remainingParts = path.split(' › ').filter((part) => !STRUCTURAL_MEMBERS.includes(part));
  const take = (name: string | undefined) => {
    if (name === undefined) return;
    names.push(name);
    remainingParts = remainingParts.slice(1);
  };
  const purpose = purposes.find(({ name }) => name === remainingParts[0]);
  take(purpose && nameOfPurpose(purpose, language));
  const step = purpose?.steps.find(({ id }) => id === remainingParts[0]);
  take(step && nameOfStep(step, language));
  const fields = (step ? [step] : purposes.flatMap(({ steps }) => steps)).flatMap(
    (formStep) => formStep.fields,
  );
  const field = fields.find(({ id }) => id === remainingParts[0]);
  take(field && nameOfField(field, language));
  const members = remainingParts.map((part) => {
    const member = MEMBERS.find((candidate) => candidate === part);
    if (member) return t(`member.${member}`);
    const check = VALIDATION_TYPES.find((candidate) => candidate === part);
    if (check) return t(`check.${check}`);
    const code = LANGUAGES.find((candidate) => candidate === part);
    if (code) return languages.of(code) ?? code;
    return part === 'error' ? t('member.error') : part;
  });
  return [...names, ...members].join(' › ');
}
