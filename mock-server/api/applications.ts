import {
  type ApplicationSummary,
  createApplication,
  getApplication,
  listApplications,
  type NewApplication,
  type NewDynamicApplication,
} from 'contracts/api/applications';
import { LRUCache } from 'lru-cache';
import { validateNewApplication } from '../rules/application-rules';
import { validateDynamicApplication } from '../rules/dynamic-application-rules';
import { idempotencyIndexKey } from '../store/store';
import { listApplicationsOf, requireApplicationFor } from './access';
import { createApplicationResponse } from './application-response';
import { findCurrentForm } from './dynamic-forms';
import { freezeResponse } from './frozen-responses';
import { implementForUser } from './implement';
import { createApplicationFacts, createDynamicApplicationFacts } from './new-application';
import { createRefusal, createRefusalFor } from './refusal';

const MAX_IDEMPOTENCY_KEY_LENGTH = 255;

export const applicationEndpoints = [
  implementForUser(createApplication, ({ body, user, sandbox, deployment, sender, headers, language }) => {
    const { applications } = sandbox.store;
    const idempotencyKey = headers.get('idempotency-key');
    if (idempotencyKey !== null && idempotencyKey.length > MAX_IDEMPOTENCY_KEY_LENGTH) {
      throw createRefusal('err_validation_failed', 'Idempotency-Key');
    }
    const earlierApplication =
      idempotencyKey === null
        ? undefined
        : applications.findFirstBy('idempotency', idempotencyIndexKey(user.id, idempotencyKey));
    const viewer = { role: 'applicant', language, user } as const;
    if (earlierApplication !== undefined)
      return createApplicationResponse(sandbox, earlierApplication, viewer);
    const form = findCurrentForm(sandbox, deployment, 'application');
    const [violation, ...otherViolations] = isDynamic(body)
      ? validateDynamicApplication(body, { form, deployment })
      : validateNewApplication(body, deployment);
    if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
    const facts = isDynamic(body)
      ? createDynamicApplicationFacts(body, { form, sandbox })
      : createApplicationFacts(body, sandbox);
    const createdRow = applications.insert({
      id: facts.applicationId,
      ownerId: user.id,
      idempotencyKey,
      facts,
      sent: body,
      partner: deployment.id,
      portal: sender.portal,
      statusSince: facts.created,
    });
    return createApplicationResponse(sandbox, createdRow, viewer);
  }),

  implementForUser(listApplications, ({ user, sandbox }) =>
    summariesOf(
      listApplicationsOf({ user, sandbox })
        .reverse()
        .map(({ facts }): ApplicationSummary => facts),
    ),
  ),

  implementForUser(getApplication, (exchange) => {
    const { application, role } = requireApplicationFor(exchange, exchange.params.id, 'read');
    const { sandbox, language, user } = exchange;
    return createApplicationResponse(sandbox, application, { role, language, user });
  }),
];

const MAX_CACHED_LISTS = 100;

const cachedLists = new LRUCache<
  ApplicationSummary,
  { source: readonly ApplicationSummary[]; list: ApplicationSummary[] }
>({
  max: MAX_CACHED_LISTS,
});

function summariesOf(facts: ApplicationSummary[]): ApplicationSummary[] {
  const [firstFacts] = facts;
  if (firstFacts === undefined) return [];
  const cachedEntry = cachedLists.get(firstFacts);
  if (
    cachedEntry?.source.length === facts.length &&
    facts.every((summary, index) => summary === cachedEntry.source[index])
  )
    return cachedEntry.list;
  const list = freezeResponse(facts.toSorted(newestFirst));
  cachedLists.set(firstFacts, { source: facts, list });
  return list;
}

function newestFirst(left: ApplicationSummary, right: ApplicationSummary): number {
  if (left.created === right.created) return 0;
  return left.created < right.created ? 1 : -1;
}

function isDynamic(body: NewApplication | NewDynamicApplication): body is NewDynamicApplication {
  return 'custom_fields_list' in body;
}
