import { describe, expect, it } from 'vitest';
import { checkHouseNumber } from '~/domain/address';
import { invalid } from '~/domain/message';
import { submit } from '~/domain/testing/submit';
import type { DynamicField } from './field';
import { createDynamicSchema } from './schema';
import { field, VALIDATION_CONTEXT } from './testing/source';
import { validateField, wireValues } from './validate-field';

function submitField(asked: DynamicField, typed: Record<string, string>) {
  return submit(createDynamicSchema([asked], typed, VALIDATION_CONTEXT), typed);
}

const requiredCheck = { type: 'required', value: true, error: 'Pflichtangabe' };

describe('DYN-06: validation with configured errors', () => {
  it.each([
    [{ validations: [requiredCheck] }, '', 'Pflichtangabe'],
    [{ validations: [requiredCheck] }, '   ', 'Pflichtangabe'],
    [{ validations: [{ type: 'minLength', value: 3, error: 'kurz' }] }, 'äö', 'kurz'],
    [{ validations: [{ type: 'maxLength', value: 3, error: 'lang' }] }, 'äöüß', 'lang'],
    [{ validations: [{ type: 'regex', value: '^\\d+$', error: 'Ziffern' }] }, 'a1', 'Ziffern'],
    [
      { component: 'number', value_type: 'int', validations: [{ type: 'min', value: 5, error: 'wenig' }] },
      '4',
      'wenig',
    ],
    [
      {
        component: 'number',
        value_type: 'decimal',
        format: 'percent',
        validations: [{ type: 'max', value: 0.5, error: 'viel' }],
      },
      '50,01',
      'viel',
    ],
    [
      {
        component: 'number',
        value_type: 'int',
        unit: 'years',
        validations: [{ type: 'min', value: 36, error: 'drei Jahre' }],
      },
      '2',
      'drei Jahre',
    ],
    [
      {
        component: 'date',
        value_type: 'date',
        validations: [{ type: 'date_from', value: '2026-03-01', error: 'früh' }],
      },
      '28.02.2026',
      'früh',
    ],
    [
      {
        component: 'date',
        value_type: 'date',
        validations: [{ type: 'date_to', value: '2026-03-01', error: 'spät' }],
      },
      '02.03.2026',
      'spät',
    ],
    [{ component: 'checkbox', value_type: 'boolean', validations: [requiredCheck] }, '', 'Pflichtangabe'],
  ])('a field with %o refuses "%s"', (settings, typed, error) => {
    expect(submitField(field(settings), { answer: typed })).toEqual({ errors: { answer: [error] } });
  });

  it.each([
    [{ validations: [{ type: 'required' }] }, '', 'required'],
    [
      { component: 'radio', values: [{ key: 'a', label: 'A' }], validations: [{ type: 'required' }] },
      '',
      'choose',
    ],
    [{ component: 'checkbox', value_type: 'boolean', validations: [{ type: 'required' }] }, '', 'tick'],
    [{ validations: [{ type: 'minLength', value: 3 }] }, 'a', 'tooShort?{"min":3}'],
    [
      {
        component: 'number',
        format: 'currency',
        value_type: 'int',
        validations: [{ type: 'min', value: 5_000 }],
      },
      '1',
      'valueTooLow?{"bound":"5.000\u00a0€"}',
    ],
    [
      { component: 'number', unit: 'years', value_type: 'int', validations: [{ type: 'max', value: 240 }] },
      '21',
      'valueTooHigh?{"bound":"20 Jahre"}',
    ],
    [
      { component: 'date', value_type: 'date', validations: [{ type: 'date_to', value: '2026-03-01' }] },
      '02.03.2026',
      'dateTooLate?{"bound":"01.03.2026"}',
    ],
    [
      { component: 'date', value_type: 'date', validations: [{ type: 'date_from', value: '2026-03-01' }] },
      '28.02.2026',
      'dateTooEarly?{"bound":"01.03.2026"}',
    ],
    [{ validations: [{ type: 'maxLength', value: 3 }] }, 'äöüß', 'tooLong?{"max":3}'],
    [{ validations: [{ type: 'regex', value: '^\\d+$' }] }, 'a1', 'invalid'],
    [{ component: 'company_type', validations: [{ type: 'required' }] }, '', 'choose'],
    [{ validations: [{ type: 'minLength', value: 3, error: 'kurz' }, { type: 'required' }] }, '', 'required'],
    [{ component: 'radio', values: [{ key: 'a', label: 'A' }] }, 'b', 'choiceInvalid'],
    [{ component: 'date', value_type: 'date' }, '30.02.2026', 'dateInvalid'],
  ])(
    `a field with %o refuses "%s" with the portal's message if none is configured`,
    (settings, typed, error) => {
      expect(submitField(field(settings), { answer: typed })).toEqual({ errors: { answer: [error] } });
    },
  );

  it.each([
    [
      { component: 'date', value_type: 'date', validations: [{ type: 'date_from', value: '2026-03-01' }] },
      '01.03.2026',
      '2026-03-01',
    ],
    [
      { component: 'date', value_type: 'date', validations: [{ type: 'date_to', value: '2026-03-01' }] },
      '1.3.2026',
      '2026-03-01',
    ],
    [
      {
        component: 'number',
        value_type: 'decimal',
        format: 'percent',
        validations: [{ type: 'max', value: 0.5 }],
      },
      '50',
      '0.5',
    ],
    [
      { component: 'number', value_type: 'int', unit: 'years', validations: [{ type: 'min', value: 36 }] },
      '3',
      '36',
    ],
    [{ component: 'checkbox', value_type: 'boolean' }, '', 'false'],
    [{ component: 'checkbox', value_type: 'boolean', validations: [requiredCheck] }, 'on', 'true'],
    [{ validations: [{ type: 'maxLength', value: 3 }] }, ' äöü ', 'äöü'],
    [{ validations: [{ type: 'minLength', value: 3 }] }, 'äöü', 'äöü'],
    [{ validations: [{ type: 'minLength', value: 3 }] }, 'äöüß', 'äöüß'],
    [{ validations: [{ ...requiredCheck }] }, 'false', 'false'],
    [{}, '', undefined],
  ])('a field with %o accepts "%s"', (settings, typed, value) => {
    expect(submitField(field(settings), { answer: typed })).toEqual({ value: { answer: value } });
  });
});

