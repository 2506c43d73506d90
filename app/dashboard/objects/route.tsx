import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { financeObjects } from '~/api/finance-objects.server';
import { ApplicationPage } from '~/dashboard/application-page';
import { lenderSettings } from '~/dashboard/lender-settings.server';
import { useListQuery } from '~/dashboard/list-links';
import { loadApplication } from '~/dashboard/load-application.server';
import { canAddObject, financingChangesOf } from '~/dashboard/rules/financing-changes';
import { listQueryOf } from '~/dashboard/rules/tabs';
import { createTabProblem } from '~/dashboard/tab-problem.server';
import { createApplicationPage, loadTask, runTabAction } from '~/dashboard/tab-tasks.server';
import { formatCountryName } from '~/domain/countries';
import { selectListPage } from '~/domain/lists';
import { ObjectsTab } from './objects-tab';
import { sumObjects } from './rules/object-totals';
import { readSessionObjects } from './rules/session-objects';
import { objectsTab } from './tasks.server';
import { objectTaskUrls } from './urls';
import { useObjectsOverlay } from './use-objects-overlay';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'objects', 'terms'] };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'objects');
  const { request, application, isApplicant, header } = loadedApplication;
  const t = request.t('objects');
  const listResult = await financeObjects.list(request.api, header.id);
  if (!listResult.ok) throw createTabProblem(loadedApplication, 'objects', listResult.error);
  const changes = financingChangesOf(application.status, isApplicant);
  const max = lenderSettings.maxFinanceObjects;
  const sessionObjects =
    changes === 'open' ? readSessionObjects(request.session.data.notedObjects, header.id) : [];
  const mayAdd = canAddObject(changes, { count: listResult.data.length + sessionObjects.length, max });
  const task = await loadTask(
    { ...loadedApplication, objects: listResult.data, sessionObjects, changes, mayAdd },
    objectsTab,
  );
  const query = request.facts.url.searchParams;
  const requestedTask = objectTaskUrls.findTask(query);
  const { entries, pages } = selectListPage(
    [
      ...listResult.data.map((stored) => ({ id: stored.finance_object_id, stored, sessionObject: null })),
      ...sessionObjects.map((sessionObject) => ({
        id: sessionObject.finance_object_id,
        stored: null,
        sessionObject,
      })),
    ],
    listQueryOf(query).page,
    ({ id }) => id === requestedTask?.id,
  );
  return createApplicationPage(loadedApplication, t('pageTitle', { number: header.number }), task, {
    language: request.facts.language,
    objects: entries.flatMap(({ stored: object }) =>
      object ? [{ object, country: formatCountryName(object.merchant_country, request.facts.language) }] : [],
    ),
    sessionObjects: entries.flatMap(({ sessionObject }) => sessionObject ?? []),
    total: sumObjects([...listResult.data, ...sessionObjects]),
    pages,
    changes,
    mayAdd,
    max,
  });
}

export const action = (args: ActionFunctionArgs) => runTabAction(args, objectsTab);

export default function Objects() {
  const { application, task, language, ...tab } = useLoaderData<typeof loader>();
  const { id, currency } = application;
  const overlay = useObjectsOverlay(task, { currency, language }, useListQuery()(objectTaskUrls.path(id)));
  return (
    <ApplicationPage application={application} tab="objects" overlay={overlay}>
      <ObjectsTab
        {...tab}
        applicationId={id}
        requestedAmount={application.amount}
        currency={currency}
        shownForm={overlay?.form ?? null}
      />
    </ApplicationPage>
  );
}
