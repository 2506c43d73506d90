import { applications } from '~/api/applications.server';
import type { ApiError } from '~/api/result';
import { withoutDraft } from './draft.server';
import type { Flow } from './flow.server';
import { submissionKey } from './once.server';

/** What sending the answers comes to. */
type Outcome =
  | { readonly kind: 'created' }
  /** A step does not hold (any more), for instance because the partner's offer has changed meanwhile. */
  | { readonly kind: 'unfinished'; readonly to: string }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** Tells the check of the answers that the account is there and the application is not (D-10). */
export const UNSENT = 'unsent';

/**
 * Sends the answers as an application of the logged-in user (CLA-13, DYN-07). Once created, the form's values are reset and the
 * application is the one whose result is shown; until then nothing that was typed is lost (D-10).
 */
export async function submitApplication(flow: Flow): Promise<Outcome> {
  const { visit } = flow;
  const assembly = await flow.assemble();
  if (!assembly.ok) return { kind: 'unfinished', to: assembly.to };
  const key = await submissionKey(visit);
  const created = await (assembly.kind === 'classic'
    ? applications.create(visit.api, assembly.application, key)
    : applications.createConfigured(visit.api, assembly.application, key));
  if (!created.ok) return { kind: 'failed', error: created.error };
  const application = created.data;
  await visit.change((present) => ({
    ...withoutDraft(present),
    resultApplicationId: application.applicationId,
    resultApplication: present.user && { userId: present.user.id, application },
  }));
  return { kind: 'created' };
}
