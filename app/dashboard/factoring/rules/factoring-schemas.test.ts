import { LANGUAGES } from 'contracts/api/enumerations';
import { describe, expect, it } from 'vitest';
import { submit } from '~/domain/testing/submit';
import {
  createFinancialsSchema,
  createInvoicesSchema,
  createRiskSchema,
  type FactoringFormContext,
} from './factoring-schemas';
import { toSectionTexts } from './factoring-sections';

const DOMESTIC_CONTEXT: FactoringFormContext = {
  facts: { annual_sales_previous_year: 1_200_000, has_international_customers: false },
  currency: 'EUR',
  currencies: ['EUR', 'CHF', 'PLN'],
  language: 'de',
};
const INTERNATIONAL_CONTEXT: FactoringFormContext = {
  ...DOMESTIC_CONTEXT,
  facts: {
    annual_sales_previous_year: 1_200_000,
    annual_sales_previous_year_abroad: 300_000,
    has_international_customers: true,
  },
};

const PORTFOLIO = 'Stahlhallen, Treppen und Geländer für Bauherren';

const FINANCIALS = {
  company_portfolio: PORTFOLIO,
  annual_sales_previous_year: '1.200.000',
  planned_annual_sales_following_year: '1.320.000,55',
  planned_annual_sales_factoring: '0',
};
const FINANCIALS_ABROAD = {
  ...FINANCIALS,
  company_portfolio_abroad: PORTFOLIO,
  annual_sales_previous_year_abroad: '300.000',
  planned_annual_sales_following_year_abroad: '1',
  planned_annual_sales_factoring_abroad: '2',
};

const send = (
  schema: typeof createFinancialsSchema,
  form: FactoringFormContext,
  values: Record<string, string>,
) => submit(schema(form, values), values);

describe('FACT-02: financial details', () => {
  it('financial details leave out the values about foreign customers if the company has none', () => {
    expect(send(createFinancialsSchema, DOMESTIC_CONTEXT, FINANCIALS_ABROAD)).toEqual({
      value: {
        company_portfolio: PORTFOLIO,
        annual_sales_previous_year: 1_200_000,
        planned_annual_sales_following_year: 1_320_000.55,
        planned_annual_sales_factoring: 0,
      },
    });
  });

  it('financial details accept a multi-line portfolio, and refuse negative or non-numeric amounts', () => {
    const portfolio = `${PORTFOLIO}\nMontage`;
    expect(
      send(createFinancialsSchema, DOMESTIC_CONTEXT, { ...FINANCIALS, company_portfolio: portfolio }),
    ).toMatchObject({
      value: { company_portfolio: portfolio },
    });
    for (const planned_annual_sales_factoring of ['-1', 'viel']) {
      expect(
        send(createFinancialsSchema, DOMESTIC_CONTEXT, { ...FINANCIALS, planned_annual_sales_factoring }),
      ).toHaveProperty('errors.planned_annual_sales_factoring');
    }
  });

  it('financial details require the values about foreign customers if the company has foreign customers', () => {
    expect(send(createFinancialsSchema, INTERNATIONAL_CONTEXT, FINANCIALS_ABROAD)).toMatchObject({
      value: { company_portfolio_abroad: PORTFOLIO, annual_sales_previous_year_abroad: 300_000 },
    });
    expect(
      send(createFinancialsSchema, INTERNATIONAL_CONTEXT, {
        ...FINANCIALS,
        annual_sales_previous_year: '1.500.000',
      }),
    ).toEqual({
      errors: {
        company_portfolio_abroad: ['required'],
        annual_sales_previous_year_abroad: ['required'],
        planned_annual_sales_following_year_abroad: ['required'],
        planned_annual_sales_factoring_abroad: ['required'],
      },
    });
  });

  it('the details are all required', () => {
    expect(send(createFinancialsSchema, DOMESTIC_CONTEXT, {})).toEqual({
      errors: Object.fromEntries(Object.keys(FINANCIALS).map((name) => [name, ['required']])),
    });
  });

  it.each([
    ['x'.repeat(39), 'tooShort?{"min":40}'],
    ['x'.repeat(301), 'tooLong?{"max":300}'],
    [` ${'x'.repeat(39)}  `, 'tooShort?{"min":40}'],
  ])('financial details refuse a portfolio description of $0 with the message $1', (portfolio, error) => {
    expect(
      send(createFinancialsSchema, DOMESTIC_CONTEXT, { ...FINANCIALS, company_portfolio: portfolio }),
    ).toEqual({
      errors: { company_portfolio: [error] },
    });
  });

  it.each(['x'.repeat(40), 'x'.repeat(300)])(
    'financial details accept a portfolio description of minimum and maximum length: $0',
    (portfolio) => {
      expect(
        send(createFinancialsSchema, DOMESTIC_CONTEXT, { ...FINANCIALS, company_portfolio: portfolio }),
      ).toHaveProperty('value');
    },
  );

  it.each<[string, FactoringFormContext, Record<string, string>, string]>([
    [
      'more',
      DOMESTIC_CONTEXT,
      { annual_sales_previous_year: '1.300.000' },
      'salesMore?{"difference":"100.000\u00a0€"}',
    ],
    [
      'less',
      DOMESTIC_CONTEXT,
      { annual_sales_previous_year: '1.199.999,99' },
      'salesLess?{"difference":"0,01\u00a0€"}',
    ],
    [
      'more',
      INTERNATIONAL_CONTEXT,
      { annual_sales_previous_year_abroad: '300.001' },
      'salesMore?{"difference":"1\u00a0€"}',
    ],
    [
      'less',
      INTERNATIONAL_CONTEXT,
      { annual_sales_previous_year_abroad: '0' },
      'salesLess?{"difference":"300.000\u00a0€"}',
    ],
  ])(
    "D-70: financial details report the difference if the entered sales are %s than the application's",
    (_, form, change, error) => {
      expect(send(createFinancialsSchema, form, { ...FINANCIALS_ABROAD, ...change })).toEqual({
        errors: { annual_sales_previous_year: [error] },
      });
    },
  );

  it('D-70: financial details accept any annual sales if the application states none', () => {
    const form = { ...DOMESTIC_CONTEXT, facts: {} };
    expect(send(createFinancialsSchema, form, FINANCIALS)).toHaveProperty('value');
  });
});

