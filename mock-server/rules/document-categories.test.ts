import { documentCategory } from 'contracts/api/documents';
import {
  DOCUMENT_TYPES,
  LANGUAGES,
  type Language,
  LOAN_TYPES,
  MEDICAL_PURPOSES,
} from 'contracts/api/enumerations';
import { DEPLOYMENTS, type OwnDocumentCategory } from 'fixtures/deployments';
import { describe, expect, test } from 'vitest';
import { createDocumentCategories } from './document-categories';

const LOAN = {
  deployment: DEPLOYMENTS.demo,
  loanType: 'general_liquidity',
  companyType: 'GMBH',
  baseYear: 2024,
};

function requiredTypes(change: Partial<typeof LOAN>): string {
  return createDocumentCategories({ ...LOAN, ...change }, 'de')
    .flatMap(({ document_type, is_required }) => (is_required ? document_type : []))
    .join(' ');
}

const ACCOUNTS = 'annual_statement_2024 annual_statement_2023';

describe('the required documents of an application (DOC-01)', () => {
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
    ['an object', { loanType: 'object_financing' }, `${ACCOUNTS} bwa_susa debt_ledger`],
    ['real estate', { loanType: 'real_estate' }, `${ACCOUNTS} bwa_susa debt_ledger investment_and_cost_plan`],
    [
      'structured finance',
      { loanType: 'structured_finance' },
      `${ACCOUNTS} bwa_susa debt_ledger investment_and_cost_plan`,
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
    ['a purpose of a custom form', { loanType: 'constructor' }, `${ACCOUNTS} bwa_susa debt_ledger`],
  ])('the required documents depend on loan type, legal form and base year: %s', (_, change, types) => {
    expect(requiredTypes(change)).toBe(types);
  });

  test('The required documents are cached for equal applications, with links to the templates of each partner', () => {
    const templates = (deployment: typeof DEPLOYMENTS.demo) =>
      createDocumentCategories({ ...LOAN, deployment }, 'de').flatMap(
        ({ template_url }) => template_url ?? [],
      );
    const { partner } = DEPLOYMENTS.demo;
    const elsewhere = {
      ...DEPLOYMENTS.demo,
      partner: { ...partner, terms_url: 'https://elsewhere.example/terms' },
    };
    expect(createDocumentCategories({ ...LOAN }, 'de')).toBe(createDocumentCategories({ ...LOAN }, 'de'));
    expect(templates(DEPLOYMENTS.demo)).not.toHaveLength(0);
    for (const template of templates(elsewhere)) expect(template).toContain('https://elsewhere.example/');
  });

  test('the required documents match the contract: defined types without duplicates, sorted by weight, in four languages', () => {
    for (const loanType of [...LOAN_TYPES, ...MEDICAL_PURPOSES, 'something_new']) {
      for (const deployment of Object.values(DEPLOYMENTS)) {
        const byLanguage = LANGUAGES.map((language) =>
          createDocumentCategories({ ...LOAN, deployment, loanType }, language),
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

  test('the required documents state the required dates and include templates', () => {
    const categories = createDocumentCategories(LOAN, 'fr');
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

  test('the required documents appear in order of weight, with descriptions', () => {
    const categories = createDocumentCategories(LOAN, 'en');
    expect(categories[2]).toEqual({
      document_type: 'bwa_susa',
      name: 'Management accounts with trial balance',
      description: 'No older than three months.',
      tooltip_description: 'Your tax adviser issues both reports together.',
      template_url: null,
      is_required: true,
      is_as_of_date_required: true,
      weight: 30,
    });
    expect(categories[6]).toEqual({
      document_type: 'statement_of_assets',
      name: 'Shareholders’ statement of assets',
      description: null,
      tooltip_description: null,
      template_url: 'https://lindhof.example/templates/statement-of-assets.pdf',
      is_required: false,
      is_as_of_date_required: false,
      weight: 70,
    });
  });

  test('the required documents lack templates if the partner has no website', () => {
    const categories = createDocumentCategories({ ...LOAN, deployment: DEPLOYMENTS.lean }, 'de');
    expect(new Set(categories.map(({ template_url }) => template_url))).toEqual(new Set([null]));
  });
});

describe('the documents of a custom bank (DOC-01)', () => {
  const listAskedDocuments = (
    documents: readonly OwnDocumentCategory[],
    language: Language,
    loanType = LOAN.loanType,
  ) => {
    const bankTerms = { logo: null, limits: {}, documents, identification: null, cover: null };
    return createDocumentCategories(
      { ...LOAN, loanType, deployment: { ...DEPLOYMENTS.demo, bankTerms } },
      language,
    );
  };

  test.each<[string, OwnDocumentCategory['name'], Language, string]>([
    ['fleet_list', { de: 'Fuhrparkliste', en: 'Fleet list' }, 'en', 'Fleet list'],
    ['fleet_list', { en: 'Fleet list', de: 'Fuhrparkliste' }, 'pl', 'Fuhrparkliste'],
    ['fleet_list', { fr: 'Liste du parc', en: 'Fleet list' }, 'pl', 'Fleet list'],
    ['fleet_list', { fr: 'Liste du parc' }, 'pl', 'Liste du parc'],
    ['fleet_list', 'Fuhrparkliste', 'en', 'Fuhrparkliste'],
    ['fleet_list', undefined, 'en', 'fleet_list'],
    ['business_plan', 'Finanzplan', 'en', 'Finanzplan'],
    ['business_plan', undefined, 'en', 'Business plan'],
    ['annual_statement', undefined, 'en', 'Annual accounts'],
    ['constructor', undefined, 'en', 'constructor'],
  ])(
    'the documents of a custom bank of the type %s with the name %j appear in the language %s as %s',
    (type, name, language, expected) => {
      expect(listAskedDocuments([{ type, name, required: true, dated: false }], language)[0]?.name).toBe(
        expected,
      );
    },
  );

  test.each<[string, OwnDocumentCategory['description'], string | null]>([
    ['bwa_susa', { de: 'Vom letzten Monat.', en: 'Of last month.' }, 'Of last month.'],
    ['bwa_susa', undefined, 'No older than three months.'],
    ['business_plan', undefined, null],
    ['fleet_list', undefined, null],
  ])(
    'the documents of a custom bank of the type %s with the description %j appear with the description %s',
    (type, description, expected) => {
      const [category] = listAskedDocuments([{ type, description, required: true, dated: false }], 'en');
      expect(category?.description).toBe(expected);
    },
  );

  test('the documents of a custom bank apply to every loan type, in the order of the bank, without templates', () => {
    const documents = [
      { type: 'statement_of_assets', required: false, dated: true },
      { type: 'fleet_list', name: 'Fuhrparkliste', required: true, dated: false },
    ];
    const expected = [
      {
        document_type: 'statement_of_assets',
        name: 'Selbstauskunft der Gesellschafter',
        description: null,
        tooltip_description: null,
        template_url: null,
        is_required: false,
        is_as_of_date_required: true,
        weight: 10,
      },
      {
        document_type: 'fleet_list',
        name: 'Fuhrparkliste',
        description: null,
        tooltip_description: null,
        template_url: null,
        is_required: true,
        is_as_of_date_required: false,
        weight: 20,
      },
    ];
    expect(listAskedDocuments(documents, 'de')).toEqual(expected);
    expect(listAskedDocuments(documents, 'de', 'factoring')).toEqual(expected);
  });
});
