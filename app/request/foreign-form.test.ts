import { describe, expect, it } from 'vitest';
import { isCrossSiteForm } from './request-origin';

const HERE = { host: 'demo.example:3000' };

function isForeign(method: string, headers: Readonly<Record<string, string | undefined>>): boolean {
  return isCrossSiteForm(method, (name) => headers[name]);
}

describe('isCrossSiteForm', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://swiss.example:3000' },
    { origin: 'http://demo.example:3001' },
    { origin: 'http://demo.example:3000.evil.example' },
    { origin: 'null' },
    { origin: 'null', 'sec-fetch-site': 'same-site' },
    { origin: 'null', 'sec-fetch-site': 'none' },
    { origin: 'null', 'sec-fetch-site': 'cross-site' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://demo.example:3000', 'sec-fetch-site': 'cross-site' },
  ])('returns true for a request with the headers %o', (from) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(isForeign(method, { ...HERE, ...from })).toBe(true);
    }
  });

  it.each([
    { origin: 'http://demo.example:3000' },
    { origin: 'https://demo.example:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('returns false for a request with the headers %o', (from) => {
    expect(isForeign('POST', { ...HERE, ...from })).toBe(false);
  });
});

it('isCrossSiteForm returns false for cross-site links to the portal', () => {
  const headers = { ...HERE, 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' };
  expect(isForeign('GET', headers)).toBe(false);
  expect(isForeign('HEAD', headers)).toBe(false);
});
