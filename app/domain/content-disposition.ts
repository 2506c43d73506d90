import { create } from 'content-disposition';

/** The header that gives a file its name (RFC 6266): in UTF-8 (RFC 8187), and for older clients in plain ASCII. @param as saved, or looked at (`inline`) */
export function contentDisposition(as: 'attachment' | 'inline', fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  return create(name, { type: as, fallback });
}
