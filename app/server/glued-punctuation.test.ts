import { expect, it } from 'vitest';
import { withoutGlued } from './glued-punctuation';

const LINK = '/user/account/reset/aB3-_x.y=';

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
])('a link from an e-mail opens without a trailing %s', (glued) => {
  expect(withoutGlued(LINK + glued)).toBe(LINK);
  expect(withoutGlued(`${LINK}${glued}?lang=de`)).toBe(`${LINK}?lang=de`);
  expect(withoutGlued(`/dashboard/applications?confirmation_token=abc${glued}`)).toBe(
    '/dashboard/applications?confirmation_token=abc',
  );
});

it.each([
  ['/login.', '/login'],
  ['/dashboard/applications/7f3/documents).', '/dashboard/applications/7f3/documents'],
  ['/)', '/'],
  ['/a%2E', '/a'],
])('trailing punctuation is removed from %s: %s', (address, meant) => {
  expect(withoutGlued(address)).toBe(meant);
});

it.each([
  '/',
  LINK,
  '/login?redirectTo=%2Fdashboard.',
  '/application/company-suggestions?q=Brandt%20GmbH.',
  '/robots.txt',
  '/user/account/invite/%E0%A4%A',
  '/%',
  '//evil.example/.',
  '//evil.example.',
  '/%5C.evil.example',
])('%s is left unchanged', (address) => {
  expect(withoutGlued(address)).toBeNull();
});

it('a long address is checked within milliseconds', () => {
  const began = process.cpuUsage();
  withoutGlued(`/${'.'.repeat(8_000)}a`);
  withoutGlued(`/a${'.%20'.repeat(2_000)}`);
  withoutGlued(`/${'.a'.repeat(4_000)}.`);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000).toBeLessThan(100);
});
