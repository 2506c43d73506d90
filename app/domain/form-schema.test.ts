import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import { choice, ignored, optional, required, ticked } from './form-schema';
import type { MessageKey } from './message';
import { textRule } from './text';

describe('schema of a form field', () => {
  const rule = textRule({ min: 3, max: 5 });
  const messages = (schema: z.ZodType, typed: unknown) =>
    schema.safeParse(typed).error?.issues.map(({ message }) => message);

  it.each([
    ['required: refuses a missing value', () => required(rule), undefined, 'required'],
    ['required: refuses a value that is no text', () => required(rule), 7, 'invalid'],
    ['required: refuses a text that is too short', () => required(rule), 'ab', 'tooShort?{"min":3}'],
    ['optional: refuses a value that is no text', () => optional(rule), 7, 'invalid'],
    ['optional: refuses a text that is too short', () => optional(rule), 'ab', 'tooShort?{"min":3}'],
    ['choice: refuses a missing value', () => choice(['a', 'b']), undefined, 'choose'],
    ['choice: refuses a value outside the list', () => choice(['a', 'b']), 'c', 'choiceInvalid'],
    [
      'choice: refuses a value with its own message',
      () => choice(['a'], 'companyTypeOfCountry'),
      'c',
      'companyTypeOfCountry',
    ],
    ['ticked: refuses an unticked box', () => ticked('termsNotAccepted'), undefined, 'termsNotAccepted'],
    ['ticked: refuses another value', () => ticked('termsNotAccepted'), 'off', 'termsNotAccepted'],
  ])('reports an error for invalid input: %s', (_, schema, typed, message) => {
    expect(messages(schema(), typed)).toEqual([message]);
  });

  it.each([
    ['required: keeps the trimmed text', () => required(rule), ' abc ', 'abc'],
    ['optional: keeps the text', () => optional(rule), 'abc', 'abc'],
    ['optional: reads empty as undefined', () => optional(rule), ' ', undefined],
    ['optional: reads a missing value as undefined', () => optional(rule), undefined, undefined],
    ['choice: keeps the value', () => choice(['a', 'b']), 'b', 'b'],
    ['ticked: gives true', () => ticked('termsNotAccepted'), 'on', true],
    ['ignored: reads any value as undefined', () => ignored, 'whatever', undefined],
  ])('returns the parsed value: %s', (_, schema, typed, value) => {
    expect(schema().parse(typed)).toBe(value);
  });
});

it('messages of schemas are keys of the message catalogue', () => {
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
