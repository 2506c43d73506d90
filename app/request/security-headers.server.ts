const isDevelopment = process.env.NODE_ENV === 'development';

/** Headers every answer of the portal carries unless it brings its own; pages bring a content security policy that lets them work. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Sub-domains of a portal's host are the portal's own, see ALLOWED_HOSTS.
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

/** Gives an answer each of the headers above that it does not bring. */
export function withSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

/** Where the tag manager's container comes from and where it reports to. */
const ANALYTICS =
  ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

/** Only scripts and styles with this answer's nonce run; nothing frames the portal; `analytics` allows the tag manager (SHELL-14). */
export function contentSecurityPolicy(nonce: string, { analytics = false } = {}): string {
  const reporting = analytics ? ANALYTICS : '';
  const development = isDevelopment
    ? { connect: ' ws:', style: " 'unsafe-inline'" }
    : { connect: '', style: ` 'nonce-${nonce}'` };
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'${development.style}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${reporting}`,
    "font-src 'self'",
    `connect-src 'self'${reporting}${development.connect}`,
    // Documents are looked at in a frame; they come with a policy of their own.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}
