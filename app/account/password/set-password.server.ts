import { logAccountEvent } from '~/account/account-session.server';
import type { ApiError, ApiResult } from '~/api/result';
import { NO_ERRORS, type TaskOutcome } from '~/forms/run-task.server';
import { statusOfApiError } from '~/request/problem.server';
import { refuseGuessablePassword } from '../guessable-password.server';
import { findInvalidTokenReason, type InvalidTokenReason } from './invalid-token';

export async function setPassword<Made>(
  password: string,
  way: 'reset' | 'invite' | 'settings',
  known: { partnerKey: string; email?: string },
  call: () => Promise<ApiResult<Made>>,
): Promise<ApiResult<Made>> {
  const answer = (await refuseGuessablePassword(password, known)) ?? (await call());
  logAccountEvent('password-set', known.email ?? null, answer.ok ? null : answer.error, { way });
  return answer;
}

export function refuseInvalidToken<Made, More extends object>(
  answer: ApiResult<Made>,
  explain: (dead: InvalidTokenReason, error: ApiError) => More,
): ApiResult<Made> | TaskOutcome<Made, More> {
  const dead = answer.ok ? null : findInvalidTokenReason(answer.error);
  if (answer.ok || dead === null) return answer;
  return {
    kind: 'refused',
    status: statusOfApiError(answer.error),
    reasons: NO_ERRORS,
    more: explain(dead, answer.error),
  };
}
