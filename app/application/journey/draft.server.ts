import { z } from 'zod';
import type { PortalConfig } from '~/api/portal-config';
import { CLASSIC_STEPS, FORM_STEPS, type FormStep } from '~/application/rules/steps';
import { findSentApplication } from '~/request/new-application.server';
import type { PortalRequest, RequestFacts, SessionAccess } from '~/request/portal-request';
import { addFlashMessage, type Session } from '~/request/session.server';
import {
  addEmail,
  convertDraftTexts,
  createEmptyDraft,
  type Draft,
  type DraftKind,
  type FormTexts,
  hasInput,
  hasSameAnswers,
} from './rules/draft';
import { resultPath } from './rules/journey';

/** Keep unchanged: old and new instances read each other's drafts during an update. */
const texts = z.record(z.string(), z.string());

const commonFields = {
  detailsFor: z.object({ id: z.string(), name: z.string() }).nullable().default(null),
  email: z.string().default(''),
  changedAt: z.string().nullable().default(null),
  // Old instances drop this field; the next page then assumes its own language.
  language: z.string().nullable().default(null),
  // Old instances drop this field; company details then appear as fields.
  known: texts.nullable().default(null),
};

const classic = z.object({
  ...commonFields,
  values: z.partialRecord(z.enum(FORM_STEPS), texts),
  finished: z.array(z.enum(FORM_STEPS)),
  typing: z.partialRecord(z.enum(FORM_STEPS), texts).default({}),
});

const dynamic = z.object({
  ...commonFields,
  kind: z.literal('dynamic'),
  typed: texts,
  sent: z.array(z.string()),
  typing: z.record(z.string(), texts).default({}),
});

export function readDraft(storedDraft: unknown, kind: DraftKind): Draft {
  if (kind === 'dynamic') return dynamic.safeParse(storedDraft).data ?? createEmptyDraft(kind);
  const stored = classic.safeParse(storedDraft).data;
  if (stored === undefined) return createEmptyDraft(kind);
  const { values, finished, ...rest } = stored;
  return { ...rest, kind, typed: Object.assign({}, ...Object.values(values)), sent: finished };
}

export function toStoredDraft(draft: Draft): z.input<typeof classic> | z.input<typeof dynamic> {
  if (draft.kind === 'dynamic') return { ...draft, kind: draft.kind, sent: [...draft.sent] };
  const { kind: _, typed, sent, ...rest } = draft;
  const values = FORM_STEPS.map((step) => [step, textsOfStep(typed, step)] as const);
  return {
    ...rest,
    values: Object.fromEntries(values.filter(([, stepTexts]) => Object.keys(stepTexts).length > 0)),
    finished: FORM_STEPS.filter((step) => sent.includes(step)),
  };
}

function textsOfStep(typed: FormTexts, step: FormStep): FormTexts {
  const stepFields = Object.keys(CLASSIC_STEPS[step]);
  return Object.fromEntries(Object.entries(typed).filter(([name]) => stepFields.includes(name)));
}

export interface DraftOwner {
  readonly facts: Pick<RequestFacts, 'language'>;
  readonly session: Pick<SessionAccess, 'data' | 'change'>;
  readonly config: Pick<PortalConfig, 'dynamicForm'>;
}

const draftKind = ({ dynamicForm }: DraftOwner['config']): DraftKind => (dynamicForm ? 'dynamic' : 'classic');

export function readCurrentDraft({ session, config }: Pick<DraftOwner, 'session' | 'config'>): Draft {
  return readDraft(session.data.draft, draftKind(config));
}

/** Changed answers get a new idempotency key, because they make another request. */
export async function changeDraft(owner: DraftOwner, change: (draft: Draft) => Draft): Promise<void> {
  const kind = draftKind(owner.config);
  await owner.session.change((session) => {
    const draft = readDraft(session.draft, kind);
    const language = draft.language ?? owner.facts.language;
    const changedDraft = { ...change({ ...draft, language }), changedAt: new Date().toISOString() };
    const submissionKey = hasSameAnswers(draft, changedDraft) ? session.submissionKey : null;
    return { ...session, draft: toStoredDraft(changedDraft), submissionKey };
  });
}

export async function convertDraftLanguage(
  owner: DraftOwner,
  decimalsFor: (draft: Draft) => Readonly<Record<string, number>>,
): Promise<void> {
  const { language } = owner.facts;
  const isOther = (draft: Draft) => hasInput(draft) && draft.language !== language;
  if (!isOther(readCurrentDraft(owner))) return;
  const kind = draftKind(owner.config);
  await owner.session.change((session) => {
    const draft = readDraft(session.draft, kind);
    if (!isOther(draft)) return session;
    return { ...session, draft: toStoredDraft(convertDraftTexts(draft, language, decimalsFor(draft))) };
  });
}

export function saveEmail(owner: DraftOwner, email: string): Promise<void> {
  return changeDraft(owner, (draft) => addEmail(draft, email));
}

export async function forgetDraft(owner: Pick<DraftOwner, 'session'>): Promise<void> {
  if (owner.session.data.draft !== null) await owner.session.change(removeDraft);
}

export function removeDraft(session: Session): Session {
  return { ...session, draft: null, submissionKey: null, draftKey: undefined };
}

type Sender = Pick<PortalRequest, 'session' | 'config'>;

/** CLA-13. Null if nothing was sent or a new draft has begun. */
export function findSubmittedApplication({ session, config }: Sender) {
  if (session.data.draft !== null) return null;
  const application = findSentApplication({ session });
  return application && { number: application.shortApplicationId, path: resultPath(config) };
}

export async function redirectWithSubmittedMessage(request: PortalRequest, path: string): Promise<Response> {
  const text = request.t('application')('sent.toast');
  await request.session.change((session) => addFlashMessage(session, { tone: 'info', text }));
  return request.redirect(path);
}
