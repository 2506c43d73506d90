import type { RequestHandler } from 'express';

/** Mail programs append these characters to links. */
const PUNCTUATION = [...'.,;:!?)]}>\'"*»«”“’‘… \t\r\n\u00a0\u200b\ufeff'];

const ENDINGS = PUNCTUATION.flatMap((character) => {
  const bytes = [...Buffer.from(character)].map(
    (byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`,
  );
  return [character, bytes.join('')];
});

/** Some mail programs escape `<https://…>`. */
const ESCAPED_ENDINGS = ['&', '%26'].flatMap((ampersand) =>
  ['gt', 'quot', 'nbsp'].map((name) => `${ampersand}${name}`.toUpperCase()),
);

const TOKEN_IN_QUERY = /(?<=[?&]confirmation_token=)[^&]*/;

export const ignoreTrailingPunctuation: RequestHandler = (request, response, next) => {
  const isReadRequest = request.method === 'GET' || request.method === 'HEAD';
  const address = isReadRequest ? removeTrailingPunctuation(request.originalUrl) : null;
  if (address === null) next();
  else response.redirect(302, address);
};

export function removeTrailingPunctuation(address: string): string | null {
  const queryStart = address.includes('?') ? address.indexOf('?') : address.length;
  const query = address.slice(queryStart);
  const path = trimPunctuation(address.slice(0, queryStart)) || '/';
  const trimmedAddress = path + query.replace(TOKEN_IN_QUERY, trimPunctuation);
  // An address that begins with two slashes names another host.
  return trimmedAddress === address || /^\/([/\\]|%5C)/i.test(trimmedAddress) ? null : trimmedAddress;
}

function trimPunctuation(text: string): string {
  let trimmedText = text;
  for (;;) {
    const end = trimmedText.slice(-9).toUpperCase();
    const trailing = [...ENDINGS, ...ESCAPED_ENDINGS].find((ending) => end.endsWith(ending));
    if (trailing === undefined) return trimmedText;
    trimmedText = trimmedText.slice(0, -trailing.length);
  }
}
