import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { financeObjects } from '~/api/finance-objects.server';
import { lenderSettings } from '~/dashboard/lender-settings.server';
import { objectAddresses } from '~/dashboard/objects/addresses';
import { objectName } from '~/dashboard/objects/rules/finance-object';
import { objectsTab } from '~/dashboard/objects/tasks.server';
import { useObjectsOverlay } from '~/dashboard/objects/use-objects-overlay';
import { financingChanges, mayAddObject } from '~/dashboard/rules/financing-changes';
import { onlyTask } from '~/dashboard/rules/tabs';
import { tabProblem } from '~/dashboard/tab-problem.server';
import { loadTask } from '~/dashboard/tab-tasks.server';
import { CompletionPage } from './completion-page';
import { completionAction, completionPage, loadCompletion } from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'overview', 'objects', 'complete', 'terms'] };

const tab = { ...objectsTab, addresses: onlyTask(objectAddresses, { kind: 'add', id: '' }) };

/** OVER-07, OBJ-01 */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loaded = await loadCompletion({ request: httpRequest, context }, params.id);
  const { request, application, isApplicant, head } = loaded;
  const listed = await financeObjects.list(request.api, head.id);
  if (!listed.ok) throw tabProblem(loaded, 'objects', listed.error);
  const changes = financingChanges(application.status, isApplicant);
  const mayAdd = mayAddObject(changes, { count: listed.data.length, max: lenderSettings.maxFinanceObjects });
  const task = await loadTask({ ...loaded, objects: listed.data, changes, mayAdd }, tab);
  const entered = listed.data.map((object) => ({ id: object.finance_object_id, name: objectName(object) }));
  // The object in the form is one of them.
  const hasRoom = listed.data.length + 1 < lenderSettings.maxFinanceObjects;
  return completionPage(loaded, 'objects', task, { language: request.facts.language, entered, hasRoom });
}

export const action = completionAction('objects', tab);

export default function CompleteObjects() {
  const { task, language, hasRoom, ...page } = useLoaderData<typeof loader>();
  const { id, currency } = page.application;
  const { t } = useTranslation('complete');
  const overlay = useObjectsOverlay(task, { currency, language }, objectAddresses.path(id));
  const another = hasRoom ? t('part.objects.another') : null;
  return <CompletionPage {...page} overlay={overlay} another={another} entries={page.entered.length} />;
}
