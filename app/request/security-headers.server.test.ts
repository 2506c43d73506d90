import { describe, expect, it } from 'vitest';
import {
  addSecurityHeaders,
  createContentSecurityPolicy,
  createEmptyResponsePolicy,
  SECURITY_HEADERS,
} from './security-headers.server';

const directivesOf = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );

describe('createContentSecurityPolicy', () => {
  it('allows only the portal’s own content', () => {
    expect(directivesOf(createContentSecurityPolicy('n0nce'))).toEqual({
      'default-src': "'none'",
      'object-src': "'none'",
      'base-uri': "'none'",
      'script-src': "'nonce-n0nce' 'strict-dynamic'",
      'style-src': "'self' 'nonce-n0nce'",
      'style-src-attr': "'unsafe-inline'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self'",
      'frame-src': "'self'",
      'manifest-src': "'self'",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
    });
  });

  it('SHELL-14: allows the tag manager after consent, and no other script', () => {
    const { 'script-src': script, 'connect-src': report } = directivesOf(
      createContentSecurityPolicy('n0nce', { analytics: true }),
    );
    expect(script).toBe("'nonce-n0nce' 'strict-dynamic'");
    expect(report).toBe(
      "'self' https://www.googletagmanager.com https://*.google-analytics.com https://*.analytics.google.com",
    );
  });

  it('SIM-14: allows only the framing simulator', () => {
    const frameAncestor = 'http://simulator.localhost:4000';
    const policies = [
      createContentSecurityPolicy('n0nce', { frameAncestor }),
      createEmptyResponsePolicy(frameAncestor),
    ];
    for (const policy of policies) expect(directivesOf(policy)['frame-ancestors']).toBe(frameAncestor);
    expect(
      directivesOf(createContentSecurityPolicy('n0nce', { frameAncestor: null }))['frame-ancestors'],
    ).toBe("'none'");
  });

  it.each([
    "https://a.example; script-src 'unsafe-inline'",
    'https://a.example https://b.example',
    'https://b.example https://a.example',
    'https://a.example:123456',
    'https://a.example:port',
    'ftp://a.example',
    '*',
    '',
  ])('refuses a frame ancestor that is no origin: %j', (frameAncestor) => {
    expect(() => createContentSecurityPolicy('n0nce', { frameAncestor })).toThrow('origin');
  });

  it.each(['http://localhost:4000', 'https://a-1.example', 'https://a.example:65535'])(
    'accepts an origin as frame ancestor: %s',
    (frameAncestor) => {
      expect(directivesOf(createContentSecurityPolicy('n0nce', { frameAncestor }))['frame-ancestors']).toBe(
        frameAncestor,
      );
    },
  );

  it('disallows eval', () => {
    for (const analytics of [true, false])
      expect(createContentSecurityPolicy('n0nce', { analytics })).not.toMatch(
        /unsafe-eval|script-src[^;]*unsafe/,
      );
  });
});

it('createEmptyResponsePolicy allows no scripts, content or foreign frames', () => {
  expect(directivesOf(SECURITY_HEADERS['Content-Security-Policy'])).toEqual({
    'default-src': "'none'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});

it('addSecurityHeaders adds each security header unless the response already has that header', () => {
  const { 'Content-Security-Policy': policy, ...others } = SECURITY_HEADERS;
  expect(others).toEqual({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'Cache-Control': 'no-store',
  });
  const answer = new Headers({ 'X-Frame-Options': 'SAMEORIGIN' });
  addSecurityHeaders(answer);
  expect(Object.fromEntries(answer)).toMatchObject({
    'x-frame-options': 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
    'content-security-policy': policy,
  });
});

it('Strict-Transport-Security covers this host and its subdomains for a year', () => {
  expect(SECURITY_HEADERS['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
});