it('DYN-05: createDynamicSchema replaces "other" with the option chosen in the second list', () => {
  const quickPicks = field({
    component: 'quick_picks',
    grouped_values: [
      { label: 'Häufig', values: [{ key: 'a', label: 'A' }] },
      { label: 'Weitere', values: [{ key: 'b', label: 'B' }] },
    ],
    validations: [requiredCheck],
  });
  expect(submitField(quickPicks, { answer: 'a', x_answer_oo: 'b' })).toEqual({ value: { answer: 'a' } });
  expect(submitField(quickPicks, { answer: '__other', x_answer_oo: 'b' })).toEqual({
    value: { answer: 'b' },
  });
  expect(submitField(quickPicks, { answer: '__other' })).toEqual({ errors: { answer: ['Pflichtangabe'] } });
  expect(submitField(quickPicks, { answer: '__other', x_answer_oo: 'z' })).toEqual({
    errors: { answer: ['choiceInvalid'] },
  });
});

it('createDynamicSchema offers only the legal forms of the chosen country', () => {
  const type = field({ id: 'companyType', component: 'company_type' });
  const findWireValues = (companyType: string, companyCountry?: string) =>
    wireValues([type], { companyType, companyCountry }, VALIDATION_CONTEXT);
  expect(findWireValues('GMBH')).toEqual(new Map([['companyType', 'GMBH']]));
  expect(findWireValues('GMBH', 'CH')).toBeNull();
  expect(findWireValues('CH_AG', 'CH')).toEqual(new Map([['companyType', 'CH_AG']]));
});

it.each(['__proto__', 'constructor', 'toString'])(
  'DYN-07: createDynamicSchema accepts a value for a field called %s',
  (id) => {
    const asked = field({ id });
    expect(wireValues([asked], { [asked.name]: 'Ja' }, VALIDATION_CONTEXT)?.get(id)).toBe('Ja');
    expect(wireValues([asked], {}, VALIDATION_CONTEXT)?.get(id)).toBeUndefined();
  },
);

describe('DYN-06: number typed in groups, with a pattern that allows no spaces', () => {
  const digits = { type: 'regex', value: '^\\d{9}$', error: 'neun Ziffern' };
  it.each([
    [[digits], '123 456 789', '123456789'],
    [[digits], '12\u00a034 56\u202f789', '123456789'],
    [[digits, { type: 'maxLength', value: 9 }], '123 456 789', '123456789'],
    [[{ type: 'regex', value: '^[\\d ]+$' }], '123 456', '123 456'],
    [[], '123 456', '123 456'],
    [[{ type: 'regex', value: '^[\\d/]+$' }], '12 / 3', '12/3'],
    [[{ type: 'maxLength', value: 6 }], '123 45', '123 45'],
  ])('with the validations %o, the text "%s" becomes %s', (validations, typed, value) => {
    expect(submitField(field({ validations }), { answer: typed })).toEqual({ value: { answer: value } });
  });

  it.each([
    [digits, '123 456 78', 'neun Ziffern'],
    // D-87: spaces between digits are refused.
    [{ type: 'regex', value: '^[\\d/]+$', error: 'ohne Leerzeichen' }, '12 1/2', 'ohne Leerzeichen'],
    [{ type: 'regex', value: '^\\w+$', error: 'ein Wort' }, 'Anna 2 Maria', 'ein Wort'],
    [{ type: 'maxLength', value: 6, error: 'zu lang' }, '123 456', 'zu lang'],
  ])('a field with the validations %o refuses "%s"', (check, typed, error) => {
    expect(submitField(field({ validations: [check] }), { answer: typed })).toEqual({
      errors: { answer: [error] },
    });
  });
});

