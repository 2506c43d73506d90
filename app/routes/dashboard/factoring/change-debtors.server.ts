import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { companies } from '~/api/companies.server';
import { debtors } from '~/api/factoring.server';
import type { ApiError } from '~/api/result';
import { isSearchable } from '~/application/company-name';
import { salesSchema } from '~/dashboard/debtor';
import { debtorCompanySchema } from '~/dashboard/debtor-company';
import { mayChangeFinancing } from '~/dashboard/financing-changes';
import { legalForms } from '~/dashboard/new-company';
import { tabPath } from '~/dashboard/tabs';
import { typedValues } from '~/domain/form-schema';
import { explain, statusOf } from '~/session/problem.server';
import { doneChange, NOT_ALLOWED, refusedChange, wrongForm } from '../changes.server';
import type { ApplicationInHand } from '../open-application.server';
import { toDebtorOption } from './company-option';
import type { FactoringAnswer } from './factoring-answer';
import { factoringForm } from './factoring-form.server';

const SALES_FIELDS = ['annual_sales_previous_year', 'currency'];

/** The form's field for what the lending system says of the company. */
const COMPANY_FIELDS = {
  company_id: 'company_name',
  external_provider_company_id: 'company_name',
  external_provider_name: 'company_name',
};

/**
 * Adds a company as debtor (FACT-05).
 *
 * @throws redirect to the tab when it is done
 */
export async function addDebtor({ visit, application }: ApplicationInHand, form: FormData) {
  const id = application.applicationId;
  const t = visit.t('factoring');
  const { currencies, language } = factoringForm(visit, application);
  const typed = typedValues(form);
  const schema = debtorCompanySchema(typed).extend(salesSchema(currencies, language, typed).shape);
  const submission = parseWithZod(form, { schema });
  const refuse = (error: ApiError) =>
    refusedChange(visit, submission, error, {
      failed: t('failed.add'),
      fields: ['company_name', ...SALES_FIELDS],
      reasons: explain(visit, error, COMPANY_FIELDS),
    });
  if (!mayChangeFinancing(application)) return refuse(NOT_ALLOWED);
  if (submission.status !== 'success') return wrongForm(visit, submission);
  const { company_name: company, ...sales } = submission.value;
  const answer = await debtors.add(visit.api, id, { ...company, ...sales });
  if (!answer.ok) return refuse(answer.error);
  throw await doneChange(visit, t('done.add'), tabPath(id, 'factoring'));
}

/** Changes a debtor's sales (FACT-05). @throws redirect to the tab when it is done */
export async function changeSales(
  { visit, application }: ApplicationInHand,
  debitorId: string,
  form: FormData,
) {
  const id = application.applicationId;
  const t = visit.t('factoring');
  const { currencies, language } = factoringForm(visit, application);
  const submission = parseWithZod(form, { schema: salesSchema(currencies, language, typedValues(form)) });
  const refuse = (error: ApiError) =>
    refusedChange(visit, submission, error, { failed: t('failed.edit'), fields: SALES_FIELDS });
  if (!mayChangeFinancing(application)) return refuse(NOT_ALLOWED);
  if (submission.status !== 'success') return wrongForm(visit, submission);
  const answer = await debtors.update(visit.api, id, debitorId, submission.value);
  if (!answer.ok) return refuse(answer.error);
  throw await doneChange(visit, t('done.edit'), tabPath(id, 'factoring'));
}

/** Removes a debtor (FACT-05). @throws redirect to the tab when it is done */
export async function removeDebtor(
  { visit, application }: ApplicationInHand,
  debitorId: string,
  form: FormData,
) {
  const id = application.applicationId;
  const t = visit.t('factoring');
  const submission = parseWithZod(form, { schema: z.object({}) });
  const refuse = (error: ApiError) =>
    refusedChange(visit, submission, error, { failed: t('failed.delete'), fields: [] });
  if (!mayChangeFinancing(application)) return refuse(NOT_ALLOWED);
  const answer = await debtors.remove(visit.api, id, debitorId);
  if (!answer.ok) return refuse(answer.error);
  throw await doneChange(visit, t('done.delete'), tabPath(id, 'factoring'));
}

/** Asks for insurance cover of a debtor (FACT-07). @throws redirect to the tab when it is done */
export async function requestCover(
  { visit, application }: ApplicationInHand,
  debitorId: string,
  form: FormData,
) {
  const id = application.applicationId;
  const t = visit.t('factoring');
  const submission = parseWithZod(form, { schema: z.object({}) });
  const answer = mayChangeFinancing(application)
    ? await debtors.requestCover(visit.api, id, debitorId)
    : { ok: false as const, error: NOT_ALLOWED };
  if (answer.ok) throw await doneChange(visit, t('done.cover'), tabPath(id, 'factoring'));
  const refused = await refusedChange(visit, submission, answer.error, {
    failed: t('failed.cover'),
    fields: [],
  });
  const told: FactoringAnswer = { ...refused.data, debitorId };
  return data(told, { status: statusOf(answer.error), headers: visit.headers() });
}

/** Searches for the typed name, where no scripts do it while typing; what is typed stays (FACT-06). */
export async function findCompanies({ visit }: ApplicationInHand, form: FormData) {
  const name = String(form.get('company_name') ?? '').trim();
  const result = parseWithZod(form, { schema: z.object({}) }).reply();
  const answer = (found: NonNullable<FactoringAnswer['found']>) =>
    data<FactoringAnswer>({ result, found }, { headers: visit.headers() });
  if (!isSearchable(name)) return answer('short');
  const found = await companies.searchForCover(visit.api, name);
  if (!found.ok) return answer('failed');
  const forms = legalForms(visit.config.companyTypesByCountry);
  return answer(found.data.external_provider_companies.map((company) => toDebtorOption(company, forms)));
}
