import { expect, test } from 'vitest';
import { safeHttpUrl } from './text';

test.each([
  ['https://bank.example/terms', 'https://bank.example/terms'],
  ['http://bank.example', 'http://bank.example'],
  ['javascript:alert(1)', null],
  ['data:text/html,x', null],
  ['/terms', null],
  ['', null],
  [null, null],
  [undefined, null],
])('safeHttpUrl (http(s) URL or null) for the text %s returns %s', (address, expected) => {
  expect(safeHttpUrl(address)).toBe(expected);
});
