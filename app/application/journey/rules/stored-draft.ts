import { z } from 'zod';
import { CLASSIC_STEPS, FORM_STEPS, type FormStep } from '~/application/rules/steps';
import { type Draft, type DraftKind, emptyDraft, type Texts } from './draft';

/** Unchanged since the first release, because old and new instances read each other's drafts during an update. */
const texts = z.record(z.string(), z.string());

const whateverTheKind = {
  detailsFor: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  email: z.string().default(''),
  changedAt: z.string().nullable().default(null),
  // Old instances drop this field; the next page then assumes its own language.
  language: z.string().nullable().default(null),
};

const classic = z.object({
  ...whateverTheKind,
  values: z.partialRecord(z.enum(FORM_STEPS), texts),
  finished: z.array(z.enum(FORM_STEPS)),
  typing: z.partialRecord(z.enum(FORM_STEPS), texts).default({}),
});

const dynamic = z.object({
  ...whateverTheKind,
  kind: z.literal('dynamic'),
  typed: texts,
  sent: z.array(z.string()),
  typing: z.record(z.string(), texts).default({}),
});

export function readDraft(kept: unknown, kind: DraftKind): Draft {
  if (kind === 'dynamic') return dynamic.safeParse(kept).data ?? emptyDraft(kind);
  const read = classic.safeParse(kept).data;
  if (read === undefined) return emptyDraft(kind);
  const { values, finished, ...rest } = read;
  return { ...rest, kind, typed: Object.assign({}, ...Object.values(values)), sent: finished };
}

export function storedDraft(draft: Draft): z.input<typeof classic> | z.input<typeof dynamic> {
  if (draft.kind === 'dynamic') return { ...draft, kind: draft.kind, sent: [...draft.sent] };
  const { kind: _, typed, sent, ...rest } = draft;
  const values = FORM_STEPS.map((step) => [step, ofStep(typed, step)] as const);
  return {
    ...rest,
    values: Object.fromEntries(values.filter(([, own]) => Object.keys(own).length > 0)),
    finished: FORM_STEPS.filter((step) => sent.includes(step)),
  };
}

function ofStep(typed: Texts, step: FormStep): Texts {
  const own = Object.keys(CLASSIC_STEPS[step]);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => own.includes(name)));
}
