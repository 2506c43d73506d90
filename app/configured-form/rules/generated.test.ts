import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createStartingTexts, fieldsOfPurpose } from './form';
import { readForm } from './read-form';
import { createDynamicSchema } from './schema';
import type { FormSource } from './source';
import { anySource } from './testing/arbitrary';
import { CONTEXT, VALIDATION_CONTEXT } from './testing/source';
import { validateField } from './validate-field';
import { formatAnswer, toFormTexts, toTypedValue } from './value';

function fieldsIn(source: FormSource) {
  const reading = readForm(source, CONTEXT);
  if (!reading.ok) throw new Error(reading.problem.missing);
  return reading.form.purposes.flatMap(fieldsOfPurpose);
}

describe('any complete configuration', () => {
  it('DYN-05: readForm returns a form that JSON can serialise', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const reading = readForm(source, CONTEXT);
        expect(reading.ok).toBe(true);
        expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
      }),
    );
  });

  it('DYN-06, DYN-14: a complete configuration validates any input and returns a value or an error message', () => {
    fc.assert(
      fc.property(
        anySource,
        fc.array(fc.string({ unit: 'grapheme' }), { minLength: 8, maxLength: 8 }),
        (source, texts) => {
          const fields = fieldsIn(source);
          const typed = Object.fromEntries(
            fields.map(({ name }, position) => [name, texts[position % 8] ?? '']),
          );
          for (const field of fields) {
            const result = validateField(field, typed, VALIDATION_CONTEXT);
            if (!result.ok) expect(result.error).not.toBe('');
          }
          expect(() => createDynamicSchema(fields, typed, VALIDATION_CONTEXT).safeParse(typed)).not.toThrow();
        },
      ),
    );
  });

  it('DYN-08: a complete configuration reads each valid value back unchanged from its form field', () => {
    fc.assert(
      fc.property(anySource, fc.string(), fc.nat(1_000_000), (source, text, number) => {
        for (const field of fieldsIn(source)) {
          for (const attempt of [
            field.initial,
            text,
            String(number),
            '31.12.2026',
            'on',
            ...optionsOf(field),
          ]) {
            const result = validateField(field, toFormTexts(field, attempt), VALIDATION_CONTEXT);
            if (!result.ok || result.value === undefined) continue;
            const roundTripTexts = toFormTexts(
              field,
              toTypedValue(field, result.value, VALIDATION_CONTEXT.answerTexts),
            );
            expect(validateField(field, roundTripTexts, VALIDATION_CONTEXT)).toEqual(result);
            expect(typeof formatAnswer(field, result.value, VALIDATION_CONTEXT.answerTexts)).toBe('string');
          }
        }
      }),
    );
  });

  it('DYN-05: createStartingTexts returns values only for existing controls', () => {
    fc.assert(
      fc.property(anySource, (source) => {
        const fields = fieldsIn(source);
        const names = new Set(fields.flatMap((field) => Object.keys(toFormTexts(field, '\u0000'))));
        for (const name of Object.keys(createStartingTexts(fields))) expect(names).toContain(name);
      }),
    );
  });
});

describe('any incomplete configuration', () => {
  it.each([
    ['definitions', ({ uiConfig }: FormSource) => ({ definitions: null, uiConfig })],
    ['UI config', ({ definitions }: FormSource) => ({ definitions, uiConfig: null })],
    ['steps of', without('steps')],
    ['fields of', without('fields')],
    ['currencies of', without('currencies')],
    [
      'field configuration of',
      ({ definitions, uiConfig }: FormSource) => ({
        definitions: { ...definitions, fields: definitions?.fields?.slice(1) },
        uiConfig,
      }),
    ],
  ])(
    'DYN-11: an incomplete configuration is reported, and the report contains "%s"',
    (missing, removePart) => {
      fc.assert(
        fc.property(anySource, (source) => {
          const reading = readForm(removePart(source), CONTEXT);
          expect(reading).toMatchObject({
            ok: false,
            problem: { missing: expect.stringContaining(missing) },
          });
        }),
      );
    },
  );
});

function without(part: 'steps' | 'fields' | 'currencies') {
  return ({ definitions, uiConfig }: FormSource): FormSource => ({
    definitions: {
      ...definitions,
      loan_purposes: definitions?.loan_purposes?.map((purpose) => ({ ...purpose, [part]: undefined })),
    },
    uiConfig: {
      loan_purposes: uiConfig?.loan_purposes?.map((purpose) => ({ ...purpose, [part]: undefined })),
    },
  });
}

function optionsOf({ control }: ReturnType<typeof fieldsIn>[number]): string[] {
  return control.kind === 'choice'
    ? control.groups.flatMap(({ options }) => options.map(({ value }) => value))
    : [];
}
