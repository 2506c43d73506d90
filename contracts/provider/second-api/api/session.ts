import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Queries } from '../database/database';
import { getCurrentDeployment } from '../deployments';
import { LANGUAGES, type Language } from '../rules/languages';
import type { SecondBank } from './calls';
import { refuse } from './refusal';

export interface Person {
  id: string;
  email: string;
  confirmed_at: Date | null;
  interface_language: Language;
  communication_language: Language;
}

const COOKIE = 'lending_session';
const SESSION_LIFETIME_HOURS = 12;

const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');

export async function createSession(queries: Queries, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await queries.all(
    `insert into session (digest, account_id, expires_at) values ($1, $2, now() + make_interval(hours => $3))`,
    [digestOf(token), accountId, SESSION_LIFETIME_HOURS],
  );
  return token;
}

export async function logIn(bank: SecondBank, context: Context, accountId: string): Promise<void> {
  setCookie(context, COOKIE, await createSession(bank.database, accountId), {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
  });
}

export async function logOut(bank: SecondBank, context: Context): Promise<void> {
  await bank.database.all('delete from session where digest = $1', [
    digestOf(getCookie(context, COOKIE) ?? ''),
  ]);
  setCookie(context, COOKIE, '', { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 0 });
}

export async function requirePerson({ database }: SecondBank, context: Context): Promise<Person> {
  const sessionRow = await database.first<Person & { is_over: boolean }>(
    `select account.*, session.expires_at < now() as is_over from session join account on account.id = account_id where digest = $1`,
    [digestOf(getCookie(context, COOKIE) ?? '')],
  );
  if (sessionRow === undefined) throw refuse('err_auth_session_not_found');
  if (sessionRow.is_over) throw refuse('err_auth_session_expired');
  return sessionRow;
}

export async function requireCustomer(bank: SecondBank, context: Context): Promise<Person> {
  const person = await requirePerson(bank, context);
  const { requiresConfirmedEmail } = await getCurrentDeployment(bank.database);
  if (requiresConfirmedEmail && person.confirmed_at === null) throw refuse('err_email_not_confirmed');
  return person;
}

export function languageOf(context: Context, person: Person): Language {
  const [preferredLanguage = ''] = (context.req.header('accept-language') ?? '').split(/[,;-]/);
  return (
    LANGUAGES.find((language) => language === preferredLanguage.trim().toLowerCase()) ??
    person.interface_language
  );
}
