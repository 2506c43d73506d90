import type { Queries } from '../database/database';
import { refuse } from './refusal';

/** Attempts count for 15 minutes. */
export const MAX_ATTEMPTS = { login: 10, reset: 5, confirmation: 5 } as const;

export async function refuseTooManyAttempts(
  queries: Queries,
  kind: keyof typeof MAX_ATTEMPTS,
  subject: string,
): Promise<void> {
  const [attemptRow] = await queries.all<{ count: number }>(
    `select count(*) from attempt where kind = $1 and subject = $2 and at > now() - interval '15 minutes'`,
    [kind, subject],
  );
  if ((attemptRow?.count ?? 0) >= MAX_ATTEMPTS[kind]) throw refuse('err_too_many_requests');
}

export async function countAttempts(
  queries: Queries,
  kind: keyof typeof MAX_ATTEMPTS,
  subject: string,
  times = 1,
): Promise<void> {
  await queries.all('insert into attempt (kind, subject) select $1, $2 from generate_series(1, $3::int)', [
    kind,
    subject,
    times,
  ]);
}
