import { data } from '@remix-run/node';
import { log } from '~/telemetry/log.server';
import { problemOf } from './problem-data.server';
import type { Visit } from './visit.server';

/**
 * Goes on where the deployment names every list that the page cannot do without; what is missing is named in the log (DYN-11, D-78).
 * @throws the error page, which says whom to ask
 */
export function requireLists(
  { t, partnerKey }: Pick<Visit, 't' | 'partnerKey'>,
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
