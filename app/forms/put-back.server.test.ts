import { expect, it } from 'vitest';
import type { Words } from '~/i18n/words';
import { MOST_PUT_BACK } from './body-bounds.server';
import { putBack } from './put-back.server';

const CUT = 'cut' as Words;

it('putBack leaves values within the limit unchanged', () => {
  const answer = { status: 'error', initialValue: { a: 'x'.repeat(MOST_PUT_BACK) } } as const;
  expect(putBack(answer, CUT)).toBe(answer);
  expect(putBack({ initialValue: null }, CUT)).toEqual({ initialValue: null });
});

it('putBack truncates a long value between two characters and adds an error to its field', () => {
  const text = `x${'😀'.repeat(MOST_PUT_BACK)}`;
  const answer = putBack({ initialValue: { a: text, b: 'y' }, error: { a: ['wrong'], b: ['too'] } }, CUT);
  expect(answer.error).toEqual({ a: ['wrong', 'cut'], b: ['too'] });
  expect(answer.initialValue).toEqual({ a: `x${'😀'.repeat(MOST_PUT_BACK / 2 - 1)}`, b: 'y' });
});
