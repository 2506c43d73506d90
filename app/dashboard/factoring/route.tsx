import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { debtors } from '~/api/factoring.server';
import { ApplicationPage } from '~/dashboard/application-page';
import { lenderSettings } from '~/dashboard/lender-settings.server';
import { loadApplication } from '~/dashboard/load-application.server';
import { financingChangesOf } from '~/dashboard/rules/financing-changes';
import { listQueryOf } from '~/dashboard/rules/tabs';
import { createTabProblem } from '~/dashboard/tab-problem.server';
import { createApplicationPage, loadTask, runTabAction } from '~/dashboard/tab-tasks.server';
import { formatCountryName } from '~/domain/countries';
import { selectListPage } from '~/domain/lists';
import { createFactoringFormContext } from './factoring-form-context.server';
import { FactoringTab } from './factoring-tab';
import { canRequestCover, sumStoredSales } from './rules/debtor';
import { factoringTab } from './tasks.server';
import { factoringTaskUrls } from './urls';
import { useFactoringOverlay } from './use-factoring-overlay';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction, shouldRevalidate } from '~/page/lost-connection';

export const handle = { i18n: ['application', 'dashboard', 'enums', 'factoring', 'terms'] };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedApplication = await loadApplication({ request: httpRequest, context }, params.id, 'factoring');
  const { request, application, isApplicant, header } = loadedApplication;
  const t = request.t('factoring');
  const listResult = await debtors.list(request.api, header.id);
  if (!listResult.ok) throw createTabProblem(loadedApplication, 'factoring', listResult.error);
  const changes = financingChangesOf(application.status, isApplicant);
  const form = createFactoringFormContext(request, application);
  const factoring = { ...loadedApplication, factoring: form, debtors: listResult.data };
  const task = changes === 'open' ? await loadTask(factoring, factoringTab) : null;
  const query = request.facts.url.searchParams;
  const requestedTask = factoringTaskUrls.findTask(query);
  const { entries, pages } = selectListPage(
    listResult.data,
    listQueryOf(query).page,
    ({ debitor_id }) => debitor_id === requestedTask?.id,
  );
  return createApplicationPage(loadedApplication, t('pageTitle', { number: header.number }), task, {
    form,
    changes,
    stored: {
      financials: application.factoring?.financials ?? null,
      invoices: application.factoring?.invoices ?? null,
      risk_protection: application.factoring?.risk_protection ?? null,
    },
    debtors: entries.map((debtor) => ({
      debtor,
      country: formatCountryName(debtor.company.company_country, request.facts.language),
      insurable: canRequestCover(debtor, lenderSettings.coverProvider),
    })),
    pages,
    sales: sumStoredSales(listResult.data),
  });
}

export const action = (args: ActionFunctionArgs) => runTabAction(args, factoringTab);

export default function Factoring() {
  const { application, task, ...tab } = useLoaderData<typeof loader>();
  const overlay = useFactoringOverlay(task, tab.form, application.id);
  return (
    <ApplicationPage application={application} tab="factoring" overlay={overlay}>
      <FactoringTab {...tab} applicationId={application.id} shownForm={overlay?.form ?? null} />
    </ApplicationPage>
  );
}
