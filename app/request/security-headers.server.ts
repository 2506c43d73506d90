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

/** The origin of a simulator's pages: nothing in it ends a directive of a policy. */
export const FRAMER = /^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/;

/**
 * Who may show an answer in a frame, as the sources of `frame-ancestors`: nobody, but in a demonstration the simulator whose page asked for it.
 * Browsers do not look at X-Frame-Options beside it. @throws Error for a framer that is no origin
 */
export function frameAncestors(framedBy: string | null): string {
  if (framedBy === null) return "'none'";
  if (!FRAMER.test(framedBy)) throw new Error('the framer is no origin');
  return framedBy;
}

/** The policy of an answer that is no page, as a redirect in a frame of the simulator has it. */
export function policyOfNoPage(framedBy: string): string {
  return `default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frameAncestors(framedBy)}`;
}

/** Where the tag manager's container comes from and where it reports to. */
const ANALYTICS =
  ' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com';

interface PolicyWishes {
  /** Allows the tag manager (SHELL-14). */
  analytics?: boolean;
  /** Origin of the simulator in whose page the portal is shown (SIM-14). */
  framedBy?: string | null;
}

/** Only scripts and styles with this answer's nonce run; nothing frames the portal but a simulator that shows it. */
export function contentSecurityPolicy(
  nonce: string,
  { analytics = false, framedBy = null }: PolicyWishes = {},
): string {
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
    `frame-ancestors ${frameAncestors(framedBy)}`,
  ].join('; ');
}
