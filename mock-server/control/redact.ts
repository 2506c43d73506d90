import { CALLS } from 'contracts/api';
import type { LoggedRequest } from '../store/request-log';

const REDACTED = '[redacted]';

const SECRET_MEMBERS = new Set(['password', 'old_password', 'new_password', 'token']);
const SECRET_HEADERS = new Set(['cookie', 'set-cookie', 'authorization']);

/** Headers without their secrets. */
export function redactHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, SECRET_HEADERS.has(name) ? REDACTED : value]),
  );
}

/** The path with a secret parameter replaced, where the contract's call has one. */
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

/** The body as JSON without its secrets; as text when it is no JSON; null when none was kept. */
export function redactBody(body: string | null): unknown {
  if (body === null || body === '') return null;
  try {
    return JSON.parse(body, (member, value) => (SECRET_MEMBERS.has(member) ? REDACTED : value));
  } catch {
    // Text that is no JSON may hold a secret anywhere.
    return `[${body.length} characters that are no JSON]`;
  }
}
