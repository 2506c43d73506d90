import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import { dequal } from 'dequal/lite';
import { findMissingLanguages } from '../../rules/own-form/missing-languages';
import { type Draft, listPurposes } from '../draft/draft';
import type { LocalizedText } from './localized';

export type TextKind =
  | 'purpose'
  | 'title'
  | 'question'
  | 'lead'
  | 'group'
  | 'label'
  | 'hint'
  | 'placeholder'
  | 'error'
  | 'choice_group'
  | 'choice'
  | 'choice_hint';

export interface FormText {
  /** Written in the notation of findings. */
  readonly path: string;
  readonly otherPaths: readonly string[];
  readonly kind: TextKind;
  readonly text: NonNullable<LocalizedText>;
  /** Index of the purpose that owns the text. */
  readonly purpose: number;
  readonly step?: number;
  readonly field?: number;
}

/** Equal steps and fields of several purposes count once. */
export function listFormTexts(draft: Draft): FormText[] {
  const texts = new Map<string, FormText>();
  const add = (key: string, text: LocalizedText, newText: Omit<FormText, 'text' | 'otherPaths'>) => {
    if (text === undefined) return;
    const existingText = texts.get(key);
    if (existingText === undefined) texts.set(key, { ...newText, text, otherPaths: [] });
    else if (dequal(existingText.text, text))
      texts.set(key, { ...existingText, otherPaths: [...existingText.otherPaths, newText.path] });
    else texts.set(`${key} ${newText.path}`, { ...newText, text, otherPaths: [] });
  };
  for (const [purpose, { name, label, steps }] of listPurposes(draft).entries()) {
    const path = `ui_config.config.loan_purposes[${purpose}]`;
    add(`purpose ${name}`, label, { path: `${path}.label`, kind: 'purpose', purpose });
    for (const [step, shownStep] of steps.entries()) {
      const ofStep = `${path}.steps[${step}]`;
      for (const kind of ['title', 'question', 'lead'] as const)
        add(`${kind} ${shownStep.id}`, shownStep[kind], { path: `${ofStep}.${kind}`, kind, purpose, step });
      for (const [index, field] of shownStep.fields.entries()) {
        const ofField = `${ofStep}.fields[${index}]`;
        const fieldAddress = { purpose, step, field: index };
        const addFieldText = (kind: TextKind, member: string, text: LocalizedText) =>
          add(`${kind} ${field.id} ${member}`, text, { path: `${ofField}.${member}`, kind, ...fieldAddress });
        for (const kind of ['group', 'label', 'hint', 'placeholder'] as const)
          addFieldText(kind, kind, field[kind]);
        for (const [position, { error }] of (field.validations ?? []).entries())
          addFieldText('error', `validations[${position}].error`, error);
        for (const [position, choice] of (field.values ?? []).entries()) {
          addFieldText('choice', `values[${position}].label`, choice.label);
          addFieldText('choice_hint', `values[${position}].hint`, choice.hint);
        }
        for (const [group, { label: heading, values }] of (field.grouped_values ?? []).entries()) {
          addFieldText('choice_group', `grouped_values[${group}].label`, heading);
          for (const [position, choice] of values.entries()) {
            addFieldText('choice', `grouped_values[${group}].values[${position}].label`, choice.label);
            addFieldText('choice_hint', `grouped_values[${group}].values[${position}].hint`, choice.hint);
          }
        }
      }
    }
  }
  return [...texts.values()];
}

export interface TextGaps {
  readonly textCount: number;
  readonly missingByLanguage: Readonly<Record<Language, number>>;
  readonly incompleteCount: number;
  readonly totalCount: number;
}

export function findTextGaps(texts: readonly FormText[]): TextGaps {
  const gaps = texts.map(({ text }) => findMissingLanguages(text));
  const missingByLanguage = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      gaps.filter((missingLanguages) => missingLanguages.includes(language)).length,
    ]),
  ) as Record<Language, number>;
  return {
    textCount: texts.length,
    missingByLanguage,
    incompleteCount: gaps.filter((missingLanguages) => missingLanguages.length > 0).length,
    totalCount: gaps.reduce((sum, missingLanguages) => sum + missingLanguages.length, 0),
  };
}
