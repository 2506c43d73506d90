import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useRefreshOnReturn } from 'ui/feedback/use-refresh';
import { ApplicationPage } from '~/dashboard/application-page';
import { loadApplication } from '~/dashboard/load-application.server';
import { createApplicationPage, runTabAction } from '~/dashboard/tab-tasks.server';
import { OverviewTab } from './overview-tab';
import { loadOverviewView } from './overview-view.server';
import { overviewTab } from './tasks.server';
import { useOverviewOverlay } from './use-overview-overlay';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction, shouldRevalidate } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'overview', 'appointment', 'dynamic', 'terms'] };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'overview');
  const { request, header } = loadedApplication;
  const { view, task } = await loadOverviewView(loadedApplication);
  const title = request.t('dashboard')('overview.pageTitle', { number: header.number });
  return createApplicationPage(loadedApplication, title, task, { view });
}

export const action = (args: ActionFunctionArgs) => runTabAction(args, overviewTab);

export default function ApplicationOverview() {
  const { application, task, view } = useLoaderData<typeof loader>();
  const overlay = useOverviewOverlay({ application, task, ...view });
  useRefreshOnReturn(overlay === null);
  return (
    <ApplicationPage
      application={application}
      tab="overview"
      overlay={overlay}
      showsReview={overlay === null && view.hasJustSigned}
    >
      <OverviewTab {...{ application, view }} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
