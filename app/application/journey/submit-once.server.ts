import { createHash, randomUUID } from 'node:crypto';
import { coalesceSubmits } from '~/forms/send-once/create-once.server';
import type { SessionAccess } from '~/request/portal-request';

interface Sender {
  readonly session: Pick<SessionAccess, 'data' | 'change'>;
}

interface SubmissionKeys {
  /** CLA-13. Changes with the answers. */
  idempotencyKey: string;
  /** Stays the same for the whole draft. */
  draftKey: string;
}

export async function createSubmissionKeys(request: Sender): Promise<SubmissionKeys> {
  const newKey = randomUUID();
  await request.session.change((session) => ({
    ...session,
    submissionKey: session.submissionKey ?? newKey,
    draftKey: session.draftKey ?? newKey,
  }));
  const { submissionKey, draftKey } = request.session.data;
  return { idempotencyKey: submissionKey ?? newKey, draftKey: draftKey ?? newKey };
}

/** @param secret known only to the browser, because the response may contain a login */
export async function submitOnce<T>(
  request: Sender,
  secret: readonly string[],
  work: () => Promise<T | Response>,
): Promise<T> {
  const { idempotencyKey } = await createSubmissionKeys(request);
  const name = [idempotencyKey, ...secret];
  return coalesceSubmits(createHash('sha256').update(JSON.stringify(name)).digest('base64'), work);
}
