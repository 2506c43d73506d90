import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { documents } from '~/api/documents.server';
import { ApplicationPage } from '~/dashboard/application-page';
import { loadApplication } from '~/dashboard/load-application.server';
import { listQueryOf } from '~/dashboard/rules/tabs';
import { createTabProblem } from '~/dashboard/tab-problem.server';
import { createApplicationPage, loadTask, runTabAction } from '~/dashboard/tab-tasks.server';

import { DocumentsTab } from './documents-tab';
import { collapseDocumentsView, createDocumentsView } from './documents-view.server';
import { documentsTab } from './tasks.server';
import { useDocumentsOverlay } from './use-documents-overlay';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'documents', 'upload', 'terms'] };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'documents');
  const { request, header } = loadedApplication;
  const listResult = await documents.list(request.api, header.id);
  if (!listResult.ok) throw createTabProblem(loadedApplication, 'documents', listResult.error);
  const documentsView = createDocumentsView(loadedApplication, listResult.data.result, request.today());
  const task = await loadTask({ ...loadedApplication, view: documentsView }, documentsTab);
  const view = collapseDocumentsView(documentsView, listQueryOf(request.facts.url.searchParams));
  const title = request.t('documents')('pageTitle', { number: header.number });
  return createApplicationPage(loadedApplication, title, task, { view });
}

export const action = (args: ActionFunctionArgs) => runTabAction(args, documentsTab);

export default function ApplicationDocuments() {
  const { application, view, task } = useLoaderData<typeof loader>();
  const overlay = useDocumentsOverlay(task, application.id);
  return (
    <ApplicationPage application={application} tab="documents" overlay={overlay}>
      <DocumentsTab applicationId={application.id} view={view} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
