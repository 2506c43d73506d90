import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { companies } from '~/api/companies.server';
import { type Debtor, debtors } from '~/api/factoring.server';
import { answerOf } from '~/api/result';
import { changeFinancing } from '~/dashboard/change-financing.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { isSearchable } from '~/domain/company-name';
import { typedValues } from '~/domain/form-schema';
import { explain } from '~/request/problem.server';
import { toDebtorOption } from './company-option';
import type { FactoringAnswer } from './factoring-answer';
import { factoringForm } from './factoring-form.server';
import { salesSchema } from './rules/debtor';
import { type CompanyNaming, debtorCompanySchema } from './rules/debtor-company';
import { legalForms } from './rules/new-company';

const SALES_FIELDS = ['annual_sales_previous_year', 'currency'];

/** The form's field for what the lending system says of the company. */
const COMPANY_FIELDS = {
  company_id: 'company_name',
  external_provider_company_id: 'company_name',
  external_provider_name: 'company_name',
};

/** Adds a company as debtor (FACT-05). @throws redirect to the tab when it is done */
export async function addDebtor(inHand: ApplicationInHand, form: FormData) {
  const { visit, application } = inHand;
  const { currencies, language } = factoringForm(visit, application);
  const typed = typedValues(form);
  return changeFinancing(inHand, form, {
    ...about(inHand, 'add'),
    schema: debtorCompanySchema(typed).extend(salesSchema(currencies, language, typed).shape),
    fields: ['company_name', ...SALES_FIELDS],
    reasons: (error) => explain(visit, error, COMPANY_FIELDS),
    send: async ({ company_name: company, ...sales }) =>
      answerOf(
        await debtors.add(visit.api, application.applicationId, { ...company, ...sales }),
        (made) => made.debitor_id,
      ),
    once: ({ company_name: company }) => ({
      identity: company,
      isUnique: true,
      idOf: (debtorId) => debtorId,
      entries: async () => {
        const listed = await debtors.list(visit.api, application.applicationId);
        if (!listed.ok) return listed;
        const entries = listed.data.map((debtor) => ({
          id: debtor.debitor_id,
          identity: namedLike(company, debtor),
          made: { is: debtor.debitor_id },
        }));
        return { ok: true, data: entries };
      },
    }),
  });
}

/** The debtor's company, named in the way of the other: by the server's id or by the provider's number. */
function namedLike(naming: CompanyNaming, { company, external_provider_company: external }: Debtor) {
  if ('company_id' in naming) return { company_id: company.company_id };
  return {
    external_provider_company_id: external?.external_provider_company_id,
    external_provider_name: external?.external_provider_name,
  };
}

/** Changes a debtor's sales (FACT-05). @throws redirect to the tab when it is done */
export async function changeSales(inHand: ApplicationInHand, debitorId: string, form: FormData) {
  const { visit, application } = inHand;
  const { currencies, language } = factoringForm(visit, application);
  return changeFinancing(inHand, form, {
    ...about(inHand, 'edit'),
    schema: salesSchema(currencies, language, typedValues(form)),
    fields: SALES_FIELDS,
    send: (sales) => debtors.update(visit.api, application.applicationId, debitorId, sales),
  });
}

/** Removes a debtor (FACT-05). @throws redirect to the tab when it is done */
export async function removeDebtor(inHand: ApplicationInHand, debitorId: string, form: FormData) {
  const { visit, application } = inHand;
  return changeFinancing(inHand, form, {
    ...about(inHand, 'delete'),
    schema: z.object({}),
    send: () => debtors.remove(visit.api, application.applicationId, debitorId),
  });
}

/** Asks for insurance cover of a debtor (FACT-07); what is refused is said at the debtor. @throws redirect to the tab when it is done */
export async function requestCover(inHand: ApplicationInHand, debitorId: string, form: FormData) {
  const { visit, application } = inHand;
  const refused = await changeFinancing(inHand, form, {
    ...about(inHand, 'cover'),
    schema: z.object({}),
    send: () => debtors.requestCover(visit.api, application.applicationId, debitorId),
  });
  return data<FactoringAnswer>({ ...refused.data, debitorId }, refused.init ?? {});
}

/** What is said of a change of debtors, and where it leads. */
function about({ visit, application }: ApplicationInHand, change: 'add' | 'edit' | 'delete' | 'cover') {
  const t = visit.t('factoring');
  return {
    words: { done: t(`done.${change}`), failed: t(`failed.${change}`) },
    next: () => tabPath(application.applicationId, 'factoring'),
  };
}

/** Searches for the typed name, where no scripts do it while typing; what is typed stays (FACT-06). */
export async function findCompanies({ visit }: ApplicationInHand, form: FormData) {
  const name = String(form.get('company_name') ?? '').trim();
  const result = parseWithZod(form, { schema: z.object({}) }).reply();
  const answer = (found: NonNullable<FactoringAnswer['found']>) => data<FactoringAnswer>({ result, found });
  if (!isSearchable(name)) return answer('short');
  const found = await companies.searchForCover(visit.api, name);
  if (!found.ok) return answer('failed');
  const forms = legalForms(visit.config.companyTypesByCountry);
  return answer(found.data.external_provider_companies.map((company) => toDebtorOption(company, forms)));
}
