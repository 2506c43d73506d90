import type { RequestHandler } from 'express';

/** Mail programs append these characters to links. */
const PUNCTUATION = [...'.,;:!?)]}>\'"*»«”“’‘… \t\r\n\u00a0\u200b\ufeff'];

const ENDINGS = PUNCTUATION.flatMap((sign) => {
  const bytes = [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`);
  return [sign, bytes.join('')];
});

/** Some mail programs escape `<https://…>`. */
const ESCAPED = ['&', '%26'].flatMap((and) =>
  ['gt', 'quot', 'nbsp'].map((name) => `${and}${name}`.toUpperCase()),
);

const TOKEN = /(?<=[?&]confirmation_token=)[^&]*/;

export const ignoreTrailingPunctuation: RequestHandler = (request, response, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const address = isRead ? removeTrailingPunctuation(request.originalUrl) : null;
  if (address === null) next();
  else response.redirect(302, address);
};

export function removeTrailingPunctuation(address: string): string | null {
  const at = address.includes('?') ? address.indexOf('?') : address.length;
  const query = address.slice(at);
  const path = trim(address.slice(0, at)) || '/';
  const to = path + query.replace(TOKEN, trim);
  // An address that begins with two slashes names another host.
  return to === address || /^\/([/\\]|%5C)/i.test(to) ? null : to;
}

function trim(text: string): string {
  let kept = text;
  for (;;) {
    const end = kept.slice(-9).toUpperCase();
    const trailing = [...ENDINGS, ...ESCAPED].find((ending) => end.endsWith(ending));
    if (trailing === undefined) return kept;
    kept = kept.slice(0, -trailing.length);
  }
}
