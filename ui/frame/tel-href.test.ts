import { expect, test } from 'vitest';
import { toTelHref } from './support-line';

test.each([
  ['+49 40 66969 120', 'tel:+494066969120'],
  ['+49 (0) 40 / 66969-120', 'tel:+494066969120'],
  ['040 66969120', 'tel:04066969120'],
])('toTelHref of %s is %s', (phone, href) => {
  expect(toTelHref(phone)).toBe(href);
});
