import type { Session } from '~/request/session.server';
import type { Visit } from '~/request/visit.server';
import { type Draft, type DraftKind, hasBegun, inLanguage, isSameRequest, withEmail } from './rules/draft';
import { readDraft, storedDraft } from './rules/stored-draft';

export type DraftOwner = Pick<Visit, 'session' | 'change' | 'language'> & {
  readonly config: Pick<Visit['config'], 'dynamicForm'>;
};

/** The kind of draft that a deployment's visitors have. */
export const draftKind = ({ dynamicForm }: DraftOwner['config']): DraftKind =>
  dynamicForm ? 'dynamic' : 'classic';

/** The visitor's draft as it is kept now; an empty one where there is none of the deployment's kind. */
export function draftOf({ session, config }: Pick<DraftOwner, 'session' | 'config'>): Draft {
  return readDraft(session.draft, draftKind(config));
}

/** Changes the kept draft, and the visit's view of it, as one step. Changed values are another request: they get a key of their own. */
export async function changeDraft(owner: DraftOwner, change: (draft: Draft) => Draft): Promise<void> {
  const kind = draftKind(owner.config);
  await owner.change((session) => {
    const before = readDraft(session.draft, kind);
    const language = before.language ?? owner.language;
    const after = { ...change({ ...before, language }), changedAt: new Date().toISOString() };
    const submissionKey = isSameRequest(before, after) ? session.submissionKey : null;
    return { ...session, draft: storedDraft(after), submissionKey };
  });
}

/** Makes the kept draft one for pages of the visit's language, where it was typed in another: the same request, and nobody was at it. */
export async function takeOverLanguage(
  owner: DraftOwner,
  decimalsFor: (draft: Draft) => Readonly<Record<string, number>>,
): Promise<void> {
  const { language } = owner;
  const isOther = (draft: Draft) => hasBegun(draft) && draft.language !== language;
  if (!isOther(draftOf(owner))) return;
  const kind = draftKind(owner.config);
  await owner.change((session) => {
    const draft = readDraft(session.draft, kind);
    if (!isOther(draft)) return session;
    return { ...session, draft: storedDraft(inLanguage(draft, language, decimalsFor(draft))) };
  });
}

/** Keeps the e-mail typed for the account; never a password. */
export function keepEmail(owner: DraftOwner, email: string): Promise<void> {
  return changeDraft(owner, (draft) => withEmail(draft, email));
}

/** Begins the application anew. A visitor without a draft needs no session for that. */
export async function forgetDraft(owner: Pick<DraftOwner, 'session' | 'change'>): Promise<void> {
  if (owner.session.draft !== null) await owner.change(withoutDraft);
}

/** The session without the draft; what it came to before stays known. */
export function withoutDraft(session: Session): Session {
  return { ...session, draft: null, submissionKey: null };
}
