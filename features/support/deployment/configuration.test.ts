import { DEPLOYMENTS } from 'fixtures/deployments';
import { describe, expect, it } from 'vitest';
import { configurationOf, listMissingConfiguration, listUnmetConfiguration } from './configuration';

const { publicFeatures, partner } = DEPLOYMENTS.demo;

function configured(features: Record<string, unknown> = {}, partnerOverrides: object = {}) {
  const otherFeatures = publicFeatures.filter(({ name }) => !(name in features));
  const changedFeatures = Object.entries(features)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => ({ name, is_active: true, value }));
  const configuration = configurationOf(
    { public_features: [...otherFeatures, ...changedFeatures] },
    { ...partner, ...partnerOverrides },
  );
  if (configuration === null) throw new Error('that is no configuration');
  return configuration;
}

describe('listMissingConfiguration (settings of a deployment that the features expect)', () => {
  it('The result is empty for the configuration that the suite expects', () => {
    expect(listMissingConfiguration(configured())).toEqual([]);
  });

  it.each([
    [
      { communication_languages: { supported: ['de', 'en'], default: 'de' } },
      {},
      'languages: it lacks fr, pl',
    ],
    [{ currencies: { supported: ['PLN'], default: 'PLN' } }, {}, 'currencies: it lacks EUR'],
    [{ application_countries: { supported: ['AT'] } }, {}, 'countries: it lacks DE'],
    [{ allowed_document_upload_types: ['pdf', '.JPG'] }, {}, 'kinds of files: it lacks png'],
    [{ appointments: null }, {}, 'features: it lacks appointments'],
    [{ dynamic_form: null }, {}, null],
    [{ dynamic_form: undefined }, {}, 'features: it has dynamic_form, which changes forms'],
    [
      {},
      { user_application_types: ['factoring'] },
      'loan types: it lacks working_capital, general_liquidity',
    ],
    [{}, { country_company_types: { DE: ['GMBH'] } }, 'legal forms: it lacks '],
  ])('reports problems of the configuration %j with the partner %j', (features, partnerOverrides, line) => {
    const problems = listMissingConfiguration(configured(features, partnerOverrides));
    expect(problems).toHaveLength(line === null ? 0 : 1);
    expect(problems[0] ?? '').toContain(line ?? '');
  });

  it('reports nothing for a list of languages or currencies that is null or invalid in the configuration', () => {
    expect(
      listMissingConfiguration(configured({ communication_languages: null, currencies: 'broken' })),
    ).toEqual([]);
  });

  it.each([
    [{}, {}],
    [null, null],
    [{ public_features: [] }, '<html>'],
  ])('throws for %j with the partner %j, which is not a configuration', (config, other) => {
    expect(configurationOf(config, other)).toBeNull();
  });
});

describe('listUnmetConfiguration (settings that a step needs and the deployment lacks)', () => {
  const configuration = configured(
    { communication_languages: { supported: ['de'], default: 'de' } },
    { user_application_types: ['working_capital'] },
  );
  const documents = { working_capital: ['debt_ledger', 'other'], factoring: [] };

  it.each([
    ['I read Polish', ['languages: it lacks pl']],
    ['I switch to Polish', ['languages: it lacks pl']],
    ['in each language it prints on 1 page', ['en', 'fr', 'pl'].map((code) => `languages: it lacks ${code}`)],
    ['I read German', []],
    ['I switch to general liquidity', ['loan types: it lacks general_liquidity']],
    ['I ask for 20000 euros of a bullet loan over 12 months', ['loan types: it lacks tlb']],
    ['I ask for 20000 euros of working capital over 12 months', []],
    ['I upload "a.pdf" as debt_ledger', []],
    ['I upload "a.pdf" as other', []],
    ['I upload "a.pdf" as bank_statement', ['documents: for working_capital it asks for no bank_statement']],
  ])('lists the missing configuration for the step: %s', (text, lines) => {
    expect(listUnmetConfiguration([text], ['working_capital'], { configuration, documents })).toEqual(lines);
    expect(
      listUnmetConfiguration([text], ['working_capital'], { configuration: null, documents: null }),
    ).toEqual([]);
  });

  it('accepts documents of a year that another base year would request', () => {
    const documentsOfTwoYears = { working_capital: ['annual_statement_2024', 'annual_statement_2023'] };
    const listUnmet = (type: string) =>
      listUnmetConfiguration([`these are asked for: "${type}"`], ['working_capital'], {
        configuration,
        documents: documentsOfTwoYears,
      });
    expect(listUnmet('annual_statement_2022, annual_statement_2021')).toEqual([]);
    expect(listUnmet('income_expense_statement_2022')).toHaveLength(1);
    expect(
      listUnmetConfiguration(['annual_statement_2023'], ['factoring'], {
        configuration,
        documents: { factoring: ['annual_statement_2024'] },
      }),
    ).toHaveLength(1);
  });

  it('reports each document type once, and only for existing applications', () => {
    const texts = ['I upload "a.pdf" as bwa_susa', 'I upload "b.pdf" as bwa_susa'];
    expect(listUnmetConfiguration(texts, ['working_capital'], { configuration, documents })).toHaveLength(1);
    expect(listUnmetConfiguration(texts, [], { configuration, documents })).toEqual([]);
    expect(listUnmetConfiguration(texts, ['real_estate'], { configuration, documents })).toEqual([]);
  });
});
