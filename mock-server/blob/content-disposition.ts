import { create } from 'content-disposition';

/** The header that saves a file under its name rather than showing it (RFC 6266), in UTF-8 and, for old clients, in plain ASCII. */
export function attachment(fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  return create(name, { fallback });
}
