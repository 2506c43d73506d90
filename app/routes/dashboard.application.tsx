import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import type { Signatory } from '~/api/signatories.server';
import { resultOf } from '~/application/result/rules/offer';
import { ApplicationPage } from '~/dashboard/application-page';
import { bookTalk } from '~/dashboard/appointments/book-talk.server';
import { shownTalks } from '~/dashboard/appointments/talk.server';
import { TalkCard } from '~/dashboard/appointments/talk-card';
import { changeOnce } from '~/dashboard/changes.server';
import { openApplication, openApplicationForChange } from '~/dashboard/open-application.server';
import { keepBank, shownBank } from '~/dashboard/overview/bank.server';
import { BankCard } from '~/dashboard/overview/bank-card';
import { ChangeLink, editPath } from '~/dashboard/overview/change-link';
import { CompanyCard } from '~/dashboard/overview/company-card';
import { CustomCard } from '~/dashboard/overview/custom-card';
import { keepCustomFields, shownCustomFields } from '~/dashboard/overview/custom-fields.server';
import { OfferCard } from '~/dashboard/overview/offer-card';
import { openTasks } from '~/dashboard/overview/open-tasks.server';
import { RequestCard } from '~/dashboard/overview/request-card';
import { companyFacts } from '~/dashboard/overview/rules/company-facts';
import { timeline } from '~/dashboard/overview/rules/timeline';
import type { Task } from '~/dashboard/overview/save-task.server';
import { submitApplication } from '~/dashboard/overview/submit.server';
import { TASK } from '~/dashboard/overview/task-answer';
import { TasksCard } from '~/dashboard/overview/tasks-card';
import { keepTaxNumber, shownTaxNumber } from '~/dashboard/overview/tax-number.server';
import { TimelineCard } from '~/dashboard/overview/timeline-card';
import { askedForm, taskTitle, useTaskOverlay } from '~/dashboard/overview/use-task-overlay';
import { isSigned } from '~/dashboard/signing/rules/signing-steps';
import { readForm } from '~/forms/form-body.server';
import { joinNames } from '~/i18n/join-names';
import { isConnectionLost } from '~/page/lost-connection';
import { page } from '~/page/page';
import { Notice } from '~/ui/feedback/notice';
import { Split, Stack } from '~/ui/layout/layout';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'overview', 'appointment', 'dynamic'] };

/** `/dashboard/applications/:id`: where an application stands, what is still to be done, and what it is about. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const opened = await openApplication({ request, context }, params.id, 'overview');
  const { visit, application, head } = opened;
  const result = resultOf(application, visit.config.showIndicativeOffer);
  const asked = visit.url.searchParams;
  const shown = {
    application: head,
    edited: asked.get('edit'),
    bank: shownBank(application),
    taxNumber: shownTaxNumber(application),
    custom: await shownCustomFields(visit, application),
    talks: shownTalks(opened),
    talking: asked.has('appointment'),
    submitting: asked.has('submit') && head.submission !== 'closed',
  };
  const tab = visit.t('dashboard')('overview.pageTitle', { number: head.number });
  return page(visit, {
    ...shown,
    title: joinNames(taskTitle(visit, shown), tab),
    tasks: openTasks(opened),
    steps: timeline(
      application.requirements.status_flow.map(({ status_name }) => status_name),
      application.status,
    ),
    offer: result.kind === 'offer' ? result.offer : null,
    company: companyFacts(application, visit.config.hiddenItems),
    mainForm: askedForm(shown),
    signed: asked.get('result') === 'success' && hasSigned(opened.own),
  });
}

/** Whatever an address says, only who has signed is thanked (OVER-06, SIGN-08). */
function hasSigned(own: Signatory | undefined): boolean {
  return own?.requirements ? isSigned(own.requirements) : false;
}

/** What a form's hidden field may ask for. */
const TASKS = new Map<string, Task>([
  ['submit', submitApplication],
  ['appointment', bookTalk],
  ['bank', keepBank],
  ['custom-application', keepCustomFields('application')],
  ['custom-company', keepCustomFields('company')],
  ['tax-number', keepTaxNumber],
]);

/** One of the overview's tasks. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const inHand = await openApplicationForChange({ request, context }, params.id);
  const form = await readForm(request);
  const task = TASKS.get(String(form.get(TASK)));
  if (!task) throw data(null, { status: 400 });
  return changeOnce(inHand.visit, form, () => task(inHand, form));
}

/** After a refusal too: what is shown may be what was refused. Not while nobody can be reached. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}) => !isConnectionLost(actionResult) && (actionStatus !== undefined || defaultShouldRevalidate);

export default function ApplicationOverview() {
  const { t } = useTranslation('overview');
  const page = useLoaderData<typeof loader>();
  const { application, tasks, offer, company, bank, taxNumber, signed } = page;
  const { id } = application;
  const { overlay, refused } = useTaskOverlay(page, useActionData<typeof action>());
  return (
    <ApplicationPage application={application} overlay={overlay}>
      <Split
        aside={
          <>
            {page.talks && <TalkCard applicationId={id} talks={page.talks} />}
            <RequestCard application={application} />
            <BankCard applicationId={id} bank={bank} />
          </>
        }
      >
        <Stack>
          {refused && <Notice tone="warning">{t('edit.notAllowed')}</Notice>}
          {signed && (
            <Notice tone="success" title={t('signed.title')}>
              {t('signed.text')}
            </Notice>
          )}
          <TasksCard applicationId={id} tasks={tasks} />
          <TimelineCard application={application} steps={page.steps} />
          {offer && <OfferCard offer={offer} currency={application.currency} />}
          <CompanyCard
            facts={company}
            action={
              taxNumber.mayChange && (
                <ChangeLink to={editPath(id, 'tax-number')} what={t('taxNumber.label')} />
              )
            }
          />
          {page.custom.map((card) => (
            <CustomCard key={card.entity} applicationId={id} card={card} />
          ))}
        </Stack>
      </Split>
    </ApplicationPage>
  );
}
