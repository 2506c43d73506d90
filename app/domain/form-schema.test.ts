import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { choice, ignored, optional, required, ticked } from './form-schema';
import type { MessageKey } from './message';
import { textRule } from './text';

describe('a field of a form', () => {
  const rule = textRule({ min: 3, max: 5 });
  const messages = (schema: z.ZodType, typed: unknown) =>
    schema.safeParse(typed).error?.issues.map(({ message }) => message);

  it.each([
    ['that must be filled, not sent', () => required(rule), undefined, 'required'],
    ['that must be filled, no text', () => required(rule), 7, 'invalid'],
    ['that must be filled, too short', () => required(rule), 'ab', 'tooShort?{"min":3}'],
    ['that may stay empty, no text', () => optional(rule), 7, 'invalid'],
    ['that may stay empty, too short', () => optional(rule), 'ab', 'tooShort?{"min":3}'],
    ['to choose from, not sent', () => choice(['a', 'b']), undefined, 'choose'],
    ['to choose from, something else', () => choice(['a', 'b']), 'c', 'choiceInvalid'],
    [
      'to choose from, something else, in words of its own',
      () => choice(['a'], 'companyTypeOfCountry'),
      'c',
      'companyTypeOfCountry',
    ],
    ['to tick, not ticked', () => ticked('termsNotAccepted'), undefined, 'termsNotAccepted'],
    ['to tick, something else', () => ticked('termsNotAccepted'), 'off', 'termsNotAccepted'],
  ])('%s', (_, schema, typed, message) => {
    expect(messages(schema(), typed)).toEqual([message]);
  });

  it.each([
    ['that must be filled', () => required(rule), ' abc ', 'abc'],
    ['that may stay empty', () => optional(rule), 'abc', 'abc'],
    ['that may stay empty, empty', () => optional(rule), ' ', undefined],
    ['that may stay empty, not sent', () => optional(rule), undefined, undefined],
    ['to choose from', () => choice(['a', 'b']), 'b', 'b'],
    ['to tick', () => ticked('termsNotAccepted'), 'on', true],
    ['that plays no part', () => ignored, 'whatever', undefined],
  ])('%s, as it counts', (_, schema, typed, value) => {
    expect(schema().parse(typed)).toBe(value);
  });
});

it('takes messages by the keys of the catalogue alone', () => {
  expectTypeOf<'tooShort'>().toExtend<MessageKey>();
  expectTypeOf<string>().not.toExtend<MessageKey>();
  for (const schema of [
    // @ts-expect-error: not the key of a text
    choice(['a'], 'noSuchText'),
    // @ts-expect-error: not the key of a text
    ticked('noSuchText'),
  ]) {
    expect(schema.safeParse('b').success).toBe(false);
  }
});
