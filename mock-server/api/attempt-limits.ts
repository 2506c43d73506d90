import type { Sandbox } from '../store/sandbox';
import { createRefusal } from './refusal';

const ATTEMPT_LIMITS = {
  login: { times: 10, minutes: 15 },
  reset: { times: 5, minutes: 60 },
  confirmation: { times: 5, minutes: 60 },
} as const;

const MAX_REMEMBERED_ACCOUNTS = 1000;

type Attempt = keyof typeof ATTEMPT_LIMITS;

export function refuseTooManyAttempts(sandbox: Sandbox, attempt: Attempt, email: string): void {
  if (recentAttempts(sandbox, attempt, email).length >= ATTEMPT_LIMITS[attempt].times)
    throw createRefusal('err_too_many_requests');
}

export function countAttempt(sandbox: Sandbox, attempt: Attempt, email: string): void {
  const { attempts } = sandbox.store;
  const id = attemptIdOf(attempt, email);
  const instants = [...recentAttempts(sandbox, attempt, email), sandbox.clock.iso()];
  attempts.delete(id);
  attempts.insert({ id, at: instants });
  const oldestAttempt = attempts.first();
  if (attempts.size > MAX_REMEMBERED_ACCOUNTS && oldestAttempt !== undefined)
    attempts.delete(oldestAttempt.id);
}

export function clearAttempts(sandbox: Sandbox, attempt: Attempt, email: string): void {
  sandbox.store.attempts.delete(attemptIdOf(attempt, email));
}

function recentAttempts(sandbox: Sandbox, attempt: Attempt, email: string): string[] {
  const now = sandbox.clock.now().getTime();
  const windowMs = ATTEMPT_LIMITS[attempt].minutes * 60_000;
  const attemptInstants = sandbox.store.attempts.get(attemptIdOf(attempt, email))?.at ?? [];
  // Attempts lie in the future if the clock was set back.
  return attemptInstants.filter((instant) => Math.abs(now - Date.parse(instant)) < windowMs);
}

function attemptIdOf(attempt: Attempt, email: string): string {
  return `${attempt}:${email}`;
}