it('SHELL-27: createDynamicSchema writes date limits in the language of the page', () => {
  const asked = field({
    component: 'date',
    value_type: 'date',
    validations: [{ type: 'date_to', value: '2026-03-01' }],
  });
  const french = {
    ...VALIDATION_CONTEXT,
    answerTexts: { ...VALIDATION_CONTEXT.answerTexts, language: 'fr' },
  };
  expect(validateField(asked, { answer: '02/03/2026' }, french)).toEqual({
    ok: false,
    error: 'dateTooLate?{"bound":"01/03/2026"}',
  });
});

it('createDynamicSchema leaves a pattern to the server if the browser has no matcher for the pattern', () => {
  const asked = field({ validations: [{ type: 'regex', value: '^\\d+$' }] });
  expect(wireValues([asked], { answer: 'a1' }, VALIDATION_CONTEXT)).toBeNull();
  expect(wireValues([asked], { answer: 'a1' }, { ...VALIDATION_CONTEXT, matcherOf: () => null })).toEqual(
    new Map([['answer', 'a1']]),
  );
});

it('createDynamicSchema applies the fixed rules of standard fields', () => {
  const context = { ...VALIDATION_CONTEXT, standardRuleOf: () => () => invalid('phoneInvalid') };
  const typed = { answer: 'x' };
  expect(submit(createDynamicSchema([field({ field_type: 'standard' })], typed, context), typed)).toEqual({
    errors: { answer: ['phoneInvalid'] },
  });
  expect(submit(createDynamicSchema([field()], typed, context), typed)).toEqual({ value: { answer: 'x' } });
});

it.each([
  ['de', '80.000\u00a0€', '12,5\u00a0%'],
  ['en', '€80,000', '12.5%'],
  ['fr', '80\u00a0000\u00a0€', '12,5\u00a0%'],
  ['pl', '80\u00a0000\u00a0€', '12,5%'],
])(
  'SHELL-27: createDynamicSchema formats limits of amounts and percentages in the language %s',
  (language, amount, share) => {
    const context = { ...VALIDATION_CONTEXT, answerTexts: { ...VALIDATION_CONTEXT.answerTexts, language } };
    const bound = (ui: Parameters<typeof field>[0], typed: string) => {
      const asked = field(ui);
      return submit(createDynamicSchema([asked], { [asked.name]: typed }, context), { [asked.name]: typed });
    };
    const number = { component: 'number', value_type: 'decimal' };
    expect(
      bound({ ...number, format: 'currency', validations: [{ type: 'min', value: 80_000 }] }, '1'),
    ).toEqual({
      errors: { answer: [`valueTooLow?{"bound":"${amount}"}`] },
    });
    expect(
      bound({ ...number, format: 'percent', validations: [{ type: 'max', value: 0.125 }] }, '13'),
    ).toEqual({
      errors: { answer: [`valueTooHigh?{"bound":"${share}"}`] },
    });
  },
);

it.each([
  ['12 a', { value: { houseNumber: '12a' } }],
  ['12a', { value: { houseNumber: '12a' } }],
  ['12 #', { errors: { houseNumber: ['Zeichen'] } }],
])(
  "CLA-10: createDynamicSchema applies the classic form's rule to the house number %s, even if the configured pattern allows no spaces",
  (typed, expected) => {
    const asked = field({
      id: 'houseNumber',
      field_type: 'standard',
      validations: [{ type: 'regex', value: '^[\\p{L}\\d]*$', error: 'Zeichen' }],
    });
    const standardRuleOf = (id: string) => (id === 'houseNumber' ? checkHouseNumber : undefined);
    const values = { houseNumber: typed };
    expect(
      submit(createDynamicSchema([asked], values, { ...VALIDATION_CONTEXT, standardRuleOf }), values),
    ).toEqual(expected);
  },
);
