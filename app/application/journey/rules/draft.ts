import { removeAmbiguity } from '~/domain/decimal';
import type { FormValues } from '~/domain/form-values';
import type { FoundCompany } from '~/domain/suggestion';

export type FormTexts = Readonly<Record<string, string>>;

export type DraftKind = 'classic' | 'dynamic';

/** `id` is empty for a company without a register entry. */
export interface Company {
  readonly id: string;
  readonly name: string;
}

export interface Draft {
  readonly kind: DraftKind;
  readonly typed: FormTexts;
  readonly sent: readonly string[];
  /** Company of the stored details. Unsent values may name another company. */
  readonly detailsFor: Company | null;
  /** Details in the register; null if the register lacks the company. */
  readonly known: FormTexts | null;
  readonly email: string;
  /** Unsubmitted values by step. Validation and submission ignore them. */
  readonly typing: Readonly<Record<string, FormTexts>>;
  readonly changedAt: string | null;
  readonly language: string | null;
}

export function createEmptyDraft(kind: DraftKind): Draft {
  const emptyContent = { typed: {}, sent: [], detailsFor: null, known: null, email: '', typing: {} };
  return { kind, ...emptyContent, changedAt: null, language: null };
}

export function currentTextsOf({ typed, typing }: Draft, step: string): FormTexts {
  return { ...typed, ...(Object.hasOwn(typing, step) ? typing[step] : {}) };
}

/** In characters of JSON. Limited, because each change saves the whole draft. */
const MAX_TYPING_LENGTH = 200_000;

/** Returns the same draft if the texts are too long. */
export function addUnsavedTexts(draft: Draft, step: string, texts: FormTexts): Draft {
  const typing = { ...draft.typing, [step]: texts };
  return JSON.stringify(typing).length > MAX_TYPING_LENGTH ? draft : { ...draft, typing };
}

export function addSubmittedStep(
  draft: Draft,
  step: string,
  { texts, isValid }: { texts: FormTexts; isValid: boolean },
): Draft {
  const { [step]: _, ...typing } = draft.typing;
  const otherSteps = draft.sent.filter((sentStep) => sentStep !== step);
  return {
    ...draft,
    typing,
    typed: { ...draft.typed, ...texts },
    sent: isValid ? [...otherSteps, step] : otherSteps,
  };
}

export function convertDraftTexts(
  draft: Draft,
  language: string,
  decimals: Readonly<Record<string, number>>,
): Draft {
  const { language: typedLanguage } = draft;
  if (typedLanguage === null) return { ...draft, language };
  const convertTexts = (texts: FormTexts): FormTexts => {
    const convertedEntries = Object.entries(texts).map(([name, text]) => {
      const fieldDecimals = Object.hasOwn(decimals, name) ? decimals[name] : undefined;
      return [
        name,
        fieldDecimals === undefined
          ? text
          : removeAmbiguity(text, { decimals: fieldDecimals, language: typedLanguage }),
      ];
    });
    return Object.fromEntries(convertedEntries);
  };
  const typing = Object.entries(draft.typing).map(([step, texts]) => [step, convertTexts(texts)]);
  return { ...draft, typed: convertTexts(draft.typed), typing: Object.fromEntries(typing), language };
}

export function addEmail(draft: Draft, email: string): Draft {
  return { ...draft, email };
}

export function hasInput({ typed, typing }: Draft): boolean {
  return Object.keys(typed).length > 0 || Object.keys(typing).length > 0;
}

export function hasSameAnswers({ typed: firstTexts }: Draft, { typed: secondTexts }: Draft): boolean {
  return Object.keys({ ...firstTexts, ...secondTexts }).every(
    (name) => (firstTexts[name] ?? '') === (secondTexts[name] ?? ''),
  );
}

export function hasDetailsOf({ detailsFor }: Pick<Draft, 'detailsFor'>, { id, name }: Company): boolean {
  return detailsFor?.id === id && detailsFor.name === name;
}

export function companyFingerprint({ detailsFor }: Pick<Draft, 'detailsFor'>): string {
  return detailsFor === null ? '' : `${detailsFor.id} ${detailsFor.name}`;
}

/** @param fingerprint undefined if the form does not depend on a company */
export function isOfAnotherCompany(
  fingerprint: string | undefined,
  draft: Pick<Draft, 'detailsFor'>,
): boolean {
  return fingerprint !== undefined && draft.detailsFor !== null && fingerprint !== companyFingerprint(draft);
}

/** Form data omits unticked boxes; their old values must not return. */
export function pickSubmittedTexts(submittedValues: FormValues, names: readonly string[]): FormTexts {
  return Object.fromEntries(names.map((name) => [name, submittedValues[name] ?? '']));
}

const MIN_ABSENCE_MINUTES = 30;

/** DYN-02. @param changedAt UTC instant; null if unknown */
export function isReturningVisitor(changedAt: string | null, now: Date, fromStartPage: boolean): boolean {
  if (fromStartPage) return true;
  const last = changedAt === null ? Number.NaN : Date.parse(changedAt);
  return Number.isNaN(last) || now.getTime() - last > MIN_ABSENCE_MINUTES * 60_000;
}

export const COMPANY_CONTROLS = { name: 'companyName', id: 'companyCreditProviderId' } as const;

export interface NamedCompany {
  readonly name: string;
  readonly registerEntry: FoundCompany | null;
}

export function toDraftCompany({ name, registerEntry }: NamedCompany): Company {
  return { id: registerEntry?.external_provider_company_id ?? '', name: registerEntry?.name ?? name };
}

export function setDetailsCompany(draft: Draft, company: Company): Draft {
  const companyTexts = { [COMPANY_CONTROLS.name]: company.name, [COMPANY_CONTROLS.id]: company.id };
  return { ...draft, detailsFor: company, typed: { ...draft.typed, ...companyTexts } };
}

export function omitFields(texts: Readonly<Record<string, string>>, names: Iterable<string>) {
  const omittedNames = new Set(names);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !omittedNames.has(name)));
}

export function pickFields(texts: FormTexts, names: readonly string[]): FormTexts {
  return Object.fromEntries(Object.entries(texts).filter(([name]) => names.includes(name)));
}
