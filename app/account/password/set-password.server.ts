import { logAccountEvent } from '~/account/account-session.server';
import type { ApiError, ApiResult } from '~/api/result';
import { NO_ERRORS, type TaskOutcome } from '~/forms/run-task.server';
import { statusOfApiError } from '~/request/problem.server';
import { refuseGuessablePassword } from '../guessable-password.server';
import { findInvalidTokenReason, type InvalidTokenReason } from './invalid-token';

export async function setPassword<Made>(
  password: string,
  way: 'reset' | 'invite' | 'settings',
  context: { partnerKey: string; email?: string },
  call: () => Promise<ApiResult<Made>>,
): Promise<ApiResult<Made>> {
  const result = (await refuseGuessablePassword(password, context)) ?? (await call());
  logAccountEvent('password-set', context.email ?? null, result.ok ? null : result.error, { way });
  return result;
}

export function refuseInvalidToken<Made, More extends object>(
  result: ApiResult<Made>,
  explain: (reason: InvalidTokenReason, error: ApiError) => More,
): ApiResult<Made> | TaskOutcome<Made, More> {
  const reason = result.ok ? null : findInvalidTokenReason(result.error);
  if (result.ok || reason === null) return result;
  return {
    kind: 'refused',
    status: statusOfApiError(result.error),
    reasons: NO_ERRORS,
    extraData: explain(reason, result.error),
  };
}
