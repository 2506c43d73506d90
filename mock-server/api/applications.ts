import {
  type ApplicationSummary,
  createApplication,
  getApplication,
  listApplications,
} from 'contracts/api/applications';
import { validateNewApplication } from '../rules/application-rules';
import { completeApplication } from '../rules/complete-application';
import type { ApplicationRow } from '../store/rows';
import { idempotencyIndex } from '../store/store';
import { implementForUser } from './implement';
import { newApplicationFacts } from './new-application';
import { refusal, refusalFor } from './refusal';

const MAX_IDEMPOTENCY_KEY = 255;

export const applications = [
  implementForUser(createApplication, ({ body, user, sandbox, deployment, headers }) => {
    const { applications } = sandbox.store;
    const idempotencyKey = headers.get('idempotency-key');
    if (idempotencyKey !== null && idempotencyKey.length > MAX_IDEMPOTENCY_KEY) {
      throw refusal('err_validation_failed', 'Idempotency-Key');
    }
    const sentBefore =
      idempotencyKey === null
        ? undefined
        : applications.firstBy('idempotency', idempotencyIndex(user.id, idempotencyKey));
    if (sentBefore !== undefined) return answerOf(sentBefore);
    const [violation, ...others] = validateNewApplication(body, deployment);
    if (violation !== undefined) throw refusalFor([violation, ...others]);
    const facts = newApplicationFacts(body, sandbox);
    return answerOf(
      applications.insert({ id: facts.applicationId, ownerId: user.id, idempotencyKey, facts, sent: body }),
    );
  }),

  implementForUser(listApplications, ({ user, sandbox }) =>
    sandbox.store.applications
      .findBy('ownerId', user.id)
      .reverse()
      .map(({ facts }): ApplicationSummary => facts)
      .sort((a, b) => Date.parse(b.created) - Date.parse(a.created)),
  ),

  implementForUser(getApplication, ({ params, user, sandbox }) => {
    const row = sandbox.store.applications.get(params.id);
    // Somebody else's application is not there: being refused would tell that it exists.
    if (row?.ownerId !== user.id) throw refusal('err_entity_not_found');
    return answerOf(row);
  }),
];

/** The application as the API answers it, with what the rules derive from its facts. */
export function answerOf({ facts }: ApplicationRow) {
  return completeApplication(facts);
}