const INVOICES = {
  number_of_outgoing_invoices: '1.420',
  invoice_currencies_EUR: 'on',
  invoice_currencies_PLN: 'on',
  max_invoice_value_previous_year: '48.000,50',
  payment_deadline_for_outgoing_invoices: '30',
};
const INVOICES_ABROAD = {
  ...INVOICES,
  number_of_outgoing_invoices_abroad: '7',
  invoice_currencies_abroad_CHF: 'on',
  max_invoice_value_previous_year_abroad: '9',
  payment_deadline_for_outgoing_invoices_abroad: '60',
};

describe('FACT-03: invoice details', () => {
  const given = (form: FactoringFormContext, values: Record<string, string>) =>
    submit(createInvoicesSchema(form, values), values);
  const sent = {
    number_of_outgoing_invoices: 1_420,
    invoice_currencies: ['EUR', 'PLN'],
    max_invoice_value_previous_year: 48_000.5,
    payment_deadline_for_outgoing_invoices: 30,
  };

  it('the details are sent as typed', () => {
    expect(given(DOMESTIC_CONTEXT, INVOICES_ABROAD)).toEqual({ value: sent });
    expect(given(INTERNATIONAL_CONTEXT, INVOICES_ABROAD)).toEqual({
      value: {
        ...sent,
        number_of_outgoing_invoices_abroad: 7,
        invoice_currencies_abroad: ['CHF'],
        max_invoice_value_previous_year_abroad: 9,
        payment_deadline_for_outgoing_invoices_abroad: 60,
      },
    });
  });

  it('invoice details are all required, also for foreign customers if the company has foreign customers', () => {
    expect(given(INTERNATIONAL_CONTEXT, {})).toEqual({
      errors: {
        number_of_outgoing_invoices: ['required'],
        number_of_outgoing_invoices_abroad: ['required'],
        invoice_currencies_EUR: ['choose'],
        invoice_currencies_abroad_EUR: ['choose'],
        max_invoice_value_previous_year: ['required'],
        max_invoice_value_previous_year_abroad: ['required'],
        payment_deadline_for_outgoing_invoices: ['required'],
        payment_deadline_for_outgoing_invoices_abroad: ['required'],
      },
    });
  });

  it('invoice details ignore a currency that is not offered', () => {
    expect(given({ ...DOMESTIC_CONTEXT, currencies: ['EUR'] }, INVOICES)).toMatchObject({
      value: { invoice_currencies: ['EUR'] },
    });
  });

  it.each([
    ['number_of_outgoing_invoices', '-1'],
    ['number_of_outgoing_invoices', '1,5'],
    ['max_invoice_value_previous_year', '-1'],
    ['payment_deadline_for_outgoing_invoices', '3.651'],
  ])('invoice details refuse for the field %s the value %s', (name, typed) => {
    expect(given(DOMESTIC_CONTEXT, { ...INVOICES, [name]: typed })).toHaveProperty(`errors.${name}`);
  });

  it('invoice details accept an invoice amount of zero', () => {
    expect(given(DOMESTIC_CONTEXT, { ...INVOICES, max_invoice_value_previous_year: '0' })).toMatchObject({
      value: { max_invoice_value_previous_year: 0 },
    });
  });
});

