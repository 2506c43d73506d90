import { type Application, applications } from '~/api/applications.server';
import { mapResult } from '~/api/result';
import { type CreationOutcome, createOnce } from '~/forms/send-once/create-once.server';
import type { PortalRequest } from '~/request/portal-request';
import type { SentApplication } from './journey.server';
import { CHECK_PATH } from './rules/journey';
import {
  DETAIL_COMPARISON_MEMBERS,
  hasSameMembers,
  LIST_COMPARISON_MEMBERS,
  pickComparableMembers,
} from './rules/sent-application';
import { createSubmissionKeys } from './submit-once.server';

interface SubmissionRequest {
  application: SentApplication;
  create: (idempotencyKey: string) => ReturnType<typeof applications.create>;
  /** The user wants another application even if the first exists. */
  isConfirmed: boolean;
}

const READ_TIMEOUT_MS = 5_000;

const readTimeout = () => AbortSignal.timeout(READ_TIMEOUT_MS);

/** CLA-13, D-10. After an unusable response, looks for the application in the list. */
export async function sendApplication(
  request: PortalRequest,
  { application, create, isConfirmed }: SubmissionRequest,
): Promise<CreationOutcome<Application>> {
  const { idempotencyKey, draftKey } = await createSubmissionKeys(request);
  const { api, facts } = request;
  // The account page and the check page send the same draft, so both use one address.
  const url = new URL(CHECK_PATH, facts.url);
  return createOnce<Application>({ ...request, facts: { ...facts, url } }, draftKey, {
    content: application,
    identity: pickComparableMembers(application, application, LIST_COMPARISON_MEMBERS),
    isUnique: false,
    listExisting: async () =>
      mapResult(await applications.list(api, readTimeout()), (applicationList) =>
        applicationList.map((entry) => ({
          id: entry.applicationId,
          identity: pickComparableMembers(application, entry, LIST_COMPARISON_MEMBERS),
          created: null,
          createdAt: entry.created,
        })),
      ),
    send: () => create(idempotencyKey),
    verification: {
      isConfirmed,
      now: request.serverTime,
      readEntry: async (id, isSameContent) =>
        mapResult(await applications.get(api, id, readTimeout()), (storedApplication) =>
          !isSameContent || hasSameMembers(application, storedApplication, DETAIL_COMPARISON_MEMBERS)
            ? storedApplication
            : null,
        ),
    },
  });
}
