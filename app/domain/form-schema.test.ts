import { describe, expect, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import {
  choiceSchema,
  ignoredValueSchema,
  optionalTextSchema,
  requiredTextSchema,
  tickedBoxSchema,
} from './form-schema';
import type { MessageKey } from './message';
import { createTextRule } from './text';

describe('schema of a form field', () => {
  const rule = createTextRule({ min: 3, max: 5 });
  const messages = (schema: z.ZodType, typed: unknown) =>
    schema.safeParse(typed).error?.issues.map(({ message }) => message);

  it.each([
    ['required: refuses a missing value', () => requiredTextSchema(rule), undefined, 'required'],
    ['required: refuses a value that is no text', () => requiredTextSchema(rule), 7, 'invalid'],
    [
      'required: refuses a text that is too short',
      () => requiredTextSchema(rule),
      'ab',
      'tooShort?{"min":3}',
    ],
    ['optional: refuses a value that is no text', () => optionalTextSchema(rule), 7, 'invalid'],
    [
      'optional: refuses a text that is too short',
      () => optionalTextSchema(rule),
      'ab',
      'tooShort?{"min":3}',
    ],
    ['choice: refuses a missing value', () => choiceSchema(['a', 'b']), undefined, 'choose'],
    ['choice: refuses a value outside the list', () => choiceSchema(['a', 'b']), 'c', 'choiceInvalid'],
    [
      'choice: refuses a value with its own message',
      () => choiceSchema(['a'], 'companyTypeOfCountry'),
      'c',
      'companyTypeOfCountry',
    ],
    [
      'ticked: refuses an unticked box',
      () => tickedBoxSchema('termsNotAccepted'),
      undefined,
      'termsNotAccepted',
    ],
    ['ticked: refuses another value', () => tickedBoxSchema('termsNotAccepted'), 'off', 'termsNotAccepted'],
  ])('%s', (_, schema, typed, message) => {
    expect(messages(schema(), typed)).toEqual([message]);
  });

  it.each([
    ['required: keeps the trimmed text', () => requiredTextSchema(rule), ' abc ', 'abc'],
    ['optional: keeps the text', () => optionalTextSchema(rule), 'abc', 'abc'],
    ['optional: reads empty as undefined', () => optionalTextSchema(rule), ' ', undefined],
    ['optional: reads a missing value as undefined', () => optionalTextSchema(rule), undefined, undefined],
    ['choice: keeps the value', () => choiceSchema(['a', 'b']), 'b', 'b'],
    ['ticked: returns true', () => tickedBoxSchema('termsNotAccepted'), 'on', true],
    ['ignored: reads any value as undefined', () => ignoredValueSchema, 'whatever', undefined],
  ])('%s', (_, schema, typed, value) => {
    expect(schema().parse(typed)).toBe(value);
  });
});

it('messages of schemas are keys of the message catalogue', () => {
  expectTypeOf<'tooShort'>().toExtend<MessageKey>();
  expectTypeOf<string>().not.toExtend<MessageKey>();
  for (const schema of [
    // @ts-expect-error: not the key of a text
    choiceSchema(['a'], 'noSuchText'),
    // @ts-expect-error: not the key of a text
    tickedBoxSchema('noSuchText'),
  ]) {
    expect(schema.safeParse('b').success).toBe(false);
  }
});
