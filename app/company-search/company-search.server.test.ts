import { expect, it, vi } from 'vitest';
import { EMPTY_DRAFT, withStep } from '~/application/classic/rules/draft';
import { withCompany } from '~/application/classic/rules/suggestion';
import { CONFIG } from '~/application/classic/rules/testing/config';
import { chosenCompany, searchCompanies } from './company-search.server';

const BRANDT = { id: 'crefo-1', name: 'Metallbau Brandt GmbH' };
const FOUND = { external_provider_company_id: 'crefo-1', name: BRANDT.name, ort: 'Bremen', land: 'DE' };

function searching(companyNameSuggestions: object[], dynamicForm = false) {
  const call = vi.fn().mockResolvedValue({ ok: true, data: { companyNameSuggestions } });
  return {
    call,
    step: {
      visit: { plainApi: { timeoutMs: 30_000, call }, config: { dynamicForm } },
      config: CONFIG,
      draft: EMPTY_DRAFT,
    },
  };
}

it('CLA-08: looks a choice up that was kept by going back, as nothing was filled in with it', async () => {
  const { step } = searching([FOUND]);
  const values = { companyName: BRANDT.name, companyCreditProviderId: BRANDT.id };
  const draft = withStep(EMPTY_DRAFT, 'company-name', { values, finished: false });
  await expect(chosenCompany({ ...step, draft }, BRANDT)).resolves.toEqual(FOUND);
});

it('CLA-08: does not look up again what has filled the details already', async () => {
  const { step, call } = searching([]);
  const draft = withCompany(EMPTY_DRAFT, { name: 'metallbau', found: FOUND }, CONFIG);
  await expect(chosenCompany({ ...step, draft }, BRANDT)).resolves.toMatchObject({ name: BRANDT.name });
  expect(call).not.toHaveBeenCalled();
});

it('takes a name typed over a choice for another company', async () => {
  const { step } = searching([]);
  const draft = withCompany(EMPTY_DRAFT, { name: 'metallbau', found: FOUND }, CONFIG);
  await expect(chosenCompany({ ...step, draft }, { ...BRANDT, name: 'Ganz anders' })).resolves.toBeNull();
});

it.each([
  [false, { name: 'Metallbau', country: 'DE' }],
  [true, { name: 'Metallbau' }],
])(
  'D-12: asks for one country where there is one; a configured form (%s) by the name alone',
  async (dynamic, query) => {
    const { step, call } = searching([], dynamic);
    await searchCompanies(step.visit, { countries: ['DE'] }, 'Metallbau');
    expect(call).toHaveBeenCalledWith(expect.anything(), { query }, undefined);
  },
);
