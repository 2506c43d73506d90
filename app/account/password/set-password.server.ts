import { logAccountEvent } from '~/account/account-session.server';
import type { ApiError, ApiResult } from '~/api/result';
import { NO_ERRORS, type Outcome } from '~/forms/run-task.server';
import { statusOf } from '~/request/problem.server';
import { refuseGuessable } from '../guessable-password.server';
import { type DeadToken, deadTokenOf } from './dead-token';

/** @param known words about the user, such as the name */
export async function setPassword<Made>(
  password: string,
  way: 'reset' | 'invite' | 'settings',
  known: { partnerKey: string; email?: string },
  call: () => Promise<ApiResult<Made>>,
): Promise<ApiResult<Made>> {
  const answer = (await refuseGuessable(password, known)) ?? (await call());
  logAccountEvent('password-set', known.email ?? null, answer.ok ? null : answer.error, { way });
  return answer;
}

export function refuseDeadToken<Made, More extends object>(
  answer: ApiResult<Made>,
  explain: (dead: DeadToken, error: ApiError) => More,
): ApiResult<Made> | Outcome<Made, More> {
  const dead = answer.ok ? null : deadTokenOf(answer.error);
  if (answer.ok || dead === null) return answer;
  return {
    kind: 'refused',
    status: statusOf(answer.error),
    reasons: NO_ERRORS,
    more: explain(dead, answer.error),
  };
}
