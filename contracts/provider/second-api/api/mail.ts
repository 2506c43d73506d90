import { randomBytes } from 'node:crypto';
import { insertRow, type Queries } from '../database/database';
import type { Mail } from './calls';
import { refuse } from './refusal';

type MailKind = Mail['kind'];

const LINK_LIFETIME_HOURS: Readonly<Record<MailKind, number>> = { confirmation: 72, reset: 2 };

export async function createMailLink(queries: Queries, accountId: string, kind: MailKind): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const expires = new Date(Date.now() + LINK_LIFETIME_HOURS[kind] * 3_600_000);
  await insertRow(queries, 'mail', { account_id: accountId, kind, token, expires_at: expires });
  return token;
}

interface Link {
  id: number;
  account_id: string;
  used_at: Date | null;
  is_over: boolean;
}

export async function requireMailLink(queries: Queries, kind: MailKind, token: string): Promise<Link> {
  const link = await queries.first<Link>(
    'select *, expires_at < now() as is_over from mail where kind = $1 and token = $2',
    [kind, token],
  );
  if (link === undefined) throw refuse('err_auth_token_invalid', 'token');
  if (link.is_over && link.used_at === null) throw refuse('err_auth_token_expired', 'token');
  return link;
}

export async function markMailLinkUsed(queries: Queries, id: number): Promise<void> {
  await queries.all('update mail set used_at = now() where id = $1', [id]);
}
