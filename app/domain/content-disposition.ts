import { create } from 'content-disposition';

/** Names the file in UTF-8 (RFC 8187) and in plain ASCII for older clients (RFC 6266). */
export function contentDisposition(as: 'attachment' | 'inline', fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  return create(name, { type: as, fallback });
}
