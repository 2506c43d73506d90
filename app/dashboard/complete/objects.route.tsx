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
  const loaded = await loadCompletion({ request: httpRequest, context }, params.id, 'objects');
  const { request, application, isApplicant, head } = loaded;
  const listed = await financeObjects.list(request.api, head.id);
  if (!listed.ok) throw createTabProblem(loaded, 'objects', listed.error);
  const changes = financingChangesOf(application.status, isApplicant);
  const sessionObjects = readSessionObjects(request.session.data.notedObjects, head.id);
  const count = listed.data.length + sessionObjects.length;
  const max = lenderSettings.maxFinanceObjects;
  const mayAdd = canAddObject(changes, { count, max });
  openDefaultTask(loaded, 'objects', tab.addresses, usualTask(sessionObjects));
  const task = await loadTask({ ...loaded, objects: listed.data, sessionObjects, changes, mayAdd }, tab);
  const named = (isNoted: boolean) => (object: SessionObject | FinanceObject) => ({
    id: object.finance_object_id,
    name: formatObjectName(object),
    isNoted,
  });
  const { entries, pages } = selectListPage(
    [...listed.data.map(named(false)), ...sessionObjects.map(named(true))],
    listQueryOf(request.facts.url.searchParams).page,
    ({ id }) => id === task?.id,
  );
  // The unsaved object in the form counts too.
  const hasRoom = count + (task?.kind === 'add' ? 1 : 0) < max;
  return createCompletionPage(loaded, 'objects', task, {
    language: request.facts.language,
    entries,
    pages,
    hasRoom,
  });
}

function usualTask([first]: readonly SessionObject[]): string {
  return first ? `dealer=${encodeURIComponent(first.finance_object_id)}` : 'add';
}

export const action = createCompletionAction('objects', tab);

export default function CompleteObjects() {
  const { task, language, hasRoom, entries, pages, ...page } = useLoaderData<typeof loader>();
  const { id, currency } = page.application;
  const { t } = useTranslation(['complete', 'objects']);
  const here = completionPath(id, 'objects');
  const entered = entries.map(({ isNoted, ...object }) => ({
    ...object,
    ...(isNoted && {
      amount: t('objects:noted.missing'),
      change: task?.id === object.id ? null : `${here}?dealer=${encodeURIComponent(object.id)}`,
    }),
  }));
  const overlay = useObjectsOverlay(task, { currency, language }, objectTaskUrls.path(id));
  const another = hasRoom ? t('part.objects.another') : null;
  return (
    <CompletionPage
      {...page}
      enteredItems={entered}
      pages={pages}
      overlay={overlay}
      addLabel={another}
      entries={pages.total}
    />
  );
}
