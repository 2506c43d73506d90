import { expect, it, vi } from 'vitest';
import { withClassicCompany } from '~/application/classic/rules/company';
import { CONFIG } from '~/application/classic/rules/testing/config';
import { emptyDraft, withSent } from '~/application/journey/rules/draft';

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
      draft: emptyDraft('classic'),
    },
  };
}

it('CLA-08: looks a choice up that was kept by going back, as nothing was filled in with it', async () => {
  const { step } = searching([FOUND]);
  const texts = { companyName: BRANDT.name, companyCreditProviderId: BRANDT.id };
  const draft = withSent(emptyDraft('classic'), 'company-name', { texts, accepted: false });
  await expect(chosenCompany({ ...step, draft }, BRANDT)).resolves.toEqual(FOUND);
});

it('CLA-08: does not look up again what has filled the details already', async () => {
  const { step, call } = searching([]);
  const draft = withClassicCompany(emptyDraft('classic'), { name: 'metallbau', found: FOUND }, CONFIG);
  await expect(chosenCompany({ ...step, draft }, BRANDT)).resolves.toMatchObject({ name: BRANDT.name });
  expect(call).not.toHaveBeenCalled();
});

it('takes a name typed over a choice for another company', async () => {
  const { step } = searching([]);
  const draft = withClassicCompany(emptyDraft('classic'), { name: 'metallbau', found: FOUND }, CONFIG);
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
