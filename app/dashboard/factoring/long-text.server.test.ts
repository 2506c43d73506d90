import { expect, it } from 'vitest';
import { textRule } from '~/domain/text';
import { longTextRule } from './long-text.server';

const limits = { min: 5, max: 10 };
const long = longTextRule(limits);
const usual = textRule({ ...limits, multiline: true });

it.each([
  ...[
    '',
    ' \n\t ',
    '\u200b\u200b',
    '\u2800',
    'abcd',
    'abcde',
    'abcdefghij',
    'abcdefghijk',
    '  abcde  ',
    '-----',
  ],
  ...[
    'a\r\nb\rc\n\td',
    '😀'.repeat(10),
    '😀'.repeat(11),
    'Übung',
    'abc\u0000de',
    'abc\u202ede',
    'abc\ud800de',
  ],
  ...['abc\u2066de', 'abc\u007fde', 'abc\udc00', 'a\tb\tc'],
])('longTextRule returns the same as textRule for %j', (typed) => {
  expect(long(typed)).toEqual(usual(typed));
});

it('longTextRule accepts two million characters', () => {
  const rule = longTextRule({ max: 2_000_000 });
  const text = '😀'.repeat(2_000_000);
  expect([rule(text).ok, rule(`${text}x`).ok]).toEqual([true, false]);
});
