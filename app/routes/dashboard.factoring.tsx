import type { ActionFunctionArgs, data, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { debtors } from '~/api/factoring.server';
import { ApplicationPage } from '~/dashboard/application-page';
import { changeOnce, noTask } from '~/dashboard/changes.server';
import { addCompany } from '~/dashboard/factoring/add-company.server';
import {
  addDebtor,
  changeSales,
  findCompanies,
  removeDebtor,
  requestCover,
} from '~/dashboard/factoring/change-debtors.server';
import { DebtorsCard } from '~/dashboard/factoring/debtors-card';
import type { FactoringAnswer } from '~/dashboard/factoring/factoring-answer';
import { factoringForm } from '~/dashboard/factoring/factoring-form.server';
import { TASK_FORMS, taskTitle, useFactoringOverlay } from '~/dashboard/factoring/factoring-overlay';
import {
  COVER,
  DEBTOR,
  type FactoringTask,
  factoringTask,
  taskPaths,
} from '~/dashboard/factoring/factoring-task';
import { mayRequestCover } from '~/dashboard/factoring/rules/debtor';
import type { Section } from '~/dashboard/factoring/rules/factoring-sections';
import { BUSINESS_PURPOSE } from '~/dashboard/factoring/rules/new-company';
import { saveSection } from '~/dashboard/factoring/save-section.server';
import { SectionCard } from '~/dashboard/factoring/section-card';
import { shownTask } from '~/dashboard/factoring/shown-task.server';
import { lenderTerms } from '~/dashboard/lender-terms.server';
import { LostAnswer } from '~/dashboard/lost-answer';
import {
  type ApplicationInHand,
  openApplication,
  openApplicationForChange,
} from '~/dashboard/open-application.server';
import { financingChanges } from '~/dashboard/rules/financing-changes';
import { tabPath } from '~/dashboard/rules/tabs';
import { countryName } from '~/domain/countries';
import { readForm } from '~/forms/form-body.server';
import { INTENT, SEARCH } from '~/forms/intents';
import { joinNames } from '~/i18n/join-names';
import { page } from '~/page/page';
import { problemPage } from '~/request/problem.server';
import { Notice } from '~/ui/feedback/notice';
import { Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'factoring'] };

/** `/dashboard/applications/:id/factoring`: the details of a factoring application (FACT-01 to FACT-07). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { visit, application, applies, head } = await openApplication(
    { request, context },
    params.id,
    'factoring',
  );
  const t = visit.t('factoring');
  const listed = await debtors.list(visit.api, head.id);
  if (!listed.ok) throw problemPage(visit, listed.error, t('failed.load'));
  const changes = financingChanges(application.status, applies);
  const form = factoringForm(visit, application);
  const asked = changes === 'open' ? factoringTask(visit.url.searchParams) : null;
  const task = asked && shownTask(asked, { visit, application, form, debtors: listed.data });
  return page(visit, {
    title: joinNames(task && taskTitle(t, task), t('pageTitle', { number: head.number })),
    application: head,
    form,
    changes,
    kept: {
      financials: application.factoring?.financials ?? null,
      invoices: application.factoring?.invoices ?? null,
      risk_protection: application.factoring?.risk_protection ?? null,
    },
    debtors: listed.data.map((debtor) => ({
      debtor,
      country: countryName(debtor.company.company_country, visit.language),
      insurable: mayRequestCover(debtor, lenderTerms.coverProvider),
    })),
    mainForm: task && TASK_FORMS[task.kind],
    task,
  });
}

/** Saves a section, changes the debtors, adds a company or asks for cover, as the address and the form say. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const inHand = await openApplicationForChange({ request, context }, params.id);
  const form = await readForm(request, BUSINESS_PURPOSE.max);
  const task = factoringTask(inHand.visit.url.searchParams);
  return changeOnce(inHand.visit, form, () => change(inHand, task, form));
}

function change(inHand: ApplicationInHand, task: FactoringTask | null, form: FormData): Promise<Answered> {
  if (form.get(INTENT) === COVER) return requestCover(inHand, String(form.get(DEBTOR)), form);
  switch (task?.kind) {
    case 'section':
      return saveSection(inHand, task.section, form);
    case 'debtor':
      return form.get(INTENT) === SEARCH ? findCompanies(inHand, form) : addDebtor(inHand, form);
    case 'company':
      return addCompany(inHand, form);
    case 'sales':
      return changeSales(inHand, task.debitorId, form);
    case 'deletion':
      return removeDebtor(inHand, task.debitorId, form);
    default:
      throw noTask();
  }
}

/** What a task's form gets when it is not done. */
type Answered = ReturnType<typeof data<FactoringAnswer>>;

export default function Factoring() {
  const { t } = useTranslation('factoring');
  const { application, form, changes, kept, debtors: shown, task } = useLoaderData<typeof loader>();
  const answer: FactoringAnswer | undefined = useActionData<typeof action>();
  const tab = tabPath(application.id, 'factoring');
  const mayChange = changes === 'open';
  const overlay = useFactoringOverlay({ task, form, tab, answer });
  // A request for cover is answered in its row, as long as the row still asks for it.
  const mayAnswerItself =
    mayChange && shown.some((one) => one.insurable && one.debtor.debitor_id === answer?.debitorId);
  const card = (section: Section) => (
    <SectionCard
      {...{ section, form }}
      kept={kept[section]}
      to={mayChange ? taskPaths(tab).section(section) : null}
    />
  );
  return (
    <ApplicationPage application={application} overlay={overlay}>
      <Stack>
        {overlay === null && !mayAnswerItself && <LostAnswer answer={answer?.result} />}
        {changes !== 'open' && <Notice>{t(changes)}</Notice>}
        {card('financials')}
        {card('invoices')}
        <DebtorsCard debtors={shown} {...{ tab, mayChange, answer }} />
        {card('risk_protection')}
      </Stack>
    </ApplicationPage>
  );
}
