import { describe, expect, it } from 'vitest';
import { field, VALIDATION_CONTEXT } from '~/configured-form/rules/testing/source';
import { validateField } from '~/configured-form/rules/validate-field';
import { findBuiltInRule } from './built-in-rules';

describe('CLA-10, CLA-11: findBuiltInRule (fixed rule of a standard field)', () => {
  it.each([
    ['street', 'DE', 'Parkstraße', 'x'.repeat(300)],
    ['houseNumber', 'DE', '12a', 'x'.repeat(300)],
    ['companyPostCode', 'DE', '10115', 'x'.repeat(300)],
    ['companyLocation', 'DE', 'Berlin', 'Berlin 2'],
    ['hrNumber', 'DE', 'HRB 12345', 'HR'],
    ['taxIdNumber', 'DE', '60/271/04538', 'CHE-123.456.788'],
    ['taxIdNumber', 'CH', 'CHE-123.456.788', 'CHE-123.456.789'],
    ['personalTaxIdNumber', 'DE', '86095742719', '86095742718'],
    ['personalTaxIdNumber', 'PL', 'ABC-12', 'AB'],
  ])(
    'findBuiltInRule for the field %s in the country %s accepts $2 and refuses $3',
    (id, country, right, wrong) => {
      const rule = findBuiltInRule(id, country);
      expect(rule?.(right)).toMatchObject({ ok: true });
      expect(rule?.(wrong)).toMatchObject({ ok: false });
    },
  );

  it.each(['companyName', 'foundingStory', 'toString'])(
    'returns undefined for the field %s, which has no fixed rule',
    (id) => {
      expect(findBuiltInRule(id, 'DE')).toBeUndefined();
    },
  );
});

describe('D-86 to D-89: configured field with both a pattern and a fixed rule', () => {
  const PATTERNS: Readonly<Record<string, string>> = {
    houseNumber: '^[\\p{L}\\p{M}\\p{Nd}./\\\\-]*$',
    companyLocation: '^[\\p{L}\\p{M} \\-/\\\\,]*$',
    taxIdNumber: '^[\\d/]{10,15}$',
  };
  const MAX_LENGTHS: Readonly<Record<string, number>> = {
    houseNumber: 10,
    companyLocation: 30,
    taxIdNumber: 15,
  };
  const validate = (id: string, typed: string) => {
    const validations = [
      { type: 'maxLength', value: MAX_LENGTHS[id] ?? 0, error: 'anders' },
      { type: 'regex', value: PATTERNS[id] ?? '', error: 'anders' },
    ];
    const asked = field({ id, field_type: 'standard', validations });
    return validateField(
      asked,
      { [asked.name]: typed },
      { ...VALIDATION_CONTEXT, standardRuleOf: findBuiltInRule },
    );
  };

  it.each([
    ['houseNumber', '12 a', '12a'],
    ['houseNumber', '14 - 16', '14-16'],
    ['taxIdNumber', '143 123 45678', '14312345678'],
    ['taxIdNumber', '143-123-45678', '14312345678'],
    ['taxIdNumber', 'Steuernummer: 143/123/45678', '143/123/45678'],
    ['companyLocation', 'Mün\u00adchen', 'München'],
  ])('the field %s accepts the text %s and stores %s', (id, typed, value) => {
    expect(validate(id, typed)).toEqual({ ok: true, value });
  });

  it.each([
    ['houseNumber', '12 1/2', 'houseNumberGapNear?{"suggestion":"12-1/2"}'],
    ['houseNumber', '14 16', 'houseNumberGapNear?{"suggestion":"14-16"}'],
    ['companyLocation', 'St. Gallen', 'characterNotAllowedNear?{"character":".","suggestion":"St Gallen"}'],
    ['houseNumber', '3#', 'anders'],
    ['companyLocation', 'Berlin 2', 'characterNotAllowedNear?{"character":"2","suggestion":"Berlin"}'],
    ['companyLocation', 'Berlin2', 'anders'],
    ['taxIdNumber', '123', 'anders'],
  ])('the field %s refuses the text %s with the message %s', (id, typed, error) => {
    expect(validate(id, typed)).toEqual({ ok: false, error });
  });
});
