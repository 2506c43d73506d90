import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { financeObjects } from '~/api/finance-objects.server';
import { ApplicationPage } from '~/dashboard/application-page';
import { applicationPage } from '~/dashboard/application-page.server';
import { lenderTerms } from '~/dashboard/lender-terms.server';
import { openApplication } from '~/dashboard/open-application.server';
import { financingChanges, mayAddObject } from '~/dashboard/rules/financing-changes';
import { tabProblem } from '~/dashboard/tab-problem.server';
import { changeTab, shownTask } from '~/dashboard/tab-tasks.server';
import { countryName } from '~/domain/countries';
import { objectAddresses } from './addresses';
import { ObjectsTab } from './objects-tab';
import { objectsTab } from './tasks.server';
import { useObjectTask } from './use-object-task';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'objects'] };

/** OBJ-01 to OBJ-04 */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const opened = await openApplication({ request, context }, params.id, 'objects');
  const { visit, application, applies, head } = opened;
  const t = visit.t('objects');
  const listed = await financeObjects.list(visit.api, head.id);
  if (!listed.ok) throw tabProblem(opened, 'objects', listed.error);
  const changes = financingChanges(application.status, applies);
  const max = lenderTerms.maxFinanceObjects;
  const mayAdd = mayAddObject(changes, { count: listed.data.length, max });
  const task = await shownTask({ ...opened, objects: listed.data, changes, mayAdd }, objectsTab);
  return applicationPage(opened, t('pageTitle', { number: head.number }), task, {
    language: visit.facts.language,
    objects: listed.data.map((object) => ({
      object,
      country: countryName(object.merchant_country, visit.facts.language),
    })),
    changes,
    mayAdd,
    max,
  });
}

export const action = (args: ActionFunctionArgs) => changeTab(args, objectsTab);

export default function Objects() {
  const { application, task, language, ...tab } = useLoaderData<typeof loader>();
  const { id, currency } = application;
  const overlay = useObjectTask(task, { currency, language }, objectAddresses.path(id));
  return (
    <ApplicationPage application={application} tab="objects" overlay={overlay}>
      <ObjectsTab {...tab} applicationId={id} currency={currency} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
