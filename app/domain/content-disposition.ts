import { create } from 'content-disposition';

/** Follows RFC 8187, with a fallback for older clients (RFC 6266). */
export function formatContentDisposition(as: 'attachment' | 'inline', fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  return create(name, { type: as, fallback });
}
