import { documentCategory } from 'contracts/api/documents';
import { DOCUMENT_TYPES, LANGUAGES, LOAN_TYPES, MEDICAL_PURPOSES } from 'contracts/api/enumerations';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, test } from 'vitest';
import { documentCategories } from './document-categories';

const LOAN = {
  deployment: DEPLOYMENTS.demo,
  loanType: 'general_liquidity',
  companyType: 'GMBH',
  baseYear: 2024,
};

function requiredTypes(change: Partial<typeof LOAN>): string {
  return documentCategories({ ...LOAN, ...change }, 'de')
    .flatMap(({ document_type, is_required }) => (is_required ? document_type : []))
    .join(' ');
}

const ACCOUNTS = 'annual_statement_2024 annual_statement_2023';

describe('the documents an application asks for (DOC-01)', () => {
  test.each<[string, Partial<typeof LOAN>, string]>([
    ['a loan', {}, `${ACCOUNTS} bwa_susa debt_ledger`],
    [
      'another base year',
      { baseYear: 2022 },
      'annual_statement_2022 annual_statement_2021 bwa_susa debt_ledger',
    ],
    [
      'a sole proprietor',
      { companyType: 'SOLE_PROPRIETORSHIP' },
      'income_expense_statement_2024 income_expense_statement_2023 bwa_susa debt_ledger',
    ],
    ['a project', { loanType: 'project_financing' }, `${ACCOUNTS} bwa_susa debt_ledger business_plan`],
    [
      'factoring',
      { loanType: 'factoring' },
      `${ACCOUNTS} bwa_susa debtor_list open_receivables_and_payables invoice_samples`,
    ],
    [
      'devices of a practice',
      { loanType: 'devices_and_equipment' },
      `${ACCOUNTS} supplier_invoice licence_to_practise gdpr_consent`,
    ],
    [
      'a new practice',
      { loanType: 'foundation' },
      'business_plan investment_and_cost_plan licence_to_practise gdpr_consent',
    ],
    [
      'a practice taken over',
      { loanType: 'takeover' },
      'business_plan investment_and_cost_plan draft_takeover_or_cooperation_agreement licence_to_practise gdpr_consent',
    ],
  ])('%s', (_, change, types) => {
    expect(requiredTypes(change)).toBe(types);
  });

  test('are made once for the same needs, and lead to the templates of each partner', () => {
    const templates = (deployment: typeof DEPLOYMENTS.demo) =>
      documentCategories({ ...LOAN, deployment }, 'de').flatMap(({ template_url }) => template_url ?? []);
    const { partner } = DEPLOYMENTS.demo;
    const elsewhere = {
      ...DEPLOYMENTS.demo,
      partner: { ...partner, terms_url: 'https://elsewhere.example/terms' },
    };
    expect(documentCategories({ ...LOAN }, 'de')).toBe(documentCategories({ ...LOAN }, 'de'));
    expect(templates(DEPLOYMENTS.demo)).not.toHaveLength(0);
    for (const template of templates(elsewhere)) expect(template).toContain('https://elsewhere.example/');
  });

  test('are shaped by the contract, of known types, once each, by weight, and named in four languages', () => {
    for (const loanType of [...LOAN_TYPES, ...MEDICAL_PURPOSES, 'something_new']) {
      for (const deployment of Object.values(DEPLOYMENTS)) {
        const byLanguage = LANGUAGES.map((language) =>
          documentCategories({ ...LOAN, deployment, loanType }, language),
        );
        for (const categories of byLanguage) {
          const types = categories.map(({ document_type }) => document_type);
          expect(new Set(types).size).toBe(types.length);
          expect(DOCUMENT_TYPES).toEqual(expect.arrayContaining(types));
          expect(categories).toEqual(categories.map((category) => documentCategory.parse(category)));
          expect(categories.map(({ weight }) => weight)).toEqual(
            categories.map(({ weight }) => weight).sort((a, b) => a - b),
          );
          for (const { name, document_type } of categories) expect(name).not.toBe(document_type);
        }
      }
    }
  });

  test.each([
    ['fleet_list', { de: 'Fuhrparkliste', en: 'Fleet list' }, 'Fleet list'],
    ['fleet_list', { de: 'Fuhrparkliste' }, 'Fuhrparkliste'],
    ['fleet_list', undefined, 'fleet_list'],
    ['business_plan', undefined, 'Business plan'],
    ['annual_statement', undefined, 'Annual accounts'],
  ])('of a bank of one’s own: %s, called %j there, is called %s', (type, name, expected) => {
    const documents = [{ type, name, required: true, dated: false }];
    const own = { logo: null, limits: {}, documents, identification: null, cover: null };
    const categories = documentCategories({ ...LOAN, deployment: { ...DEPLOYMENTS.demo, own } }, 'en');
    expect(categories).toMatchObject([{ document_type: type, name: expected, is_required: true }]);
  });

  test('say which dates they need, and carry forms to fill in', () => {
    const categories = documentCategories(LOAN, 'fr');
    const of = (type: string) => categories.find(({ document_type }) => document_type === type);
    expect(of('annual_statement_2023')).toMatchObject({
      name: 'Comptes annuels 2023',
      is_as_of_date_required: false,
    });
    expect(of('debt_ledger')).toMatchObject({
      is_as_of_date_required: true,
      template_url: 'https://lindhof.example/templates/debt-ledger.pdf',
    });
  });
});
