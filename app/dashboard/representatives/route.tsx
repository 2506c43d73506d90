import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { ApplicationPage } from '~/dashboard/application-page';
import { applicationPage } from '~/dashboard/application-page.server';
import { openApplication } from '~/dashboard/open-application.server';
import { changeTab, shownTask } from '~/dashboard/tab-tasks.server';
import { RepresentativesTab } from './representatives-tab';
import { tabView } from './tab-view.server';
import { representativesTab } from './tasks.server';
import { useRepresentativeTask } from './use-representative-task';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'dynamic', 'enums', 'representatives'] };

/** REP-01 to REP-11 */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const opened = await openApplication({ request: httpRequest, context }, params.id, 'representatives');
  const { request, head } = opened;
  const task = await shownTask(opened, representativesTab);
  const title = request.t('representatives')('pageTitle', { number: head.number });
  return applicationPage(opened, title, task, { tab: tabView(opened) });
}

export const action = (args: ActionFunctionArgs) => changeTab(args, representativesTab);

export default function Representatives() {
  const { application, tab, task } = useLoaderData<typeof loader>();
  const overlay = useRepresentativeTask(application.id, task);
  return (
    <ApplicationPage application={application} tab="representatives" overlay={overlay}>
      <RepresentativesTab applicationId={application.id} tab={tab} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
