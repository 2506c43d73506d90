import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunction, useLoaderData } from '@remix-run/react';
import { ApplicationPage } from '~/dashboard/application-page';
import { applicationPage } from '~/dashboard/application-page.server';
import { openApplication } from '~/dashboard/open-application.server';
import { changeTab } from '~/dashboard/tab-tasks.server';
import { isConnectionLost } from '~/page/lost-connection';
import { useFreshOnReturn } from '~/ui/feedback/use-fresh-on-return';
import { OverviewTab } from './overview-tab';
import { overviewView } from './overview-view.server';
import { overviewTab } from './tasks.server';
import { useOverviewTask } from './use-overview-task';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'overview', 'appointment', 'dynamic'] };

/** `/dashboard/applications/:id`: where an application stands, what is still to be done, and what it is about. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const opened = await openApplication({ request, context }, params.id, 'overview');
  const { visit, head } = opened;
  const { view, task } = await overviewView(opened);
  const title = visit.t('dashboard')('overview.pageTitle', { number: head.number });
  return applicationPage(opened, title, task, { view });
}

/** One of the overview's tasks. */
export const action = (args: ActionFunctionArgs) => changeTab(args, overviewTab);

/** After a refusal too: what is shown may be what was refused. Not while nobody can be reached. */
export const shouldRevalidate: ShouldRevalidateFunction = ({
  actionStatus,
  actionResult,
  defaultShouldRevalidate,
}) => !isConnectionLost(actionResult) && (actionStatus !== undefined || defaultShouldRevalidate);

export default function ApplicationOverview() {
  const { application, task, view } = useLoaderData<typeof loader>();
  const overlay = useOverviewTask({ application, task, ...view });
  // An open task keeps the data that it was made for.
  useFreshOnReturn(overlay === null);
  return (
    <ApplicationPage
      application={application}
      tab="overview"
      overlay={overlay}
      tellsReview={overlay === null && view.signed}
    >
      <OverviewTab {...{ application, view }} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
