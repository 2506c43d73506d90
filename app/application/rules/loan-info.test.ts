import type { LoanType } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import {
  amountBoundsOf,
  createStartingValues,
  durationBoundsOf,
  findChosenCurrency,
  findChosenLoanType,
  findChosenPurpose,
  findChosenTermLoanType,
  groupLoanTypes,
  restoreClampedTerms,
  snapToSliderSteps,
} from './loan-info';
import { createLoanInfoSchema } from './step-schemas';
import { WIZARD_CONFIG } from './testing/config';

const LOAN = {
  loanType: 'working_capital',
  loanSize: '250.000',
  loanDuration: '48',
  purposeSelect: 'operating_expenses',
  purposeDescription: '',
};
const FACTORING = {
  loanType: 'factoring',
  factoring_limit: '1.000.000',
  currency: 'CHF',
  has_international_customers: 'no',
  annual_sales_previous_year: '4 500 000',
};

const send = (values: Record<string, string>, config = WIZARD_CONFIG, language = 'de') =>
  submit(createLoanInfoSchema({ config, typed: values, language }), values);

describe('loan step for a term loan', () => {
  it('CLA-02: the loan step returns type, amount, months and purpose', () => {
    expect(send(LOAN)).toEqual({
      value: {
        loanType: 'working_capital',
        loanSize: 250_000,
        loanDuration: 48,
        purposeSelect: 'operating_expenses',
      },
    });
  });

  it('CLA-02: the loan step reports all missing fields at once', () => {
    expect(send({})).toEqual({
      errors: {
        loanType: ['choose'],
        loanSize: ['required'],
        loanDuration: ['required'],
        purposeSelect: ['choose'],
      },
    });
  });

  it.each([
    ['49.999', 'amountRange?{"min":"50.000\u00a0€","max":"500.000\u00a0€"}'],
    ['500.001', 'amountRange?{"min":"50.000\u00a0€","max":"500.000\u00a0€"}'],
    ['-100.000', 'amountRange?{"min":"50.000\u00a0€","max":"500.000\u00a0€"}'],
    ['100.000,50', 'amountWhole'],
    ['viel', 'amountInvalid'],
    ['<script>alert(1)</script>', 'amountInvalid'],
    ['9'.repeat(1_000_000), 'amountInvalid'],
  ])('CLA-03: the loan step refuses the amount $0 with the message $1', (loanSize, error) => {
    expect(send({ ...LOAN, loanSize })).toEqual({ errors: { loanSize: [error] } });
  });

  it('CLA-03: the loan step shows amount limits in the format of the language', () => {
    expect(send({ ...LOAN, loanSize: '1' }, WIZARD_CONFIG, 'en')).toEqual({
      errors: { loanSize: ['amountRange?{"min":"€50,000","max":"€500,000"}'] },
    });
  });

  it.each([
    ['11', 'durationRange?{"min":"12","max":"60"}'],
    ['61', 'durationRange?{"min":"12","max":"60"}'],
    ['lang', 'durationInvalid'],
  ])('CLA-04: the loan step refuses the duration %s with the message %s', (loanDuration, error) => {
    expect(send({ ...LOAN, loanDuration })).toEqual({ errors: { loanDuration: [error] } });
  });

  it('CLA-04: the loan step limits the duration by loan type', () => {
    const bulletLoan = { ...LOAN, loanType: 'tlb', loanSize: '20.000', loanDuration: '3' };
    expect(send(bulletLoan)).toHaveProperty('value.loanDuration', 3);
    expect(send({ ...bulletLoan, loanDuration: '25' })).toHaveProperty('errors.loanDuration');
  });

  it('CLA-05: the loan step accepts amounts beyond the slider only if the partner is entitled to them', () => {
    const largeLoan = { ...LOAN, loanSize: '100.000.000', loanDuration: '240' };
    expect(send(largeLoan)).toHaveProperty('errors.loanSize');
    const configWithCustomAmounts = { ...WIZARD_CONFIG, customAmounts: true };
    expect(send(largeLoan, configWithCustomAmounts)).toMatchObject({
      value: { loanSize: 100_000_000, loanDuration: 240 },
    });
    expect(
      send({ ...largeLoan, loanSize: '100.000.001', loanDuration: '241' }, configWithCustomAmounts),
    ).toMatchObject({
      errors: {
        loanSize: [expect.stringContaining('100.000.000')],
        loanDuration: [expect.stringContaining('240')],
      },
    });
  });

  it.each([
    ['', 'required'],
    ['x'.repeat(29), 'tooShort?{"min":30}'],
    ['x'.repeat(701), 'tooLong?{"max":700}'],
  ])(
    'CLA-06: if the purpose is "other", refuses the description $0 with the message $1',
    (purposeDescription, error) => {
      expect(send({ ...LOAN, purposeSelect: 'other', purposeDescription })).toEqual({
        errors: { purposeDescription: [error] },
      });
    },
  );

  it('CLA-06: the loan step outputs the description if the purpose is "other", and drops the description for a listed purpose', () => {
    const purposeDescription = 'Vorfinanzierung von Stahl und Löhnen für den Hallenbau';
    expect(send({ ...LOAN, purposeSelect: 'other', purposeDescription })).toMatchObject({
      value: { purposeSelect: 'other', purposeDescription },
    });
    expect(send({ ...LOAN, purposeDescription: 'kurz' })).not.toHaveProperty(
      'value.purposeDescription',
      'kurz',
    );
  });

  it('CLA-02: the loan step uses the only offered purpose without a question', () => {
    const { purposeSelect: _, ...rest } = LOAN;
    expect(send(rest, { ...WIZARD_CONFIG, purposes: ['it_and_software'] })).toHaveProperty(
      'value.purposeSelect',
      'it_and_software',
    );
    expect(send(rest, { ...WIZARD_CONFIG, purposes: ['other'] })).toEqual({
      errors: { purposeDescription: ['required'] },
    });
  });

  it('CLA-02: the loan step uses the only offered loan type without a question', () => {
    const { loanType: _, ...rest } = LOAN;
    expect(send(rest)).toEqual({ errors: { loanType: ['choose'] } });
    expect(send(rest, { ...WIZARD_CONFIG, loanTypes: ['working_capital'] })).toHaveProperty(
      'value.loanType',
      'working_capital',
    );
  });

  it('CLA-02: the loan step refuses a loan type or purpose that is not offered', () => {
    expect(send({ ...LOAN, loanType: 'real_estate', purposeSelect: 'bike_leasing' })).toEqual({
      errors: { loanType: ['choiceInvalid'], purposeSelect: ['choiceInvalid'] },
    });
  });
});

