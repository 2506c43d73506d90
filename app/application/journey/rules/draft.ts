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
  const nothing = { typed: {}, sent: [], detailsFor: null, known: null, email: '', typing: {} };
  return { kind, ...nothing, changedAt: null, language: null };
}

export function currentTextsOf({ typed, typing }: Draft, step: string): FormTexts {
  return { ...typed, ...(Object.hasOwn(typing, step) ? typing[step] : {}) };
}

/** JSON characters per draft, which is saved with every change. */
const MAX_TYPING_LENGTH = 200_000;

export function addUnsavedTexts(draft: Draft, step: string, texts: FormTexts): Draft {
  const typing = { ...draft.typing, [step]: texts };
  return JSON.stringify(typing).length > MAX_TYPING_LENGTH ? draft : { ...draft, typing };
}

export function addSubmittedStep(
  draft: Draft,
  step: string,
  { texts, accepted }: { texts: FormTexts; accepted: boolean },
): Draft {
  const { [step]: _, ...typing } = draft.typing;
  const others = draft.sent.filter((each) => each !== step);
  return {
    ...draft,
    typing,
    typed: { ...draft.typed, ...texts },
    sent: accepted ? [...others, step] : others,
  };
}

export function convertDraftTexts(
  draft: Draft,
  language: string,
  decimals: Readonly<Record<string, number>>,
): Draft {
  const { language: typedIn } = draft;
  if (typedIn === null) return { ...draft, language };
  const kept = (texts: FormTexts): FormTexts => {
    const read = Object.entries(texts).map(([name, text]) => {
      const places = Object.hasOwn(decimals, name) ? decimals[name] : undefined;
      return [
        name,
        places === undefined ? text : removeAmbiguity(text, { decimals: places, language: typedIn }),
      ];
    });
    return Object.fromEntries(read);
  };
  const typing = Object.entries(draft.typing).map(([step, texts]) => [step, kept(texts)]);
  return { ...draft, typed: kept(draft.typed), typing: Object.fromEntries(typing), language };
}

export function addEmail(draft: Draft, email: string): Draft {
  return { ...draft, email };
}

export function hasInput({ typed, typing }: Draft): boolean {
  return Object.keys(typed).length > 0 || Object.keys(typing).length > 0;
}

export function hasSameAnswers({ typed: one }: Draft, { typed: other }: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
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
export function pickSubmittedTexts(sent: FormValues, names: readonly string[]): FormTexts {
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? '']));
}

const AWAY_MINUTES = 30;

/** DYN-02. @param changedAt UTC instant; null if unknown */
export function isReturningVisitor(changedAt: string | null, now: Date, fromStartPage: boolean): boolean {
  if (fromStartPage) return true;
  const last = changedAt === null ? Number.NaN : Date.parse(changedAt);
  return Number.isNaN(last) || now.getTime() - last > AWAY_MINUTES * 60_000;
}

export const COMPANY_CONTROLS = { name: 'companyName', id: 'companyCreditProviderId' } as const;

export interface NamedCompany {
  readonly name: string;
  readonly found: FoundCompany | null;
}

export function toDraftCompany({ name, found }: NamedCompany): Company {
  return { id: found?.external_provider_company_id ?? '', name: found?.name ?? name };
}

export function setDetailsCompany(draft: Draft, company: Company): Draft {
  const named = { [COMPANY_CONTROLS.name]: company.name, [COMPANY_CONTROLS.id]: company.id };
  return { ...draft, detailsFor: company, typed: { ...draft.typed, ...named } };
}

export function omitFields(texts: Readonly<Record<string, string>>, names: Iterable<string>) {
  const left = new Set(names);
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !left.has(name)));
}
