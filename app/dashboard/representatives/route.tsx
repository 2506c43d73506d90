import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ApplicationPage } from '~/dashboard/application-page';
import { loadApplication } from '~/dashboard/load-application.server';
import { createApplicationPage, loadTask, runTabAction } from '~/dashboard/tab-tasks.server';
import { useRepresentativesOverlay } from './person-form';
import { RepresentativesTab } from './representatives-tab';
import { representativesTab } from './tasks.server';
import { createTabView } from './views.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'dynamic', 'enums', 'representatives', 'terms'] };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication(
    { request: httpRequest, context },
    params.id,
    'representatives',
  );
  const { request, header } = loadedApplication;
  const task = await loadTask(loadedApplication, representativesTab);
  const title = request.t('representatives')('pageTitle', { number: header.number });
  return createApplicationPage(loadedApplication, title, task, { tab: createTabView(loadedApplication) });
}

export const action = (args: ActionFunctionArgs) => runTabAction(args, representativesTab);

export default function Representatives() {
  const { application, tab, task } = useLoaderData<typeof loader>();
  const overlay = useRepresentativesOverlay(application.id, task);
  return (
    <ApplicationPage application={application} tab="representatives" overlay={overlay}>
      <RepresentativesTab applicationId={application.id} tab={tab} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
