import type { FormEvent } from 'react';
import {
  findStep,
  listPurposes,
  listSharedSteps,
  type Step,
  type StepAddress,
} from '../../form-editor/draft/draft';
import { listPurposesOfStep } from '../../form-editor/draft/steps';
import { languageOfText } from '../../form-editor/field/entries';
import { getLocalizedText, setLocalizedText } from '../../form-editor/field/localized';
import { useTexts } from '../live/page-context';
import { useEditor } from './editor-context';
import { FieldEntry } from './entry';
import { IdEntry } from './id-entry';
import { nameOfStep } from './names';
import {
  PropertiesForm,
  PropertiesSection,
  PurposeCheckboxes,
  readSubmittedEntries,
  ScopeChoice,
  SubjectFindings,
} from './property-form';
import { TextLanguages } from './text-languages';

export function StepProperties({ at, step }: { at: StepAddress; step: Step }) {
  const { draft, apply, scope, select, textLanguage } = useEditor();
  const t = useTexts('form-editor');
  const name = nameOfStep(step, textLanguage);

  function read({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const given = readSubmittedEntries(currentTarget);
    if (!(target instanceof HTMLElement) || !('name' in target)) return;
    const input = String(target.name);
    if (!/^(title|question|lead)\./.test(input)) return;
    const now = findStep(draft, at) ?? step;
    const [member = '', language] = input.split('.');
    const members = { id: now.id, title: now.title, question: now.question, lead: now.lead };
    const changed = {
      ...members,
      [member]: setLocalizedText(
        now[member as 'title' | 'question' | 'lead'],
        language === 'all' ? 'all' : textLanguage,
        given[input] ?? '',
      ),
    };
    apply(
      { kind: 'set_step', at, members: changed, scope },
      t('change.edited', { name }),
      `${input} ${now.id}`,
    );
  }

  return (
    <PropertiesForm
      subject={at}
      read={read}
      name={name}
      below={t('stepOf', {
        number: at.step + 1,
        count: listPurposes(draft)[at.purpose]?.steps.length ?? 0,
      })}
      duplicate={() => {
        apply({ kind: 'duplicate_step', at }, t('change.duplicated', { name }));
        select({ ...at, step: at.step + 1 });
      }}
      remove={() => {
        apply({ kind: 'remove_step', at, scope }, t('change.removed', { name }));
        select({ purpose: at.purpose });
      }}
    >
      <ScopeChoice places={listSharedSteps(draft, at).length} purpose={at.purpose} />
      <SubjectFindings />
      <PropertiesSection title={t('section.texts')}>
        <TextLanguages texts={[step.title, step.question, step.lead]} />
        {(['title', 'question', 'lead'] as const).map((member) => {
          const of = languageOfText(step[member], textLanguage);
          return (
            <FieldEntry
              key={member}
              name={`${member}.${of}`}
              label={t(`member.${member}`)}
              code={member}
              hint={of === 'all' ? t('sameInAll') : t(`memberHint.${member}`)}
              value={getLocalizedText(step[member], of)}
              isLong={member === 'lead'}
              lang={of === 'all' ? undefined : of}
            />
          );
        })}
      </PropertiesSection>
      <PropertiesSection title={t('section.purposes')} code="loan_purposes">
        <PurposeCheckboxes
          asked={listPurposesOfStep(draft, at)}
          onToggle={(purpose, isShown) =>
            apply({ kind: 'set_step_purpose', at, purpose, isShown }, t('change.edited', { name }))
          }
        />
      </PropertiesSection>
      <PropertiesSection title={t('section.bank')}>
        <IdEntry
          id={step.id}
          code="id"
          hint={t('stepIdHint')}
          rename={(id) =>
            apply({ kind: 'set_step', at, scope, members: { ...step, id } }, t('change.edited', { name }))
          }
        />
      </PropertiesSection>
    </PropertiesForm>
  );
}
