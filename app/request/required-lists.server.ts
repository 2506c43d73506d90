import { data } from '@remix-run/node';
import { log } from '~/telemetry/log.server';
import type { PortalRequest } from './portal-request';
import { problemOf } from './problem-data.server';

/** Logs missing lists (DYN-11, D-78). @throws an error page that names the support contact */
export function requireLists(
  { t, facts: { partnerKey } }: Pick<PortalRequest, 't' | 'facts'>,
  missing: readonly string[],
): void {
  if (missing.length === 0) return;
  log.error('configuration-incomplete', {
    partner: partnerKey,
    finding: missing.map((list) => `missing ${list}`).join(', '),
  });
  const problem = problemOf({ messages: [t('replies')('dynamicForm')], emailNotConfirmed: false });
  throw data(problem, { status: 500 });
}
