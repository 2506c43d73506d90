import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { companies } from '~/api/companies.server';
import { type ApiError, entryOf } from '~/api/result';
import { ownCompanyRef } from '~/dashboard/debtor-company';
import { mayChangeFinancing } from '~/dashboard/financing-changes';
import { legalForms, NEW_COMPANY_FIELDS, newCompanySchema } from '~/dashboard/new-company';
import { tabPath } from '~/dashboard/tabs';
import { typedValues } from '~/domain/form-schema';
import { COUNTRY, INTENT } from '~/routes/application/intents';
import { explain } from '~/session/problem.server';
import type { Visit } from '~/session/visit.server';
import { doneChange, NOT_ALLOWED, refusedChange, wrongForm } from '../changes.server';
import type { ApplicationInHand } from '../open-application.server';
import type { FactoringAnswer } from './factoring-answer';
import { taskPaths } from './factoring-task';

/**
 * Adds a company that no search has found (FACT-06).
 *
 * @throws redirect to adding it as debtor when it is done
 */
export async function addCompany({ visit, application }: ApplicationInHand, form: FormData) {
  const id = application.applicationId;
  const t = visit.t('factoring');
  // Without scripts a button takes the chosen country over, whose legal forms the page then offers.
  if (form.get(INTENT) === COUNTRY) {
    form.delete('companyType');
    const result = parseWithZod(form, { schema: z.object({}) }).reply();
    return data<FactoringAnswer>({ result }, { headers: visit.headers() });
  }
  const schema = newCompanySchema(legalForms(visit.config.companyTypesByCountry), typedValues(form));
  const submission = parseWithZod(form, { schema });
  const refuse = (error: ApiError) =>
    refusedChange(visit, submission, error, {
      failed: t('failed.company'),
      fields: NEW_COMPANY_FIELDS,
      reasons: reasonsOf(visit, error),
    });
  if (!mayChangeFinancing(application)) return refuse(NOT_ALLOWED);
  if (submission.status !== 'success') return wrongForm(visit, submission);
  const answer = await companies.add(visit.api, id, submission.value);
  if (!answer.ok) return refuse(answer.error);
  const { companyId, companyName } = answer.data;
  const next = taskPaths(tabPath(id, 'factoring')).debtorOf(ownCompanyRef(companyId), companyName);
  throw await doneChange(visit, t('done.company'), next);
}

/** Who exists already is said in the words of this form. */
function reasonsOf(visit: Visit, error: ApiError) {
  if (!entryOf(error, 'err_company_already_exists')) return explain(visit, error);
  return { formErrors: [], fieldErrors: { companyName: [visit.t('factoring')('company.exists')] } };
}
