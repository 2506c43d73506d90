const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

export const PAGE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': POLICY,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** With `no-store`, Firefox forgets typed text. */
export const FORM_PAGE_HEADERS = { ...PAGE_HEADERS, 'cache-control': 'private, no-cache' };
