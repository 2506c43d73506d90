import { expect, it, vi } from 'vitest';
import { withClassicCompany } from '~/application/classic/rules/new-application';
import { WIZARD_CONFIG } from '~/application/rules/testing/config';
import { NO_COMPANY_OPTION } from '~/company-search/company-option';
import { findCompaniesByName, searchCompanies } from './company-search.server';
import { addSubmittedStep, createEmptyDraft } from './rules/draft';

const BRANDT = { id: 'crefo-1', name: 'Metallbau Brandt GmbH' };
const FOUND_COMPANY = {
  external_provider_company_id: 'crefo-1',
  name: BRANDT.name,
  ort: 'Bremen',
  land: 'DE',
};

function createSearchSource(companyNameSuggestions: object[], dynamicForm = false) {
  const call = vi.fn().mockResolvedValue({ ok: true, data: { companyNameSuggestions } });
  return {
    call,
    step: {
      request: { plainApi: { timeoutMs: 30_000, call }, config: { dynamicForm } },
      config: WIZARD_CONFIG,
      draft: createEmptyDraft('classic'),
    },
  };
}

it('CLA-08: findCompaniesByName looks up a chosen company that was saved without its details', async () => {
  const { step } = createSearchSource([FOUND_COMPANY]);
  const texts = { companyName: BRANDT.name, companyCreditProviderId: BRANDT.id };
  const draft = addSubmittedStep(createEmptyDraft('classic'), 'company-name', { texts, isValid: false });
  await expect(findCompaniesByName({ ...step, draft }, BRANDT)).resolves.toEqual([FOUND_COMPANY]);
});

it('CLA-08: findCompaniesByName skips the look-up when the details are already filled in', async () => {
  const { step, call } = createSearchSource([]);
  const draft = withClassicCompany(
    createEmptyDraft('classic'),
    { name: 'metallbau', registerEntry: FOUND_COMPANY },
    WIZARD_CONFIG,
  );
  await expect(findCompaniesByName({ ...step, draft }, BRANDT)).resolves.toMatchObject([
    { name: BRANDT.name },
  ]);
  expect(call).not.toHaveBeenCalled();
});

it('CLA-08: findCompaniesByName ignores the chosen company if the user has edited the name afterwards', async () => {
  const { step } = createSearchSource([]);
  const draft = withClassicCompany(
    createEmptyDraft('classic'),
    { name: 'metallbau', registerEntry: FOUND_COMPANY },
    WIZARD_CONFIG,
  );
  await expect(findCompaniesByName({ ...step, draft }, { ...BRANDT, name: 'Ganz anders' })).resolves.toEqual(
    [],
  );
});

it.each([
  [false, { name: 'Metallbau', country: 'DE' }],
  [true, { name: 'Metallbau' }],
])(
  "D-12: searchCompanies filters by the partner's only country, except for a configured form (configured form: %s)",
  async (dynamic, query) => {
    const { step, call } = createSearchSource([], dynamic);
    await searchCompanies(step.request, { countries: ['DE'] }, 'Metallbau');
    expect(call).toHaveBeenCalledWith(expect.anything(), { query }, undefined);
  },
);

it.each([
  [['DE'], false, { name: 'Metallbau', country: 'DE' }],
  [['DE', 'CH'], false, { name: 'Metallbau' }],
  [['DE', 'CH'], true, { name: 'Metallbau' }],
])(
  'D-12: searchCompanies with the countries %j sends one request that can be cancelled',
  async (countries, dynamic, query) => {
    const { step, call } = createSearchSource([], dynamic);
    const { signal } = new AbortController();
    await searchCompanies(step.request, { countries }, 'Metallbau', signal);
    expect(call).toHaveBeenCalledWith(expect.anything(), { query }, { signal });
  },
);

it("D-12: searchCompanies returns companies of the deployment's countries and those without a country", async () => {
  const companies = ['DE', 'CH', 'PL', null, ''].map((land) => ({ ...FOUND_COMPANY, land }));
  const { step } = createSearchSource(companies);
  const found = await searchCompanies(step.request, { countries: ['DE', 'CH'] }, 'Metallbau');
  const countries = found.ok && found.data.map(({ land }) => land);
  expect(countries).toEqual(['DE', 'CH', null, '']);
});

it('CLA-08: findCompaniesByName finds the chosen company by its id among several companies with the same name', async () => {
  const { step } = createSearchSource([
    { ...FOUND_COMPANY, external_provider_company_id: 'crefo-2' },
    FOUND_COMPANY,
  ]);
  await expect(findCompaniesByName(step, BRANDT)).resolves.toEqual([FOUND_COMPANY]);
});

it('CLA-08: findCompaniesByName returns nothing if the search fails', async () => {
  const { step, call } = createSearchSource([FOUND_COMPANY]);
  const failed = { ok: false, error: { kind: 'timeout' } };
  call.mockResolvedValue(failed);
  await expect(findCompaniesByName(step, BRANDT)).resolves.toEqual([]);
  await expect(searchCompanies(step.request, step.config, 'Metallbau')).resolves.toEqual(failed);
});

it.each([BRANDT.name, 'metallbau brandt gmbh', 'Metallbau Brandt G.m.b.H.'])(
  'CLA-08: findCompaniesByName matches the typed name "%s" with the only company that has this name',
  async (name) => {
    const { step } = createSearchSource([
      { ...FOUND_COMPANY, external_provider_company_id: 'crefo-2', name: 'Brandt AG' },
      FOUND_COMPANY,
    ]);
    await expect(findCompaniesByName(step, { id: '', name })).resolves.toEqual([FOUND_COMPANY]);
  },
);

it('CLA-08: findCompaniesByName returns all companies with the typed name', async () => {
  const namesakes = [{ ...FOUND_COMPANY, external_provider_company_id: 'crefo-2' }, FOUND_COMPANY];
  const { step } = createSearchSource(namesakes);
  await expect(findCompaniesByName(step, { id: '', name: BRANDT.name })).resolves.toEqual(namesakes);
  await expect(findCompaniesByName(step, { id: '', name: 'Metallbau' })).resolves.toEqual([]);
});

it('CLA-08: findCompaniesByName does not search again after the user entered the details by hand', async () => {
  const { step, call } = createSearchSource([FOUND_COMPANY]);
  const draft = withClassicCompany(
    createEmptyDraft('classic'),
    { name: BRANDT.name, registerEntry: null },
    WIZARD_CONFIG,
  );
  await expect(findCompaniesByName({ ...step, draft }, { id: '', name: BRANDT.name })).resolves.toEqual([]);
  expect(call).not.toHaveBeenCalled();
});

it('CLA-08: findCompaniesByName matches no company after the user answered "not found"', async () => {
  const { step } = createSearchSource([FOUND_COMPANY]);
  await expect(findCompaniesByName(step, { id: NO_COMPANY_OPTION, name: BRANDT.name })).resolves.toEqual([]);
});

it('CLA-08: findCompaniesByName waits at most three seconds for the search', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { step, call } = createSearchSource([FOUND_COMPANY]);
  await findCompaniesByName(step, { id: '', name: BRANDT.name });
  expect(timeout).toHaveBeenCalledWith(3_000);
  expect(call).toHaveBeenCalledWith(expect.anything(), expect.anything(), {
    signal: timeout.mock.results[0]?.value,
  });
  timeout.mockRestore();
});