const RISK = {
  are_receivables_assigned: 'no',
  has_commercial_credit_insurance: 'yes',
  has_commercial_credit_insurance_comment: 'Rahmenvertrag',
  already_has_factoring: 'no',
  already_has_factoring_comment: 'was typed before the answer changed',
  centralized_settlement_entity: 'Keine',
};

describe('FACT-04: risk protection', () => {
  const given = (form: FactoringFormContext, values: Record<string, string>) =>
    submit(createRiskSchema(form, values), values);

  it('the schema of risk protection requires neither default amounts nor comments, and keeps a comment only for a question answered "yes"', () => {
    expect(given(DOMESTIC_CONTEXT, RISK)).toEqual({
      value: {
        are_receivables_assigned: false,
        has_commercial_credit_insurance: true,
        has_commercial_credit_insurance_comment: 'Rahmenvertrag',
        already_has_factoring: false,
        centralized_settlement_entity: 'Keine',
      },
    });
    expect(given(DOMESTIC_CONTEXT, {})).toEqual({
      errors: {
        are_receivables_assigned: ['choose'],
        has_commercial_credit_insurance: ['choose'],
        already_has_factoring: ['choose'],
        centralized_settlement_entity: ['required'],
      },
    });
  });

  it('the schema of risk protection accepts a multi-line comment for each question answered "yes"', () => {
    const comments = Object.fromEntries(
      ['are_receivables_assigned', 'has_commercial_credit_insurance', 'already_has_factoring'].flatMap(
        (question) => [
          [question, 'yes'],
          [`${question}_comment`, 'bei der\nHausbank'],
        ],
      ),
    );
    const comment = 'bei der\nHausbank';
    expect(given(DOMESTIC_CONTEXT, { ...RISK, ...comments })).toMatchObject({
      value: {
        are_receivables_assigned_comment: comment,
        has_commercial_credit_insurance_comment: comment,
        already_has_factoring_comment: comment,
      },
    });
  });

  it.each([
    ['has_commercial_credit_insurance_comment', 2_000_001],
    ['centralized_settlement_entity', 300],
  ])('the schema of risk protection refuses the field %s with %i characters', (name, length) => {
    expect(given(DOMESTIC_CONTEXT, { ...RISK, [name]: 'x'.repeat(length) })).toHaveProperty(`errors.${name}`);
  });

  it('the schema of risk protection accepts default amounts of zero or more, and foreign amounts only with foreign customers', () => {
    const amounts = {
      receivables_default_amount_previous_year: '3.200,10',
      receivables_default_amount_previous_year_abroad: '1',
      receivables_default_amount_current_year: '0',
      receivables_default_amount_current_year_abroad: '-1',
    };
    expect(given(INTERNATIONAL_CONTEXT, { ...RISK, ...amounts })).toEqual({
      errors: { receivables_default_amount_current_year_abroad: ['amountNegative'] },
    });
    expect(given(DOMESTIC_CONTEXT, { ...RISK, ...amounts })).toMatchObject({
      value: {
        receivables_default_amount_previous_year: 3_200.1,
        receivables_default_amount_current_year: 0,
      },
    });
  });
});

describe('stored factoring section', () => {
  it.each(LANGUAGES)(
    'a stored section keeps its values when its form is submitted unchanged in the language %s',
    (language) => {
      const form = { ...INTERNATIONAL_CONTEXT, language };
      const stored = submit(createInvoicesSchema(INTERNATIONAL_CONTEXT, INVOICES_ABROAD), INVOICES_ABROAD);
      const texts = toSectionTexts('invoices', 'value' in stored ? { ...stored.value } : {}, language);
      expect(submit(createInvoicesSchema(form, texts), texts)).toEqual(stored);
    },
  );

  it('a stored section leaves out values of an unexpected type', () => {
    const stored = {
      are_receivables_assigned: 'maybe',
      centralized_settlement_entity: 7,
      already_has_factoring: true,
    };
    expect(toSectionTexts('risk_protection', stored, 'de')).toEqual({ already_has_factoring: 'yes' });
  });
});
