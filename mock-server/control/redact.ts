import { CALLS } from 'contracts/api';
import type { LoggedRequest } from '../store/request-log';

const REDACTED = '[redacted]';

const SECRET_MEMBERS = new Set(['password', 'old_password', 'new_password', 'token']);
const SECRET_HEADERS = new Set(['cookie', 'set-cookie', 'authorization']);

export function redactHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET_HEADERS.has(name) ? REDACTED : value]),
  );
}

export function redactPath({ call, path }: LoggedRequest): string {
  const template =
    Object.values(CALLS)
      .find(({ name }) => name === call)
      ?.path.split('/') ?? [];
  return path
    .split('/')
    .map((segment, position) => (template[position] === ':token' ? REDACTED : segment))
    .join('/');
}

export function redactBody(body: string | null): unknown {
  if (body === null || body === '') return null;
  try {
    return JSON.parse(body, (member, value) => (SECRET_MEMBERS.has(member) ? REDACTED : value));
  } catch {
    return `[${body.length} characters that are no JSON]`;
  }
}
