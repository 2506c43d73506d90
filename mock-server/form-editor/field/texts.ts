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
  readonly elsewhere: readonly string[];
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
  const add = (key: string, text: LocalizedText, found: Omit<FormText, 'text' | 'elsewhere'>) => {
    if (text === undefined) return;
    const before = texts.get(key);
    if (before === undefined) texts.set(key, { ...found, text, elsewhere: [] });
    else if (dequal(before.text, text))
      texts.set(key, { ...before, elsewhere: [...before.elsewhere, found.path] });
    else texts.set(`${key} ${found.path}`, { ...found, text, elsewhere: [] });
  };
  for (const [purpose, { name, label, steps }] of listPurposes(draft).entries()) {
    const path = `ui_config.config.loan_purposes[${purpose}]`;
    add(`purpose ${name}`, label, { path: `${path}.label`, kind: 'purpose', purpose });
    for (const [step, shown] of steps.entries()) {
      const ofStep = `${path}.steps[${step}]`;
      for (const kind of ['title', 'question', 'lead'] as const)
        add(`${kind} ${shown.id}`, shown[kind], { path: `${ofStep}.${kind}`, kind, purpose, step });
      for (const [index, field] of shown.fields.entries()) {
        const ofField = `${ofStep}.fields[${index}]`;
        const at = { purpose, step, field: index };
        const put = (kind: TextKind, member: string, text: LocalizedText) =>
          add(`${kind} ${field.id} ${member}`, text, { path: `${ofField}.${member}`, kind, ...at });
        for (const kind of ['group', 'label', 'hint', 'placeholder'] as const) put(kind, kind, field[kind]);
        for (const [position, { error }] of (field.validations ?? []).entries())
          put('error', `validations[${position}].error`, error);
        for (const [position, choice] of (field.values ?? []).entries()) {
          put('choice', `values[${position}].label`, choice.label);
          put('choice_hint', `values[${position}].hint`, choice.hint);
        }
        for (const [group, { label: heading, values }] of (field.grouped_values ?? []).entries()) {
          put('choice_group', `grouped_values[${group}].label`, heading);
          for (const [position, choice] of values.entries()) {
            put('choice', `grouped_values[${group}].values[${position}].label`, choice.label);
            put('choice_hint', `grouped_values[${group}].values[${position}].hint`, choice.hint);
          }
        }
      }
    }
  }
  return [...texts.values()];
}

export interface TextGaps {
  readonly texts: number;
  readonly missing: Readonly<Record<Language, number>>;
  readonly incomplete: number;
  readonly total: number;
}

export function findTextGaps(texts: readonly FormText[]): TextGaps {
  const gaps = texts.map(({ text }) => findMissingLanguages(text));
  const missing = Object.fromEntries(
    LANGUAGES.map((language) => [language, gaps.filter((missed) => missed.includes(language)).length]),
  ) as Record<Language, number>;
  return {
    texts: texts.length,
    missing,
    incomplete: gaps.filter((missed) => missed.length > 0).length,
    total: gaps.reduce((sum, missed) => sum + missed.length, 0),
  };
}
