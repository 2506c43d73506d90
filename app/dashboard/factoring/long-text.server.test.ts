import { expect, it } from 'vitest';
import { createTextRule } from '~/domain/text';
import { createLongTextRule } from './long-text.server';

const limits = { min: 5, max: 10 };
const long = createLongTextRule(limits);
const textRule = createTextRule({ ...limits, multiline: true });

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
])('createLongTextRule returns the same results as createTextRule for %j', (typed) => {
  expect(long(typed)).toEqual(textRule(typed));
});

it('createLongTextRule accepts two million characters', () => {
  const rule = createLongTextRule({ max: 2_000_000 });
  const text = '😀'.repeat(2_000_000);
  expect([rule(text).ok, rule(`${text}x`).ok]).toEqual([true, false]);
});
