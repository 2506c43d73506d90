import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { type FinanceObject, financeObjects } from '~/api/finance-objects.server';
import { lenderSettings } from '~/dashboard/lender-settings.server';
import {
  formatObjectName,
  readSessionObjects,
  type SessionObject,
} from '~/dashboard/objects/rules/session-objects';
import { objectsTab } from '~/dashboard/objects/tasks.server';
import { objectTaskUrls } from '~/dashboard/objects/urls';
import { useObjectsOverlay } from '~/dashboard/objects/use-objects-overlay';
import { completionPath } from '~/dashboard/rules/completion';
import { canAddObject, financingChangesOf } from '~/dashboard/rules/financing-changes';
import { listQueryOf, pickTaskUrls } from '~/dashboard/rules/tabs';
import { createTabProblem } from '~/dashboard/tab-problem.server';
import { loadTask } from '~/dashboard/tab-tasks.server';
import { selectListPage } from '~/domain/lists';
import { CompletionPage } from './completion-page';
import {
  createCompletionAction,
  createCompletionPage,
  loadCompletion,
  openDefaultTask,
} from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'overview', 'objects', 'complete', 'terms'] };

const tab = { ...objectsTab, addresses: pickTaskUrls(objectTaskUrls, ['add', 'draft', 'dealer']) };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedCompletion = await loadCompletion({ request: httpRequest, context }, params.id, 'objects');
  const { request, application, isApplicant, header } = loadedCompletion;
  const listResult = await financeObjects.list(request.api, header.id);
  if (!listResult.ok) throw createTabProblem(loadedCompletion, 'objects', listResult.error);
  const changes = financingChangesOf(application.status, isApplicant);
  const sessionObjects = readSessionObjects(request.session.data.notedObjects, header.id);
  const count = listResult.data.length + sessionObjects.length;
  const max = lenderSettings.maxFinanceObjects;
  const mayAdd = canAddObject(changes, { count, max });
  openDefaultTask(loadedCompletion, 'objects', tab.addresses, findDefaultTask(sessionObjects));
  const task = await loadTask(
    { ...loadedCompletion, objects: listResult.data, sessionObjects, changes, mayAdd },
    tab,
  );
  const toListItem = (isNoted: boolean) => (object: SessionObject | FinanceObject) => ({
    id: object.finance_object_id,
    name: formatObjectName(object),
    isNoted,
  });
  const { entries, pages } = selectListPage(
    [...listResult.data.map(toListItem(false)), ...sessionObjects.map(toListItem(true))],
    listQueryOf(request.facts.url.searchParams).page,
    ({ id }) => id === task?.id,
  );
  // The unsaved object in the form counts too.
  const mayAddMore = count + (task?.kind === 'add' ? 1 : 0) < max;
  return createCompletionPage(loadedCompletion, 'objects', task, {
    language: request.facts.language,
    entries,
    pages,
    mayAddMore,
  });
}

function findDefaultTask([first]: readonly SessionObject[]): string {
  return first ? `dealer=${encodeURIComponent(first.finance_object_id)}` : 'add';
}

export const action = createCompletionAction('objects', tab);

export default function CompleteObjects() {
  const { task, language, mayAddMore, entries, pages, ...page } = useLoaderData<typeof loader>();
  const { id, currency } = page.application;
  const { t } = useTranslation(['complete', 'objects']);
  const partPath = completionPath(id, 'objects');
  const savedEntries = entries.map(({ isNoted, ...object }) => ({
    ...object,
    ...(isNoted && {
      amount: t('objects:noted.missing'),
      change: task?.id === object.id ? null : `${partPath}?dealer=${encodeURIComponent(object.id)}`,
    }),
  }));
  const overlay = useObjectsOverlay(task, { currency, language }, objectTaskUrls.path(id));
  const addLabel = mayAddMore ? t('part.objects.another') : null;
  return (
    <CompletionPage
      {...page}
      savedEntries={savedEntries}
      pages={pages}
      overlay={overlay}
      addLabel={addLabel}
      entries={pages.total}
    />
  );
}
