import type { RequestHandler } from 'express';

/** Characters that mail programs and people glue to the end of a link: punctuation, closing brackets and quotes, blanks of any kind. */
const GLUED = [...'.,;:!?)]}>\'"*»«”“’‘… \t\r\n\u00a0\u200b\ufeff'];

/** The same as addresses may hold them, in capitals. */
const ENDINGS = GLUED.flatMap((sign) => {
  const bytes = [...Buffer.from(sign)].map((byte) => `%${byte.toString(16).padStart(2, '0').toUpperCase()}`);
  return [sign, bytes.join('')];
});

/** A token of a mail link as the last thing in a query. */
const TOKEN_AT_END = /[?&]confirmation_token=[^&]*$/;

/** Redirects a link with glued punctuation to the address without it, so that a link copied from a mail works. */
export const ignoreGluedPunctuation: RequestHandler = (request, answer, next) => {
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const address = isRead ? withoutGlued(request.originalUrl) : null;
  if (address === null) next();
  else answer.redirect(302, address);
};

/** The address without punctuation at the end of its path or of a token in its query; null where there is none. */
export function withoutGlued(address: string): string | null {
  const at = address.includes('?') ? address.indexOf('?') : address.length;
  const query = address.slice(at);
  const path = cut(address.slice(0, at)) || '/';
  const to = path + (TOKEN_AT_END.test(query) ? cut(query) : query);
  // Two slashes would begin another host's address.
  return to === address || /^\/([/\\]|%5C)/i.test(to) ? null : to;
}

function cut(text: string): string {
  let kept = text;
  for (;;) {
    // The longest ending has nine characters.
    const end = kept.slice(-9).toUpperCase();
    const glued = ENDINGS.find((ending) => end.endsWith(ending));
    if (glued === undefined) return kept;
    kept = kept.slice(0, -glued.length);
  }
}
