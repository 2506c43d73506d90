import { z } from 'zod';
import { withTypedStep } from '~/application/journey/rules/typing';
import type { Typed } from '~/domain/form-schema';
import { FORM_STEPS, type FormStep } from './journey';

const typed = z.record(z.string(), z.string());

/** A company as the search knows it, or by its name alone: then the id is empty. */
const company = z.object({ id: z.string(), name: z.string() });
export type Company = z.infer<typeof company>;

/** What somebody has typed into the wizard so far, as it was typed: valid or not, nothing is lost. */
const draftRecord = z.object({
  values: z.partialRecord(z.enum(FORM_STEPS), typed),
  /** The steps that were submitted without a mistake. */
  finished: z.array(z.enum(FORM_STEPS)),
  /** The company that the company details are of. The name being typed may be another one's by now. */
  detailsFor: company.nullable().default(null),
  /** Of the account to be; no part of the request. Passwords are never kept. */
  email: z.string().default(''),
  /** What is being typed and was not sent yet, by step: shown again, but counts for nothing until it is sent. */
  typing: z.partialRecord(z.enum(FORM_STEPS), typed).default({}),
  /** When somebody was last at it, a UTC instant. */
  changedAt: z.string().nullable().default(null),
});
export type Draft = z.infer<typeof draftRecord>;

export const EMPTY_DRAFT: Draft = {
  values: {},
  finished: [],
  detailsFor: null,
  email: '',
  typing: {},
  changedAt: null,
};

/** Reads a kept draft; what is none (any more) is an empty one. */
export function readDraft(kept: unknown): Draft {
  const parsed = draftRecord.safeParse(kept);
  return parsed.success ? parsed.data : EMPTY_DRAFT;
}

/** What was sent of a step; nothing before its first submit. */
export function valuesOf(draft: Draft, step: FormStep): Record<string, string> {
  return draft.values[step] ?? {};
}

/** What a step's form holds: what is being typed, else what was sent. */
export function shownValues(draft: Draft, step: FormStep): Record<string, string> {
  return draft.typing[step] ?? valuesOf(draft, step);
}

/** Keeps what is being typed into a step; whether it is finished hangs on what was sent. */
export function withTyping(draft: Draft, step: FormStep, values: Record<string, string>): Draft {
  return { ...draft, typing: withTypedStep(draft.typing, step, values) };
}

/** Keeps what was sent of a step, and whether the step is finished by it. */
export function withStep(
  draft: Draft,
  step: FormStep,
  { values, finished }: { values: Record<string, string>; finished: boolean },
): Draft {
  const { [step]: _, ...typing } = draft.typing;
  return {
    ...draft,
    typing,
    values: { ...draft.values, [step]: values },
    finished: FORM_STEPS.filter((each) => (each === step ? finished : draft.finished.includes(each))),
  };
}

/** Keeps the e-mail typed for the account, valid or not. */
export function withEmail(draft: Draft, email: string): Draft {
  return { ...draft, email };
}

/**
 * The company that details are of, in one text, as a form that asks for them carries it along; empty before a company is named. Another tab
 * may name another company while the form stands open.
 */
export function companyMark({ detailsFor }: Pick<Draft, 'detailsFor'>): string {
  return detailsFor === null ? '' : `${detailsFor.id} ${detailsFor.name}`;
}

/**
 * True when a form was made for another company than the draft is about by now: what was typed into it is not this one's.
 *
 * @param mark what the form carries; undefined where it asks for nothing that belongs to a company
 */
export function isOfAnotherCompany(mark: string | undefined, draft: Pick<Draft, 'detailsFor'>): boolean {
  return mark !== undefined && draft.detailsFor !== null && mark !== companyMark(draft);
}

/** True when there is something to go on with. */
export function hasBegun({ values, typing }: Draft): boolean {
  return Object.keys(values).length > 0 || Object.keys(typing).length > 0;
}

/** True when two drafts make the same application: then sending one after the other is sending one twice. */
export function isSameRequest(one: Draft, other: Draft): boolean {
  return FORM_STEPS.every((step) => isSameTyped(valuesOf(one, step), valuesOf(other, step)));
}

/** True when a form holds the same texts, in whatever order. */
export function isSameTyped(one: Typed, other: Typed): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}
