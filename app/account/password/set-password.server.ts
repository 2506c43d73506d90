import { tellOf } from '~/account/account-events.server';
import type { ApiError, ApiResult } from '~/api/result';
import { NONE, type Outcome } from '~/forms/run-task.server';
import { statusOf } from '~/request/problem.server';
import { type DeadToken, deadTokenOf } from './dead-token';
import { refuseGuessable } from './guessable-password.server';

/** Sets a new password unless everybody knows it, and tells the log. @param way how its owner came to set it @param known what others know of them */
export async function setPassword<Made>(
  password: string,
  way: 'reset' | 'invite' | 'settings',
  known: { partnerKey: string; email?: string },
  call: () => Promise<ApiResult<Made>>,
): Promise<ApiResult<Made>> {
  const answer = (await refuseGuessable(password, known)) ?? (await call());
  tellOf('password-set', known.email ?? null, answer.ok ? null : answer.error, { way });
  return answer;
}

/** The same answer, but where the link of the mail opens nothing any more: `told` says what the page shows in place of its form then. */
export function unlessDead<Made, More extends object>(
  answer: ApiResult<Made>,
  told: (dead: DeadToken, error: ApiError) => More,
): ApiResult<Made> | Outcome<Made, More> {
  const dead = answer.ok ? null : deadTokenOf(answer.error);
  if (answer.ok || dead === null) return answer;
  return { kind: 'refused', status: statusOf(answer.error), reasons: NONE, more: told(dead, answer.error) };
}
