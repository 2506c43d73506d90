import type { ApiError } from '~/api/result';
import type { EventName } from '~/telemetry/events';
import { log } from '~/telemetry/log.server';
import type { LogFields } from '~/telemetry/log-fields';
import { pseudonymOf } from '~/telemetry/pseudonym.server';

type AccountEvent = Extract<EventName, 'login' | 'logout' | 'account-made' | 'password-set'>;

/** Tells the log what somebody did with an account and what it came to; `email` is null where only the lending API knows, `error` when all went well. */
export function tellOf(
  event: AccountEvent,
  email: string | null,
  error: ApiError | null,
  fields: Pick<LogFields, 'factor' | 'way'> = {},
): void {
  const status = error !== null && 'status' in error ? { status: error.status } : {};
  const who = email === null ? {} : { who: pseudonymOf(email) };
  log[error === null ? 'info' : 'warn'](event, {
    ...fields,
    ...who,
    ...status,
    outcome: error?.kind ?? 'ok',
  });
}
