import { expect, it } from 'vitest';
import type { Words } from '~/i18n/words';
import { MOST_PUT_BACK } from './body-bounds.server';
import { putBack } from './put-back.server';

const CUT = 'cut' as Words;

it('leaves an answer alone whose values a page can hold', () => {
  const answer = { status: 'error', initialValue: { a: 'x'.repeat(MOST_PUT_BACK) } } as const;
  expect(putBack(answer, CUT)).toBe(answer);
  expect(putBack({ initialValue: null }, CUT)).toEqual({ initialValue: null });
});

it('cuts a longer value between two characters, and says so at its field besides what is wrong', () => {
  const text = `x${'😀'.repeat(MOST_PUT_BACK)}`;
  const answer = putBack({ initialValue: { a: text, b: 'y' }, error: { a: ['wrong'], b: ['too'] } }, CUT);
  expect(answer.error).toEqual({ a: ['wrong', 'cut'], b: ['too'] });
  expect(answer.initialValue).toEqual({ a: `x${'😀'.repeat(MOST_PUT_BACK / 2 - 1)}`, b: 'y' });
});
