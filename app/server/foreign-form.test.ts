import { describe, expect, it } from 'vitest';
import { isForeignForm } from './foreign-form';

const HERE = { host: 'demo.example:3000' };

describe('a request that changes something', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'http://swiss.example:3000' },
    { origin: 'http://demo.example:3001' },
    { origin: 'http://demo.example:3000.evil.example' },
    { origin: 'null' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'http://demo.example:3000', 'sec-fetch-site': 'cross-site' },
  ])('is foreign by %o', (from) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      expect(isForeignForm({ method, headers: { ...HERE, ...from } })).toBe(true);
    }
  });

  it.each([
    { origin: 'http://demo.example:3000' },
    // A proxy in front ended TLS.
    { origin: 'https://demo.example:3000', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('is the portal’s own by %o', (from) => {
    expect(isForeignForm({ method: 'POST', headers: { ...HERE, ...from } })).toBe(false);
  });
});

it('lets every site link to the portal', () => {
  const headers = { ...HERE, 'sec-fetch-site': 'cross-site', origin: 'https://bank.example' };
  expect(isForeignForm({ method: 'GET', headers })).toBe(false);
  expect(isForeignForm({ method: 'HEAD', headers })).toBe(false);
});
