import { create } from 'content-disposition';

/** RFC 8187, and RFC 6266 for older clients. */
export function formatContentDisposition(as: 'attachment' | 'inline', fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  return create(name, { type: as, fallback });
}
