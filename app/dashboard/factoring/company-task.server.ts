import { companies } from '~/api/companies.server';
import { findServerError } from '~/api/result';
import { financingRefusal } from '~/dashboard/financing-refusal.server';
import { isSearchable } from '~/domain/company-name';
import { countriesNamed } from '~/domain/countries';
import { COUNTRY_INTENT } from '~/forms/intents';
import { defineTask } from '~/forms/run-task.server';
import { requireLists } from '~/request/guards.server';
import { COMPANY_FORM, debtorOfQuery, factoringAddresses, ROW } from './addresses';
import { companyOf } from './debtor-tasks.server';
import type { FactoringTask } from './factoring-page.server';
import { longTextRule } from './long-text.server';
import { ownCompanyRef } from './rules/debtor-company';
import {
  BUSINESS_PURPOSE,
  legalForms,
  missingForCompany,
  NEW_COMPANY_FIELDS,
  newCompanySchema,
} from './rules/new-company';
import { askAboutSimilarCompany, isDeclaredDifferent } from './similar-company.server';

/** FACT-06 */
export const companyTask = {
  show: ({ request, application }) => {
    const forms = legalForms(request.config);
    requireLists(request, missingForCompany(forms));
    const offered = Object.keys(forms);
    const countries = countriesNamed(offered, request.facts.language);
    const { default: own } = request.config.countries;
    const companyName = request.facts.url.searchParams.get('name') ?? '';
    const values = { companyName, address_country: (offered.includes(own) ? own : offered[0]) ?? '' };
    return {
      title: request.t('factoring')('company.addNew'),
      form: COMPANY_FORM,
      values,
      forms,
      countries,
      applicant: companyOf(application),
    };
  },
  change: (input) => {
    const { request, application, form, typed } = input;
    const id = application.applicationId;
    const t = request.t('factoring');
    return defineTask({
      form: COMPANY_FORM,
      refusal: financingRefusal(application),
      intents: {
        [COUNTRY_INTENT]: () => {
          form.delete('companyType');
          return {};
        },
      },
      schema: newCompanySchema(
        legalForms(request.config),
        typed,
        companyOf(application),
        longTextRule(BUSINESS_PURPOSE),
      ),
      fields: NEW_COMPANY_FIELDS,
      call: async (company) =>
        (await askAboutSimilarCompany(input, {
          name: company.companyName,
          country: company.address_country,
        })) ?? companies.add(request.api, id, company),
      once: (company) => ({
        identity: identityOf(company.companyName, company.address_country),
        isUnique: true,
        // Only the company search returns companies that customers have added.
        listExisting: async () => {
          if (!isSearchable(company.companyName)) return { ok: true, data: [] };
          const found = await companies.searchForCover(request.api, company.companyName);
          if (!found.ok) return found;
          const own = found.data.external_provider_companies.filter(({ isInternal }) => isInternal);
          const entries = own.map(({ id: companyId, name: companyName, land }) => ({
            id: companyId,
            identity: identityOf(companyName, land),
            created: { companyId, companyName },
          }));
          return { ok: true, data: entries };
        },
      }),
      reasons: (error) =>
        findServerError(error, 'err_company_already_exists')
          ? { formErrors: [], fieldErrors: { companyName: [t('company.exists')] } }
          : null,
      words: { done: t('done.company'), failed: t('failed.company') },
      next: ({ companyId, companyName }) => {
        const row = request.facts.url.searchParams.get(ROW);
        const ref = ownCompanyRef(companyId, companyName);
        const other = isDeclaredDifferent(request, form);
        return factoringAddresses.path(id) + debtorOfQuery(ref, companyName, row, other);
      },
    });
  },
} satisfies FactoringTask;

/** D-75 */
const identityOf = (name: string, country: string | null | undefined) => [
  name.trim().normalize('NFC').toLocaleLowerCase(),
  country?.toUpperCase(),
];
