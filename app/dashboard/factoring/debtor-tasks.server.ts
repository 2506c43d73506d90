import type { Application } from '~/api/applications.server';
import { companies } from '~/api/companies.server';
import { type Debtor, debtors } from '~/api/factoring.server';
import { answerOf, entryOf } from '~/api/result';
import { financingRefusal } from '~/dashboard/financing-refusal.server';
import { hasMembers, verifyList } from '~/dashboard/verify-change.server';
import { centsOf, writeCents } from '~/domain/cents';
import { isSearchable } from '~/domain/company-name';
import { SEARCH } from '~/forms/intents';
import { task } from '~/forms/run-task.server';
import type { PortalRequest } from '~/request/portal-request';
import { coverForm, DEBTOR, DEBTOR_FORM, DELETION_FORM, factoringAddresses } from './addresses';
import { toDebtorOption } from './company-option';
import { factoringForm } from './factoring-form.server';
import type { DebtorMore, FactoringInput, FactoringPage, FactoringTask } from './factoring-page.server';
import { salesSchema } from './rules/debtor';
import {
  type CompanyNaming,
  companyOfForm,
  debtorCompanySchema,
  type NamedCompany,
} from './rules/debtor-company';
import { legalForms } from './rules/new-company';
import { askAboutSimilarCompany } from './similar-company.server';

const COMPANY_MEMBERS = {
  company_id: 'company_name',
  external_provider_company_id: 'company_name',
  external_provider_name: 'company_name',
};

export function companyOf({ companyName, companyCountry }: Application): NamedCompany {
  return { name: companyName, country: companyCountry ?? null };
}

/** FACT-05 */
export const debtorTask = {
  show: ({ request, application, factoring }) => {
    const query = request.facts.url.searchParams;
    const company = { company_name: query.get('name') ?? '', company: query.get('ref') ?? '' };
    const values = { ...company, currency: factoring.currency };
    const title = request.t('factoring')('debtors.add');
    return { title, form: DEBTOR_FORM, values, applicant: companyOf(application) };
  },
  change: (input) => {
    const { request, application, typed } = input;
    const id = application.applicationId;
    const { currencies, language } = factoringForm(request, application);
    return task({
      ...declarationOf(input, 'add'),
      form: DEBTOR_FORM,
      intents: { [SEARCH]: () => companiesFound(request, typed.company_name ?? '') },
      schema: debtorCompanySchema(typed, companyOf(application)).extend(
        salesSchema(currencies, language, typed).shape,
      ),
      members: COMPANY_MEMBERS,
      // D-75
      reasons: (error) => {
        if (!entryOf(error, 'err_debtor_company_exists')) return null;
        const text = request.t('errors')('err_debtor_company_exists');
        return { formErrors: [], fieldErrors: { company_name: [text] } };
      },
      call: async ({ company_name: company, ...sales }) =>
        (await askAboutSimilarCompany(input, companyOfForm(typed))) ??
        answerOf(await debtors.add(request.api, id, { ...company, ...sales }), (added) => added.debitor_id),
      once: ({ company_name: company }) => ({
        identity: company,
        isUnique: true,
        idOf: (debtorId) => debtorId,
        listExisting: async () =>
          answerOf(await debtors.list(request.api, id), (listed) =>
            listed.map((debtor) => ({
              id: debtor.debitor_id,
              identity: namedLike(company, debtor),
              created: debtor.debitor_id,
            })),
          ),
      }),
    });
  },
} satisfies FactoringTask;

export const salesTask = {
  show: (page, id) => {
    const debtor = debtorOf(page, id);
    if (!debtor) return null;
    const { company, annual_sales_previous_year: sales, currency } = debtor;
    return {
      title: page.request.t('factoring')('debtors.editTitle', { name: company.company_name }),
      form: DEBTOR_FORM,
      values: {
        annual_sales_previous_year: writeCents(centsOf(sales), page.request.facts.language),
        currency,
      },
    };
  },
  change: (input) => {
    const { request, application, typed, id } = input;
    const { currencies, language } = factoringForm(request, application);
    return task({
      ...declarationOf(input, 'edit'),
      form: DEBTOR_FORM,
      schema: salesSchema(currencies, language, typed),
      call: (sales) => debtors.update(request.api, application.applicationId, id, sales),
      verify: (sales) =>
        verifyDebtor(input, id, (debtor) => debtor !== undefined && hasMembers(debtor, sales)),
    });
  },
} satisfies FactoringTask;

export const deletionTask = {
  show: (page, id) => {
    const debtor = debtorOf(page, id);
    const title = page.request.t('factoring')('debtors.deleteTitle');
    return debtor ? { title, form: DELETION_FORM, name: debtor.company.company_name } : null;
  },
  change: (input) =>
    task({
      ...declarationOf(input, 'delete'),
      form: DELETION_FORM,
      call: () => debtors.remove(input.request.api, input.application.applicationId, input.id),
      verify: () => verifyDebtor(input, input.id, (debtor) => debtor === undefined),
    }),
} satisfies FactoringTask;

/** FACT-07 */
export function requestCover(input: FactoringInput) {
  const debitorId = String(input.form.get(DEBTOR));
  return task({
    ...declarationOf(input, 'cover'),
    form: coverForm(debitorId),
    call: () => debtors.requestCover(input.request.api, input.application.applicationId, debitorId),
    verify: () => verifyDebtor(input, debitorId, (debtor) => Boolean(debtor?.insurance_cover)),
  });
}

function verifyDebtor(
  { request, application }: FactoringInput,
  id: string,
  hasChange: (debtor: Debtor | undefined) => boolean,
) {
  return verifyList(debtors.list(request.api, application.applicationId), (all) =>
    hasChange(all.find(({ debitor_id }) => debitor_id === id)),
  );
}

function declarationOf(
  { request, application }: FactoringInput,
  change: 'add' | 'edit' | 'delete' | 'cover',
) {
  const t = request.t('factoring');
  return {
    refusal: financingRefusal(application),
    words: { done: t(`done.${change}`), failed: t(`failed.${change}`) },
    next: factoringAddresses.path(application.applicationId),
  };
}

const debtorOf = ({ debtors: all }: FactoringPage, id: string): Debtor | undefined =>
  all.find(({ debitor_id }) => debitor_id === id);

function namedLike(naming: CompanyNaming, { company, external_provider_company: external }: Debtor) {
  if ('company_id' in naming) return { company_id: company.company_id };
  return {
    external_provider_company_id: external?.external_provider_company_id,
    external_provider_name: external?.external_provider_name,
  };
}

/** FACT-06 */
async function companiesFound(request: PortalRequest, typed: string): Promise<DebtorMore> {
  const name = typed.trim();
  if (!isSearchable(name)) return { found: 'short' };
  const found = await companies.searchForCover(request.api, name);
  if (!found.ok) return { found: 'failed' };
  const forms = legalForms(request.config);
  return {
    found: found.data.external_provider_companies.map((company) => toDebtorOption(company, forms)),
  };
}
