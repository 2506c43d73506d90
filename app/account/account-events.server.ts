import type { ApiError } from '~/api/result';
import { type EventName, log, pseudonymOf } from '~/telemetry/log.server';
import type { LogFields } from '~/telemetry/log-fields';

type AccountEvent = Extract<EventName, 'login' | 'logout' | 'account-made' | 'password-set'>;

/** `email` is null if only the lending API knows it. */
export function logAccountEvent(
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
