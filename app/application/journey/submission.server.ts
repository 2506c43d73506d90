import type { ApiError } from '~/api/result';
import { readReferral } from '~/request/referral-cookie.server';
import { withoutDraft } from './draft.server';
import type { Journey } from './journey.server';
import { correctionPath } from './step.server';
import { submissionKey } from './submit-once.server';

type Outcome =
  | { readonly kind: 'created' }
  | { readonly kind: 'unfinished'; readonly to: string }
  | { readonly kind: 'failed'; readonly error: ApiError };

/** The account exists but the application does not (D-10). */
export const UNSENT = 'unsent';

/** CLA-13, DYN-07, D-10 */
export async function submitApplication(journey: Journey, httpRequest: Request): Promise<Outcome> {
  const { request, source } = journey;
  const assembly = source.assemble(
    journey.draft.typed,
    await readReferral(httpRequest, request.facts.partnerKey),
  );
  if (!assembly.ok) return { kind: 'unfinished', to: await correctionPath(journey, assembly.step) };
  const created = await assembly.create(await submissionKey(request));
  if (!created.ok) return { kind: 'failed', error: created.error };
  const application = created.data;
  await request.session.change((present) => ({
    ...withoutDraft(present),
    resultApplicationId: application.applicationId,
    resultApplication: present.user && { userId: present.user.id, application },
  }));
  return { kind: 'created' };
}
