import { readAlike } from '~/domain/decimal';
import type { Typed } from '~/domain/typed';
import { withTypedStep } from './typing';

/** Texts by the names of a form's controls. */
export type Texts = Readonly<Record<string, string>>;

/** Whose steps a draft answers: the classic wizard's, or those of a form that the server configures. */
export type DraftKind = 'classic' | 'dynamic';

/** A company as the search knows it, or by its name alone: then the id is empty. */
export interface Company {
  readonly id: string;
  readonly name: string;
}

/** What somebody has typed into an application so far, valid or not: nothing is lost. */
export interface Draft {
  readonly kind: DraftKind;
  /** What was sent, whatever the step: no two questions of a journey share a name. */
  readonly typed: Texts;
  /** The steps that were sent without a mistake. */
  readonly sent: readonly string[];
  /** The company that the company details are of. The name being typed may be another one's by now. */
  readonly detailsFor: Company | null;
  /** Of the account to be; no part of the request. Passwords are never kept. */
  readonly email: string;
  /** What is being typed and was not sent yet, by step: shown again, but counts for nothing until it is sent. */
  readonly typing: Readonly<Record<string, Texts>>;
  /** When somebody was last at it, a UTC instant. */
  readonly changedAt: string | null;
  /** Of the pages its numbers were typed on; null where that is not known. */
  readonly language: string | null;
}

export function emptyDraft(kind: DraftKind): Draft {
  const nothing = { typed: {}, sent: [], detailsFor: null, email: '', typing: {} };
  return { kind, ...nothing, changedAt: null, language: null };
}

/** What the form of a step holds: what is being typed there, over what was sent. */
export function shownTexts({ typed, typing }: Draft, step: string): Texts {
  return { ...typed, ...(Object.hasOwn(typing, step) ? typing[step] : {}) };
}

/** Keeps what is being typed into a step; whether it is finished depends on what was sent. */
export function withTyping(draft: Draft, step: string, texts: Texts): Draft {
  return { ...draft, typing: withTypedStep(draft.typing, step, texts) };
}

/** Keeps what was sent of a step in place of what was typed there, and whether it was without a mistake. */
export function withSent(
  draft: Draft,
  step: string,
  { texts, accepted }: { texts: Texts; accepted: boolean },
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

/** The draft for pages of another language: its numbers read as they were meant. @param decimals of the controls that take numbers, by name */
export function inLanguage(
  draft: Draft,
  language: string,
  decimals: Readonly<Record<string, number>>,
): Draft {
  const { language: typedIn } = draft;
  if (typedIn === null) return { ...draft, language };
  const kept = (texts: Texts): Texts => {
    const read = Object.entries(texts).map(([name, text]) => {
      const places = Object.hasOwn(decimals, name) ? decimals[name] : undefined;
      return [name, places === undefined ? text : readAlike(text, { decimals: places, language: typedIn })];
    });
    return Object.fromEntries(read);
  };
  const typing = Object.entries(draft.typing).map(([step, texts]) => [step, kept(texts)]);
  return { ...draft, typed: kept(draft.typed), typing: Object.fromEntries(typing), language };
}

/** Keeps the e-mail typed for the account, valid or not. */
export function withEmail(draft: Draft, email: string): Draft {
  return { ...draft, email };
}

/** True when there is something to go on with. */
export function hasBegun({ typed, typing }: Draft): boolean {
  return Object.keys(typed).length > 0 || Object.keys(typing).length > 0;
}

/** True when two drafts make the same application: then sending one after the other is sending one twice. */
export function isSameRequest({ typed: one }: Draft, { typed: other }: Draft): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/** True when the draft has the details of this very company, so that it needn't be looked up again. */
export function hasDetailsOf({ detailsFor }: Pick<Draft, 'detailsFor'>, { id, name }: Company): boolean {
  return detailsFor?.id === id && detailsFor.name === name;
}

/** The company that details are of, as text a form carries along; empty before one is named. Another tab may name another meanwhile. */
export function companyMark({ detailsFor }: Pick<Draft, 'detailsFor'>): string {
  return detailsFor === null ? '' : `${detailsFor.id} ${detailsFor.name}`;
}

/** True when a form was made for another company than the draft's. @param mark of the form; undefined where nothing belongs to a company */
export function isOfAnotherCompany(mark: string | undefined, draft: Pick<Draft, 'detailsFor'>): boolean {
  return mark !== undefined && draft.detailsFor !== null && mark !== companyMark(draft);
}

/** The texts of a step's form as sent; a control of `names` that was left out (an unticked box) is empty, or its old text would come back. */
export function sentTexts(sent: Typed, names: readonly string[]): Texts {
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? '']));
}
