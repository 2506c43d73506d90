import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { companies } from '~/api/companies.server';
import { type ApiError, entryOf } from '~/api/result';
import { changeFinancing } from '~/dashboard/change-financing.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { isSearchable } from '~/domain/company-name';
import { typedValues } from '~/domain/form-schema';
import { COUNTRY, INTENT } from '~/forms/intents';
import { explain } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import type { FactoringAnswer } from './factoring-answer';
import { taskPaths } from './factoring-task';
import { ownCompanyRef } from './rules/debtor-company';
import { legalForms, NEW_COMPANY_FIELDS, newCompanySchema } from './rules/new-company';

/**
 * Adds a company that no search has found (FACT-06).
 *
 * @throws redirect to adding it as debtor when it is done
 */
export async function addCompany(inHand: ApplicationInHand, form: FormData) {
  const { visit, application } = inHand;
  const id = application.applicationId;
  const t = visit.t('factoring');
  // Without scripts a button takes the chosen country over, whose legal forms the page then offers.
  if (form.get(INTENT) === COUNTRY) {
    form.delete('companyType');
    const result = parseWithZod(form, { schema: z.object({}) }).reply();
    return data<FactoringAnswer>({ result });
  }
  return changeFinancing(inHand, form, {
    schema: newCompanySchema(legalForms(visit.config.companyTypesByCountry), typedValues(form)),
    send: (company) => companies.add(visit.api, id, company),
    once: (company) => ({
      identity: identityOf(company.companyName, company.address_country),
      isUnique: true,
      // What a customer has added is found by the search alone.
      entries: async () => {
        if (!isSearchable(company.companyName)) return { ok: true, data: [] };
        const found = await companies.searchForCover(visit.api, company.companyName);
        if (!found.ok) return found;
        const own = found.data.external_provider_companies.filter(({ isInternal }) => isInternal);
        const entries = own.map(({ id: companyId, name: companyName, land }) => ({
          id: companyId,
          identity: identityOf(companyName, land),
          made: { is: { companyId, companyName } },
        }));
        return { ok: true, data: entries };
      },
    }),
    words: { done: t('done.company'), failed: t('failed.company') },
    fields: NEW_COMPANY_FIELDS,
    reasons: (error) => reasonsOf(visit, error),
    next: ({ companyId, companyName }) =>
      taskPaths(tabPath(id, 'factoring')).debtorOf(ownCompanyRef(companyId), companyName),
  });
}

/** Of one name and country there is one company (D-75). */
const identityOf = (name: string, country: string | null | undefined) => [
  name.trim().normalize('NFC').toLocaleLowerCase(),
  country?.toUpperCase(),
];

/** Who exists already is said in the words of this form. */
function reasonsOf(visit: Visit, error: ApiError) {
  if (!entryOf(error, 'err_company_already_exists')) return explain(visit, error);
  return { formErrors: [], fieldErrors: { companyName: [visit.t('factoring')('company.exists')] } };
}
