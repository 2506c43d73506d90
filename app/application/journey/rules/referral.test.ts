import { expect, it } from 'vitest';
import { parseReferral } from './referral';

const longParams = new URLSearchParams(
  Array.from({ length: 30 }, (_, index) => [`utm_${index}`, 'ü'.repeat(400)]),
);

it.each([
  ['/', null, null],
  ['/?utm_source=brief&utm_medium=post&x=1', null, { data: { utm_source: 'brief', utm_medium: 'post' } }],
  ['/?ref=7&campaign=mai', null, { data: { ref: '7', campaign: 'mai' } }],
  ['/?referrer=kammer', 'https://search.example/q', { referrer: 'kammer', data: {} }],
  ['/', 'https://search.example/q?secret=1', { referrer: 'search.example', data: {} }],
  ['/', 'http://demo.example/login', null],
  ['/', 'no address', null],
  ['/?utm_source=', null, null],
  [`/?ref=${'x'.repeat(5000)}`, null, { data: { ref: 'x'.repeat(500) } }],
  [
    `/?referrer=${'x'.repeat(499)}😀&ref=${'x'.repeat(499)}😀`,
    null,
    { referrer: 'x'.repeat(499), data: { ref: 'x'.repeat(499) } },
  ],
])(
  'CLA-13, D-11: parseReferral returns $2 for the URL $0 and the referring site $1',
  (path, referer, expected) => {
    expect(parseReferral(new URL(path, 'http://demo.example'), referer)).toEqual(expected);
  },
);

it('D-11: parseReferral omits whole parameters to fit into a cookie', () => {
  const referral = parseReferral(new URL(`/?${longParams}&utm_last=brief`, 'http://demo.example'), null);
  expect(Object.keys(referral?.data ?? {})).toEqual(['utm_0', 'utm_1', 'utm_last']);
  expect(new TextEncoder().encode(JSON.stringify(referral)).length).toBeLessThan(2_100);
});
