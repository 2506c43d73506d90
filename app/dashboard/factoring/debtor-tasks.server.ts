import type { Application } from '~/api/applications.server';
import { type Debtor, debtors } from '~/api/factoring.server';
import { refuseChangeAfterSubmission } from '~/dashboard/change-after-submission.server';
import { addListQuery, listQueryOf } from '~/dashboard/rules/tabs';
import { hasMembers, verifyList } from '~/dashboard/tab-tasks.server';
import { formatPlainCents, toCents } from '~/domain/cents';
import { defineTask } from '~/forms/run-task.server';
import { createFactoringFormContext } from './factoring-form-context.server';
import type { FactoringInput, FactoringPage, FactoringTask } from './factoring-page.server';
import { createSalesSchema } from './rules/debtor';
import type { NamedCompany } from './rules/debtor-company';
import { coverFormIdOf, DEBTOR_FIELD, DEBTOR_FORM_ID, DELETION_FORM_ID, factoringTaskUrls } from './urls';

export function applicantCompanyOf({ companyName, companyCountry }: Application): NamedCompany {
  return { name: companyName, country: companyCountry ?? null };
}

export const salesTask = {
  show: (page, id) => {
    const debtor = debtorOf(page, id);
    if (!debtor) return null;
    const { company, annual_sales_previous_year: sales, currency } = debtor;
    return {
      title: page.request.t('factoring')('debtors.editTitle', { name: company.company_name }),
      form: DEBTOR_FORM_ID,
      values: {
        annual_sales_previous_year: formatPlainCents(toCents(sales), page.request.facts.language),
        currency,
      },
    };
  },
  change: (input) => {
    const { request, application, typed, id } = input;
    const { currencies, language } = createFactoringFormContext(request, application);
    return defineTask({
      ...declarationOf(input, 'edit'),
      form: DEBTOR_FORM_ID,
      schema: createSalesSchema(currencies, language, typed),
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
    return debtor ? { title, form: DELETION_FORM_ID, name: debtor.company.company_name } : null;
  },
  change: (input) =>
    defineTask({
      ...declarationOf(input, 'delete'),
      form: DELETION_FORM_ID,
      call: () => debtors.remove(input.request.api, input.application.applicationId, input.id),
      verify: () => verifyDebtor(input, input.id, (debtor) => debtor === undefined),
    }),
} satisfies FactoringTask;

export function requestCover(input: FactoringInput) {
  const debitorId = String(input.form.get(DEBTOR_FIELD));
  return defineTask({
    ...declarationOf(input, 'cover'),
    form: coverFormIdOf(debitorId),
    call: () => debtors.requestCover(input.request.api, input.application.applicationId, debitorId),
    verify: () => verifyDebtor(input, debitorId, (debtor) => Boolean(debtor?.insurance_cover)),
  });
}

function verifyDebtor(
  { request, application }: FactoringInput,
  id: string,
  hasChange: (debtor: Debtor | undefined) => boolean,
) {
  return verifyList(debtors.list(request.api, application.applicationId), (debtorList) =>
    hasChange(debtorList.find(({ debitor_id }) => debitor_id === id)),
  );
}

function declarationOf({ request, application }: FactoringInput, change: 'edit' | 'delete' | 'cover') {
  const t = request.t('factoring');
  return {
    refusal: refuseChangeAfterSubmission(application),
    messages: { done: t(`done.${change}`), failed: t(`failed.${change}`) },
    nextPath: addListQuery(
      factoringTaskUrls.path(application.applicationId),
      listQueryOf(request.facts.url.searchParams),
    ),
  };
}

const debtorOf = ({ debtors: debtorList }: FactoringPage, id: string): Debtor | undefined =>
  debtorList.find(({ debitor_id }) => debitor_id === id);
