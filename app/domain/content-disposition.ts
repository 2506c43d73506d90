/**
 * The header that gives a file its name (RFC 6266): plain ASCII for old clients, and the name in UTF-8. The name holds no control
 * characters; quotes and backslashes cannot end it early.
 *
 * @param as `attachment` is saved, `inline` is looked at
 */
export function contentDisposition(as: 'attachment' | 'inline', fileName: string): string {
  const plain = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^ -~]|["\\%]/gu, '_');
  const encoded = encodeURIComponent(fileName.replace(/\p{Surrogate}/gu, '_')).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${as}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
