import { describe, expect, it } from 'vitest';
import { createRobotsRules } from './search-engines';

function mayBeShown(path: string, rules: string): boolean {
  const fitting = [...rules.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .map(([, kind = '', rule = '']) => ({ kind, rule }))
    .filter(({ rule }) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  return fitting.sort((one, other) => other.rule.length - one.rule.length)[0]?.kind !== 'Disallow';
}

const PUBLIC = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/application/loan-info',
  '/application/new/company-name',
  '/assets/frame.css',
  '/favicon.svg',
];
const PRIVATE = [
  '/dashboard/applications',
  '/dashboard/applications/1/documents',
  '/application/application-result',
  '/application/new/application-result',
  '/application/new/account-creation',
  '/application/check-answers',
  '/user/account/reset/secret',
  '/user/account/confirm_email/secret',
  '/cookies',
];

describe('robots.txt', () => {
  it('applies its rules to all search engines', () => {
    expect(createRobotsRules(false)).toBe('User-agent: *\nDisallow: /\n');
    expect(createRobotsRules(true)).toMatch(/^User-agent: \*\nAllow: /);
  });

  it.each([...PUBLIC, ...PRIVATE])('disallows all pages by default: %s', (path) => {
    expect(mayBeShown(path, createRobotsRules(false))).toBe(false);
  });

  it.each(PUBLIC)('allows public pages: %s', (path) => {
    expect(mayBeShown(path, createRobotsRules(true))).toBe(true);
  });

  it.each(PRIVATE)('disallows pages of applications and accounts: %s', (path) => {
    expect(mayBeShown(path, createRobotsRules(true))).toBe(false);
  });
});
