import { type Draft, isSameRequest, readDraft, withEmail, withStep } from '~/application/classic/rules/draft';
import type { FormStep } from '~/application/classic/rules/journey';
import {
  type DynamicDraft,
  isSameDynamicRequest,
  readDynamicDraft,
} from '~/application/configured/rules/draft';
import type { Session } from '~/request/session.server';
import type { Visit } from '~/request/visit.server';

/** Whose draft it is. */
type Owner = { readonly visit: Pick<Visit, 'session' | 'change'> };

/**
 * Changes the kept draft as one step, and the visit's own view of it. Changed values are another request, so they are
 * sent under a key of their own.
 */
export async function changeDraft({ visit }: Owner, change: (draft: Draft) => Draft): Promise<void> {
  await visit.change((session) => {
    const before = readDraft(session.draft);
    const draft = { ...change(before), changedAt: new Date().toISOString() };
    const submissionKey = isSameRequest(before, draft) ? session.submissionKey : null;
    return { ...session, draft, submissionKey };
  });
}

/** The same of a configured form's draft. */
export async function changeDynamicDraft(
  { visit }: Owner,
  change: (draft: DynamicDraft) => DynamicDraft,
): Promise<void> {
  await visit.change((session) => {
    const before = readDynamicDraft(session.draft);
    const draft = { ...change(before), changedAt: new Date().toISOString() };
    const submissionKey = isSameDynamicRequest(before, draft) ? session.submissionKey : null;
    return { ...session, draft, submissionKey };
  });
}

/** Keeps what was typed into a step, valid or not, so that nothing is lost. */
export function keepStep(
  owner: Owner,
  step: FormStep,
  typed: { values: Record<string, string>; finished: boolean },
): Promise<void> {
  return changeDraft(owner, (draft) => withStep(draft, step, typed));
}

/** Keeps the e-mail typed for the account, with whichever form there is; never a password. */
export function keepEmail(owner: Owner, email: string, dynamic: boolean): Promise<void> {
  return dynamic
    ? changeDynamicDraft(owner, (draft) => ({ ...draft, email }))
    : changeDraft(owner, (draft) => withEmail(draft, email));
}

/** Begins the wizard anew. A visitor without a draft needs no session for that. */
export async function forgetDraft({ visit }: Owner): Promise<void> {
  if (visit.session.draft !== null) await visit.change(withoutDraft);
}

/** The session without the draft; what it came to before stays known. */
export function withoutDraft(session: Session): Session {
  return { ...session, draft: null, submissionKey: null };
}