describe('loan step for factoring', () => {
  it('CLA-07: the loan step returns limit, currency, foreign customers and annual sales', () => {
    expect(send(FACTORING)).toEqual({
      value: {
        loanType: 'factoring',
        factoring_limit: 1_000_000,
        currency: 'CHF',
        has_international_customers: false,
        annual_sales_previous_year: 4_500_000,
      },
    });
  });

  it('CLA-07: the loan step reports each missing figure', () => {
    expect(send({ loanType: 'factoring' })).toEqual({
      errors: {
        factoring_limit: ['required'],
        has_international_customers: ['choose'],
        annual_sales_previous_year: ['required'],
      },
    });
  });

  it.each(['0', '-5'])('CLA-07: the loan step refuses a limit of %s', (limit) => {
    expect(send({ ...FACTORING, factoring_limit: limit })).toEqual({
      errors: { factoring_limit: ['amountPositive?{"zero":"0\u00a0CHF"}'] },
    });
  });
});

describe('initial values of the loan step', () => {
  it.each([
    [{}, 'working_capital'],
    [{ loanType: 'tlb' }, 'tlb'],
    [{ loanType: 'real_estate' }, 'working_capital'],
    [{ loanType: 'gift' }, 'working_capital'],
  ])('CLA-02: the loan step preselects for the draft %o the loan type %s', (typed, loanType) => {
    expect(findChosenLoanType(typed, WIZARD_CONFIG)).toBe(loanType);
  });

  it('CLA-03, CLA-04: initial values contain the default amount and duration for a loan, but only the currency for factoring', () => {
    expect(createStartingValues({ ...WIZARD_CONFIG, loanTypes: ['tlb', 'factoring'] })).toEqual({
      loanType: 'tlb',
      currency: 'EUR',
      loanSize: String(amountBoundsOf('tlb').default),
      loanDuration: String(durationBoundsOf('tlb').default),
    });
    expect(createStartingValues({ ...WIZARD_CONFIG, loanTypes: ['factoring', 'tlb'] })).toEqual({
      loanType: 'factoring',
      currency: 'EUR',
    });
  });

  describe('CLA-03, CLA-04: snapToSliderSteps (amount and duration on slider stops)', () => {
    const config = { ...WIZARD_CONFIG, customAmounts: false };
    it.each([
      ['keeps values that the form offers', { loanSize: '85000', loanDuration: '36' }, {}],
      [
        'moves an amount between two slider stops to the nearer one',
        { loanSize: '84000' },
        { loanSize: '85000' },
      ],
      [
        'moves a duration between two slider stops to the nearer one',
        { loanDuration: '37' },
        { loanDuration: '38' },
      ],
      [
        'moves an amount with cents to the nearest slider stop',
        { loanSize: '82499,99' },
        { loanSize: '80000' },
      ],
      [
        'moves an amount outside the limits to the nearest limit',
        { loanSize: '600000' },
        { loanSize: '500000' },
      ],
      ['leaves an unreadable amount unchanged', { loanSize: 'viel' }, {}],
    ])('%s', (_, texts, expected) => {
      const known = { loanType: 'working_capital', ...texts };
      expect(snapToSliderSteps(known, config)).toEqual({ ...known, ...expected });
    });

    it('keeps an amount between two slider stops if users may type amounts', () => {
      const known = { loanType: 'working_capital', loanSize: '84000' };
      expect(snapToSliderSteps(known, { ...config, customAmounts: true })).toEqual(known);
    });
  });

  describe('CLA-03, CLA-04: restoreClampedTerms after another loan type is chosen', () => {
    const config = {
      ...WIZARD_CONFIG,
      loanTypes: ['general_liquidity', 'tlb', 'factoring'] as const,
      customAmounts: false,
    };
    const BULLET_LOAN = { loanType: 'tlb' };

    it.each([
      ['restores a value above the limits', {}, { loanDuration: '24' }, { loanDuration: '48' }],
      [
        'restores a value below the limits',
        { loanSize: '15000' },
        { loanSize: '20000' },
        { loanSize: '15000' },
      ],
      [
        'keeps a value that the user chose',
        { loanSize: '15000' },
        { loanSize: '25000' },
        { loanSize: '25000' },
      ],
      [
        'ignores an unreadable earlier value',
        { loanSize: 'viel' },
        { loanSize: '20000' },
        { loanSize: '20000' },
      ],
      [
        'keeps a value within the limits',
        { loanDuration: '12' },
        { loanDuration: '12' },
        { loanDuration: '12' },
      ],
    ])('%s', (_, before, texts, expectedTexts) => {
      expect(
        restoreClampedTerms(
          { loanType: 'general_liquidity', ...texts },
          { renderedValues: { ...BULLET_LOAN, ...before }, config },
        ),
      ).toEqual({
        loanType: 'general_liquidity',
        ...expectedTexts,
      });
    });

    it('changes nothing if the amounts are free or the partner offers no loans', () => {
      const texts = { loanType: 'general_liquidity', loanDuration: '24' };
      expect(
        restoreClampedTerms(texts, {
          renderedValues: BULLET_LOAN,
          config: { ...config, customAmounts: true },
        }),
      ).toEqual(texts);
      expect(
        restoreClampedTerms(texts, { renderedValues: {}, config: { ...config, loanTypes: ['factoring'] } }),
      ).toEqual(texts);
    });
  });

  it('CLA-03: the loan step keeps the amount and duration of the first loan type while factoring is chosen', () => {
    expect(findChosenTermLoanType({ loanType: 'tlb' }, WIZARD_CONFIG)).toBe('tlb');
    expect(findChosenTermLoanType({ loanType: 'factoring' }, WIZARD_CONFIG)).toBe('working_capital');
    expect(findChosenTermLoanType({}, { ...WIZARD_CONFIG, loanTypes: ['factoring', 'tlb'] })).toBe('tlb');
    expect(findChosenTermLoanType({}, { ...WIZARD_CONFIG, loanTypes: ['factoring'] })).toBeNull();
  });

  it.each([
    [{}, 'EUR'],
    [{ currency: 'CHF' }, 'CHF'],
    [{ currency: 'PLN' }, 'EUR'],
    [{ currency: 'toString' }, 'EUR'],
  ])('CLA-07: the loan step preselects for the draft %o the currency %s', (typed, currency) => {
    expect(findChosenCurrency(typed, WIZARD_CONFIG)).toBe(currency);
  });

  it.each([
    [{}, ['operating_expenses', 'other'], null],
    [{ purposeSelect: 'other' }, ['operating_expenses', 'other'], 'other'],
    [{ purposeSelect: 'bike_leasing' }, ['operating_expenses', 'other'], null],
    [{ purposeSelect: 'other' }, ['it_and_software'], 'it_and_software'],
  ] as const)(
    'CLA-02: the loan step preselects for the draft %o among the offered purposes %j the purpose %s',
    (typed, purposes, purpose) => {
      expect(findChosenPurpose(typed, { ...WIZARD_CONFIG, purposes })).toBe(purpose);
    },
  );
});

describe('CLA-02: groupLoanTypes (loan types shown first and collapsed)', () => {
  it.each<[offered: LoanType[], shown: LoanType[], collapsed: LoanType[]]>([
    [['other'], ['other'], []],
    [
      ['tlb', 'other', 'real_estate', 'factoring', 'working_capital'],
      ['tlb', 'other', 'real_estate', 'factoring', 'working_capital'],
      [],
    ],
    [
      ['tlb', 'other', 'real_estate', 'bike_leasing', 'factoring', 'working_capital'],
      ['tlb', 'other', 'factoring', 'working_capital'],
      ['real_estate', 'bike_leasing'],
    ],
    [
      [
        'general_liquidity',
        'working_capital',
        'object_financing',
        'material_financing',
        'factoring',
        'other',
      ],
      ['working_capital', 'object_financing', 'material_financing', 'factoring'],
      ['general_liquidity', 'other'],
    ],
  ])('of the offered loan types %j, groupLoanTypes shows first %j', (offeredTypes, shown, collapsed) => {
    expect(groupLoanTypes(offeredTypes)).toEqual({ visibleTypes: shown, collapsedTypes: collapsed });
  });
});
