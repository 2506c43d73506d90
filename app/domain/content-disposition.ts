import { create } from 'content-disposition';

/**
 * The header that gives a file its name (RFC 6266): the name in UTF-8 (RFC 8187), and for clients that do not read that, letters without their
 * marks and `_` for anything that is no ASCII or could end the name early.
 *
 * @param as `attachment` is saved, `inline` is looked at
 */
export function contentDisposition(as: 'attachment' | 'inline', fileName: string): string {
  const name = fileName.replace(/\p{Surrogate}/gu, '_');
  const fallback = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  return create(name, { type: as, fallback });
}
