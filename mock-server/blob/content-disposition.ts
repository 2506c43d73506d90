import { create } from 'content-disposition';

/** RFC 6266, with an ASCII fallback for old clients. */
export function formatAttachmentDisposition(fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  return create(name, { fallback });
}
