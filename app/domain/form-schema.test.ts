import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { choice, FORM_ID, ignored, optional, required, ticked, typedValues } from './form-schema';
import { textRule } from './text';

function formOf(...entries: [string, string | File][]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return form;
}

describe('what was typed into a form', () => {
  it.each([
    ['every text, also an empty one', formOf(['city', 'Bonn'], ['street', '']), { city: 'Bonn', street: '' }],
    ['of fields sent twice the first', formOf(['city', 'Bonn'], ['city', 'Ulm']), { city: 'Bonn' }],
    ['no files', formOf(['proof', new File(['x'], 'x.pdf')], ['city', 'Ulm']), { city: 'Ulm' }],
    ['not which form it is', formOf([FORM_ID, 'address'], ['city', 'Ulm']), { city: 'Ulm' }],
    ['a field named like a part of every object', formOf(['toString', 'x']), { toString: 'x' }],
    ['nothing', formOf(), {}],
  ])('%s', (_, form, typed) => {
    expect(typedValues(form)).toEqual(typed);
  });
});

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
      () => choice(['a'], 'countryInvalid'),
      'c',
      'countryInvalid',
    ],
    ['to tick, not ticked', () => ticked('termsMissing'), undefined, 'termsMissing'],
    ['to tick, something else', () => ticked('termsMissing'), 'off', 'termsMissing'],
  ])('%s', (_, schema, typed, message) => {
    expect(messages(schema(), typed)).toEqual([message]);
  });

  it.each([
    ['that must be filled', () => required(rule), ' abc ', 'abc'],
    ['that may stay empty', () => optional(rule), 'abc', 'abc'],
    ['that may stay empty, empty', () => optional(rule), ' ', undefined],
    ['that may stay empty, not sent', () => optional(rule), undefined, undefined],
    ['to choose from', () => choice(['a', 'b']), 'b', 'b'],
    ['to tick', () => ticked('termsMissing'), 'on', true],
    ['that plays no part', () => ignored, 'whatever', undefined],
  ])('%s, as it counts', (_, schema, typed, value) => {
    expect(schema().parse(typed)).toBe(value);
  });
});
