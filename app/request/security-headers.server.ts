const isDevelopment = process.env.NODE_ENV === 'development';

export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  // Subdomains of a portal's host belong to the portal (see ALLOWED_HOSTS).
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy':
    "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
};

export function addSecurityHeaders(headers: Headers): void {
  for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
    if (!headers.has(name)) headers.set(name, value);
  }
}

export const FRAME_ANCESTOR_HEADER = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/** @param origin that may frame the page @throws Error for a malformed origin */
export function frameAncestors(origin: string | null): string {
  if (origin === null) return "'none'";
  if (!FRAME_ANCESTOR_HEADER.test(origin)) throw new Error(`Not an origin: ${origin}`);
  return origin;
}

export function createEmptyResponsePolicy(frameAncestor: string): string {
  return `default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors(frameAncestor)}`;
}

const ANALYTICS_ORIGINS =
  ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

interface PolicyOptions {
  analytics?: boolean;
  frameAncestor?: string | null;
}

export function createContentSecurityPolicy(
  nonce: string,
  { analytics = false, frameAncestor = null }: PolicyOptions = {},
): string {
  const analyticsOrigins = analytics ? ANALYTICS_ORIGINS : '';
  const developmentSources = isDevelopment
    ? { connect: ' ws:', style: " 'unsafe-inline'" }
    : { connect: '', style: ` 'nonce-${nonce}'` };
  return [
    "default-src 'none'",
    "object-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self'${developmentSources.style}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data:${analyticsOrigins}`,
    "font-src 'self'",
    `connect-src 'self'${analyticsOrigins}${developmentSources.connect}`,
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frameAncestors(frameAncestor)}`,
  ].join('; ');
}
