import type { Queries } from '../database/database';
import { refuse } from './refusal';

/** Maximum attempts per action in a quarter of an hour. */
export const MOST = { login: 10, reset: 5, confirmation: 5 } as const;

/** @throws Refusal when the subject has done this too often */
export async function holdBack(queries: Queries, kind: keyof typeof MOST, subject: string): Promise<void> {
  const [counted] = await queries.all<{ count: number }>(
    `select count(*) from attempt where kind = $1 and subject = $2 and at > now() - interval '15 minutes'`,
    [kind, subject],
  );
  if ((counted?.count ?? 0) >= MOST[kind]) throw refuse('err_too_many_requests');
}

/** Counts. @param times how often it happened just now */
export async function note(
  queries: Queries,
  kind: keyof typeof MOST,
  subject: string,
  times = 1,
): Promise<void> {
  await queries.all('insert into attempt (kind, subject) select $1, $2 from generate_series(1, $3::int)', [
    kind,
    subject,
    times,
  ]);
}
