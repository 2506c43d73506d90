import { z } from 'zod';
import { withTypedStep } from '~/application/journey/rules/typing';
import { type Typed, typedValues } from '~/domain/form-schema';

const texts = z.record(z.string(), z.string());

/** What somebody has typed into a configured form so far, valid or not. Texts go by the names of the controls, whatever the step. */
const draftRecord = z.object({
  kind: z.literal('dynamic'),
  typed: texts,
  /** The steps that were sent without a mistake. Whether they still hold is judged anew each time. */
  sent: z.array(z.string()),
  /** The company whose known details have been filled in: the search's id of it, and its name. */
  detailsFor: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  /** Of the account to be; no part of the request. Passwords are never kept. */
  email: z.string().default(''),
  /** What is being typed and was not sent yet, by step. */
  typing: z.record(z.string(), texts).default({}),
  /** When somebody was last at it, a UTC instant. */
  changedAt: z.string().nullable().default(null),
});
export type DynamicDraft = z.infer<typeof draftRecord>;

export const EMPTY_DYNAMIC_DRAFT: DynamicDraft = {
  kind: 'dynamic',
  typed: {},
  sent: [],
  detailsFor: null,
  email: '',
  typing: {},
  changedAt: null,
};

/** Reads a kept draft; what is none (any more), or the classic wizard's, is an empty one. */
export function readDynamicDraft(kept: unknown): DynamicDraft {
  const parsed = draftRecord.safeParse(kept);
  return parsed.success ? parsed.data : EMPTY_DYNAMIC_DRAFT;
}

/** Keeps what was sent of a step, and whether it was without a mistake; one that was stays counted until it is judged again. */
export function withSent(
  draft: DynamicDraft,
  step: string,
  { typed, accepted }: { typed: Readonly<Record<string, string>>; accepted: boolean },
): DynamicDraft {
  const { [step]: _, ...typing } = draft.typing;
  const others = draft.sent.filter((each) => each !== step);
  return {
    ...draft,
    typing,
    typed: { ...draft.typed, ...typed },
    sent: accepted ? [...others, step] : others,
  };
}

/** Keeps what is being typed into a step. */
export function withDynamicTyping(
  draft: DynamicDraft,
  step: string,
  typed: Record<string, string>,
): DynamicDraft {
  return { ...draft, typing: withTypedStep(draft.typing, step, typed) };
}

/** What the form of a step holds: what is being typed there, over what was sent. */
export function shownTexts({ typed, typing }: DynamicDraft, step: string): Record<string, string> {
  return { ...typed, ...(Object.hasOwn(typing, step) ? typing[step] : {}) };
}

/** True when there is something to go on with. */
export function hasBegunDynamic({ typed, typing }: DynamicDraft): boolean {
  return Object.keys(typed).length > 0 || Object.keys(typing).length > 0;
}

/** True when two drafts make the same application. */
export function isSameDynamicRequest({ typed: one }: DynamicDraft, { typed: other }: DynamicDraft): boolean {
  return Object.keys({ ...one, ...other }).every((name) => (one[name] ?? '') === (other[name] ?? ''));
}

/**
 * The texts of a step's form as it was sent. A control that a form leaves out (an unticked box, a choice nobody made) is empty, or what was
 * there before would come back.
 *
 * @param names of every control the form has
 */
export function sentTexts(form: FormData, names: readonly string[]): Record<string, string> {
  const sent: Typed = typedValues(form);
  return Object.fromEntries(names.map((name) => [name, sent[name] ?? '']));
}
