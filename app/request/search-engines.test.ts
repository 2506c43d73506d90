import { describe, expect, it } from 'vitest';
import { createRobotsRules } from './search-engines';

function isCrawlable(path: string, rules: string): boolean {
  const matchingRules = [...rules.matchAll(/^(Allow|Disallow): (\S+)$/gm)]
    .map(([, kind = '', rule = '']) => ({ kind, rule }))
    .filter(({ rule }) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));
  return (
    matchingRules.sort((firstRule, secondRule) => secondRule.rule.length - firstRule.rule.length)[0]?.kind !==
    'Disallow'
  );
}

const PUBLIC_PATHS = [
  '/',
  '/login',
  '/register',
  '/forgot-password',
  '/application/loan-info',
  '/application/new/company-name',
  '/assets/frame.css',
  '/favicon.svg',
];
const PRIVATE_PATHS = [
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

  it.each([...PUBLIC_PATHS, ...PRIVATE_PATHS])('disallows all pages by default: %s', (path) => {
    expect(isCrawlable(path, createRobotsRules(false))).toBe(false);
  });

  it.each(PUBLIC_PATHS)('allows public pages: %s', (path) => {
    expect(isCrawlable(path, createRobotsRules(true))).toBe(true);
  });

  it.each(PRIVATE_PATHS)('disallows pages of applications and accounts: %s', (path) => {
    expect(isCrawlable(path, createRobotsRules(true))).toBe(false);
  });
});
