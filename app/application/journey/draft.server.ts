import type { PortalConfig } from '~/api/portal-config';
import type { RequestFacts, SessionAccess } from '~/request/portal-request';
import type { Session } from '~/request/session.server';
import { type Draft, type DraftKind, hasInput, hasSameAnswers, inLanguage, withEmail } from './rules/draft';
import { readDraft, storedDraft } from './rules/stored-draft';

export interface DraftOwner {
  readonly facts: Pick<RequestFacts, 'language'>;
  readonly session: Pick<SessionAccess, 'data' | 'change'>;
  readonly config: Pick<PortalConfig, 'dynamicForm'>;
}

export const draftKind = ({ dynamicForm }: DraftOwner['config']): DraftKind =>
  dynamicForm ? 'dynamic' : 'classic';

export function draftOf({ session, config }: Pick<DraftOwner, 'session' | 'config'>): Draft {
  return readDraft(session.data.draft, draftKind(config));
}

/** Changed values are another request, so they get a new idempotency key. */
export async function changeDraft(owner: DraftOwner, change: (draft: Draft) => Draft): Promise<void> {
  const kind = draftKind(owner.config);
  await owner.session.change((session) => {
    const before = readDraft(session.draft, kind);
    const language = before.language ?? owner.facts.language;
    const after = { ...change({ ...before, language }), changedAt: new Date().toISOString() };
    const submissionKey = hasSameAnswers(before, after) ? session.submissionKey : null;
    return { ...session, draft: storedDraft(after), submissionKey };
  });
}

export async function convertDraftLanguage(
  owner: DraftOwner,
  decimalsFor: (draft: Draft) => Readonly<Record<string, number>>,
): Promise<void> {
  const { language } = owner.facts;
  const isOther = (draft: Draft) => hasInput(draft) && draft.language !== language;
  if (!isOther(draftOf(owner))) return;
  const kind = draftKind(owner.config);
  await owner.session.change((session) => {
    const draft = readDraft(session.draft, kind);
    if (!isOther(draft)) return session;
    return { ...session, draft: storedDraft(inLanguage(draft, language, decimalsFor(draft))) };
  });
}

export function saveEmail(owner: DraftOwner, email: string): Promise<void> {
  return changeDraft(owner, (draft) => withEmail(draft, email));
}

export async function forgetDraft(owner: Pick<DraftOwner, 'session'>): Promise<void> {
  if (owner.session.data.draft !== null) await owner.session.change(withoutDraft);
}

export function withoutDraft(session: Session): Session {
  return { ...session, draft: null, submissionKey: null };
}
