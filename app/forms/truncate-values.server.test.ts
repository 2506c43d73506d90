import { expect, it } from 'vitest';
import type { TranslatedText } from '~/i18n/translated-text';
import { MAX_RESTORED_CHARACTERS } from '../request/body/form-limits.server';
import { truncateValues } from './refused-form.server';

const TRUNCATION_NOTICE = 'cut' as TranslatedText;

it('truncateValues leaves values within the limit unchanged', () => {
  const response = { status: 'error', initialValue: { a: 'x'.repeat(MAX_RESTORED_CHARACTERS) } } as const;
  expect(truncateValues(response, TRUNCATION_NOTICE)).toBe(response);
  expect(truncateValues({ initialValue: null }, TRUNCATION_NOTICE)).toEqual({ initialValue: null });
});

it("truncateValues cuts a long value between two characters and adds an error to the value's field", () => {
  const text = `x${'😀'.repeat(MAX_RESTORED_CHARACTERS)}`;
  const answer = truncateValues(
    { initialValue: { a: text, b: 'y' }, error: { a: ['wrong'], b: ['too'] } },
    TRUNCATION_NOTICE,
  );
  expect(answer.error).toEqual({ a: ['wrong', 'cut'], b: ['too'] });
  expect(answer.initialValue).toEqual({ a: `x${'😀'.repeat(MAX_RESTORED_CHARACTERS / 2 - 1)}`, b: 'y' });
});
