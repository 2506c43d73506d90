import { expect, it } from 'vitest';
import { removeTrailingPunctuation } from './trailing-punctuation';

const LINK_ENDING_IN_EQUALS = '/user/account/reset/aB3-_x.y=';

it.each([
  '.',
  ',',
  ')',
  ').',
  '>',
  '%3E',
  '%20',
  '%20%20.',
  '%22',
  '%E2%80%9D',
  '%C2%A0',
  '!',
  ']',
  '%E2%80%8B',
  '%26gt;',
])('a link from an e-mail opens without a trailing %s', (trailing) => {
  expect(removeTrailingPunctuation(LINK_ENDING_IN_EQUALS + trailing)).toBe(LINK_ENDING_IN_EQUALS);
  expect(removeTrailingPunctuation(`${LINK_ENDING_IN_EQUALS}${trailing}?lang=de`)).toBe(
    `${LINK_ENDING_IN_EQUALS}?lang=de`,
  );
  expect(removeTrailingPunctuation(`/dashboard/applications?confirmation_token=abc${trailing}`)).toBe(
    '/dashboard/applications?confirmation_token=abc',
  );
});

it.each([
  ['/login.', '/login'],
  ['/dashboard/applications/7f3/documents).', '/dashboard/applications/7f3/documents'],
  ['/)', '/'],
  ['/a%2E', '/a'],
  [`${LINK_ENDING_IN_EQUALS}&gt;`, LINK_ENDING_IN_EQUALS],
  [`${LINK_ENDING_IN_EQUALS}&quot;&gt;.`, LINK_ENDING_IN_EQUALS],
  [
    '/dashboard/applications?confirmation_token=abc%3E&utm_source=mail',
    '/dashboard/applications?confirmation_token=abc&utm_source=mail',
  ],
])('removeTrailingPunctuation turns %s into %s', (address, expected) => {
  expect(removeTrailingPunctuation(address)).toBe(expected);
});

it.each([
  '/',
  LINK_ENDING_IN_EQUALS,
  '/login?redirectTo=%2Fdashboard.',
  '/application/company-suggestions?q=Brandt%20GmbH.',
  '/robots.txt',
  '/user/account/invite/%E0%A4%A',
  '/%',
  '//evil.example/.',
  '//evil.example.',
  '/%5C.evil.example',
])('removeTrailingPunctuation returns null for the URL path %s', (address) => {
  expect(removeTrailingPunctuation(address)).toBeNull();
});

it('removeTrailingPunctuation checks a long URL path within milliseconds', () => {
  const cpuBefore = process.cpuUsage();
  removeTrailingPunctuation(`/${'.'.repeat(8_000)}a`);
  removeTrailingPunctuation(`/a${'.%20'.repeat(2_000)}`);
  removeTrailingPunctuation(`/${'.a'.repeat(4_000)}.`);
  const { user, system } = process.cpuUsage(cpuBefore);
  expect((user + system) / 1_000).toBeLessThan(100);
});
