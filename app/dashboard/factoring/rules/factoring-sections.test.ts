import { describe, expect, it } from 'vitest';
import {
  currencyFieldNameOf,
  FACTORING_SECTIONS,
  sectionFieldsOf,
  toSectionTexts,
} from './factoring-sections';

describe('FACT-01: fields of a section', () => {
  it('the fields of a section appear once for domestic and once for foreign customers if the applicant has foreign customers', () => {
    expect(sectionFieldsOf('invoices', true).slice(0, 4)).toEqual([
      {
        name: 'number_of_outgoing_invoices',
        question: 'number_of_outgoing_invoices',
        kind: 'count',
        part: 'home',
      },
      {
        name: 'number_of_outgoing_invoices_abroad',
        question: 'number_of_outgoing_invoices',
        kind: 'count',
        part: 'abroad',
      },
      { name: 'invoice_currencies', question: 'invoice_currencies', kind: 'currencies', part: 'home' },
      {
        name: 'invoice_currencies_abroad',
        question: 'invoice_currencies',
        kind: 'currencies',
        part: 'abroad',
      },
    ]);
  });

  it.each(['financials', 'invoices'] as const)(
    'the fields of a section for %s appear once if the applicant has no foreign customers',
    (section) => {
      const questions = FACTORING_SECTIONS[section];
      expect(sectionFieldsOf(section, false)).toEqual(
        questions.map(({ name, kind }) => ({ name, question: name, kind, part: null })),
      );
    },
  );

  it('fields have a comment after a yes/no question, with and without foreign customers', () => {
    const assignmentQuestion = { question: 'are_receivables_assigned' };
    for (const international of [true, false]) {
      const fields = sectionFieldsOf('risk_protection', international);
      expect(fields.filter(({ question }) => question === assignmentQuestion.question)).toEqual([
        { ...assignmentQuestion, name: 'are_receivables_assigned', kind: 'answer', part: null },
        { ...assignmentQuestion, name: 'are_receivables_assigned_comment', kind: 'text', part: 'comment' },
      ]);
      expect(fields.at(-1)).toEqual({
        name: 'centralized_settlement_entity',
        question: 'centralized_settlement_entity',
        kind: 'text',
        part: null,
      });
    }
  });
});

describe('FACT-01: toSectionTexts (form values of a stored section)', () => {
  it('formats each type of answer like the form field of that type', () => {
    const financials = { company_portfolio: 'Stahlhallen', planned_annual_sales_factoring: 1_200_000.5 };
    expect(toSectionTexts('financials', financials, 'de')).toEqual({
      company_portfolio: 'Stahlhallen',
      planned_annual_sales_factoring: '1.200.000,50',
    });
    const invoices = {
      number_of_outgoing_invoices: 120,
      number_of_outgoing_invoices_abroad: 7,
      invoice_currencies: ['EUR', 'CHF'],
      payment_deadline_for_outgoing_invoices: 30,
    };
    expect(toSectionTexts('invoices', invoices, 'en')).toEqual({
      number_of_outgoing_invoices: '120',
      number_of_outgoing_invoices_abroad: '7',
      [currencyFieldNameOf('invoice_currencies', 'EUR')]: 'on',
      [currencyFieldNameOf('invoice_currencies', 'CHF')]: 'on',
      payment_deadline_for_outgoing_invoices: '30',
    });
    const storedRisks = {
      are_receivables_assigned: true,
      are_receivables_assigned_comment: 'an die Hausbank',
      already_has_factoring: false,
    };
    expect(toSectionTexts('risk_protection', storedRisks, 'de')).toEqual({
      are_receivables_assigned: 'yes',
      are_receivables_assigned_comment: 'an die Hausbank',
      already_has_factoring: 'no',
    });
  });

  it('leaves out unrequested values and values of an unexpected type', () => {
    const stored = {
      company_portfolio: 7,
      annual_sales_previous_year: '1.000',
      planned_annual_sales_following_year: true,
      planned_annual_sales_factoring: ['EUR'],
      company_portfolio_comment: 'not asked',
      unknown: 'x',
    };
    expect(toSectionTexts('financials', stored, 'de')).toEqual({});
    const others = { are_receivables_assigned: 'yes', centralized_settlement_entity: false };
    expect(
      toSectionTexts('risk_protection', { ...others, are_receivables_assigned_abroad: true }, 'de'),
    ).toEqual({});
    expect(toSectionTexts('invoices', { invoice_currencies: 'EUR' }, 'de')).toEqual({});
  });
});
