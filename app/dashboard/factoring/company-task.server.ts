import { companies } from '~/api/companies.server';
import { findServerError } from '~/api/result';
import { refuseChangeAfterSubmission } from '~/dashboard/change-after-submission.server';
import { isSearchable } from '~/domain/company-name';
import { listNamedCountries } from '~/domain/countries';
import { COUNTRY_INTENT } from '~/forms/intents';
import { defineTask } from '~/forms/run-task.server';
import { requireOptionLists } from '~/request/guards.server';
import { applicantCompanyOf } from './debtor-tasks.server';
import type { FactoringTask } from './factoring-page.server';
import { createLongTextRule } from './long-text.server';
import { encodeOwnCompanyRef } from './rules/debtor-company';
import {
  BUSINESS_PURPOSE_LENGTH,
  createLegalForms,
  createNewCompanySchema,
  findMissingCompanyLists,
  NEW_COMPANY_FIELDS,
} from './rules/new-company';
import { askAboutSimilarCompany, readDeclaredOtherNames } from './similar-company.server';
import { COMPANY_FORM_ID, debtorQuery, factoringTaskUrls, ROW_PARAM } from './urls';

export const companyTask = {
  show: ({ request, application }) => {
    const forms = createLegalForms(request.config);
    requireOptionLists(request, findMissingCompanyLists(forms));
    const countryCodes = Object.keys(forms);
    const countries = listNamedCountries(countryCodes, request.facts.language);
    const { default: ownCountry } = request.config.countries;
    const companyName = request.facts.url.searchParams.get('name') ?? '';
    const values = {
      companyName,
      address_country: (countryCodes.includes(ownCountry) ? ownCountry : countryCodes[0]) ?? '',
    };
    return {
      title: request.t('factoring')('company.addNew'),
      form: COMPANY_FORM_ID,
      values,
      forms,
      countries,
      applicant: applicantCompanyOf(application),
    };
  },
  change: (input) => {
    const { request, application, form, typed } = input;
    const id = application.applicationId;
    const t = request.t('factoring');
    return defineTask({
      form: COMPANY_FORM_ID,
      refusal: refuseChangeAfterSubmission(application),
      intents: {
        [COUNTRY_INTENT]: () => {
          form.delete('companyType');
          return {};
        },
      },
      schema: createNewCompanySchema(
        createLegalForms(request.config),
        typed,
        applicantCompanyOf(application),
        createLongTextRule(BUSINESS_PURPOSE_LENGTH),
      ),
      fields: NEW_COMPANY_FIELDS,
      call: async (company) =>
        (await askAboutSimilarCompany(input, {
          name: company.companyName,
          country: company.address_country,
        })) ?? companies.add(request.api, id, company),
      creation: (company) => ({
        identity: identityOf(company.companyName, company.address_country),
        isUnique: true,
        // Only the company search returns companies that customers have added.
        listExisting: async () => {
          if (!isSearchable(company.companyName)) return { ok: true, data: [] };
          const result = await companies.searchForCover(request.api, company.companyName);
          if (!result.ok) return result;
          const internalCompanies = result.data.external_provider_companies.filter(
            ({ isInternal }) => isInternal,
          );
          const entries = internalCompanies.map(({ id: companyId, name: companyName, land }) => ({
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
      messages: { done: t('done.company'), failed: t('failed.company') },
      nextPath: ({ companyId, companyName }) => {
        const row = request.facts.url.searchParams.get(ROW_PARAM);
        const ref = encodeOwnCompanyRef(companyId, companyName);
        const otherNames = readDeclaredOtherNames(request, form);
        return factoringTaskUrls.path(id) + debtorQuery(ref, companyName, row, otherNames);
      },
    });
  },
} satisfies FactoringTask;

const identityOf = (name: string, country: string | null | undefined) => [
  name.trim().normalize('NFC').toLocaleLowerCase(),
  country?.toUpperCase(),
];
