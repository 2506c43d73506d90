import { describe, expect, it } from 'vitest';
import { isCrossSiteForm } from './request-origin';

const OWN_HOST_HEADER = { host: 'demo.example:3000' };

function isForeignForm(method: string, headers: Readonly<Record<string, string | undefined>>): boolean {
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
  ])('returns true for a request with the headers %o', (headers) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(isForeignForm(method, { ...OWN_HOST_HEADER, ...headers })).toBe(true);
    }
  });

  it.each([
    { origin: 'http://demo.example:3000' },
    { origin: 'https://demo.example:3000', 'sec-fetch-site': 'same-origin' },
    { origin: 'null', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('returns false for a request with the headers %o', (headers) => {
    expect(isForeignForm('POST', { ...OWN_HOST_HEADER, ...headers })).toBe(false);
  });
});

it('isCrossSiteForm returns false for cross-site links to the portal', () => {
  const headers = { ...OWN_HOST_HEADER, 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' };
  expect(isForeignForm('GET', headers)).toBe(false);
  expect(isForeignForm('HEAD', headers)).toBe(false);
});
