import Circle from 'virtual:icon/circle';
import CircleCheck from 'virtual:icon/circle-check';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { Icon } from 'ui/layout/icon';
import { WithSpokenText } from 'ui/layout/layout';
import { debtors } from '~/api/factoring.server';
import { createFactoringFormContext } from '~/dashboard/factoring/factoring-form-context.server';
import { REQUESTED_DEBTOR_COUNT, sumDebtorSales, sumStoredSales } from '~/dashboard/factoring/rules/debtor';
import { readStatedSales } from '~/dashboard/factoring/rules/sales-check';
import { factoringTab } from '~/dashboard/factoring/tasks.server';
import { factoringTaskUrls } from '~/dashboard/factoring/urls';
import { useFactoringOverlay } from '~/dashboard/factoring/use-factoring-overlay';
import { completionPath } from '~/dashboard/rules/completion';
import { findDetail } from '~/dashboard/rules/pending-items';
import { listQueryOf, pickTaskUrls } from '~/dashboard/rules/tabs';
import { createTabProblem } from '~/dashboard/tab-problem.server';
import { loadTask } from '~/dashboard/tab-tasks.server';
import { formatCents, toCents } from '~/domain/cents';
import { selectListPage } from '~/domain/lists';
import * as css from './completion.css';
import { CompletionPage, SavedEntryList } from './completion-page';
import {
  createCompletionAction,
  createCompletionPage,
  type LoadedCompletion,
  loadCompletion,
  openDefaultTask,
} from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction, shouldRevalidate } from '~/page/lost-connection';

export const handle = {
  i18n: ['application', 'dashboard', 'enums', 'overview', 'factoring', 'complete', 'terms'],
};

/** Only the factoring tab lets customers remove debtors. */
const kinds = ['financials', 'invoices', 'risk_protection', 'debtor', 'company', 'sales'] as const;
const tab = { ...factoringTab, addresses: pickTaskUrls(factoringTaskUrls, kinds) };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loadedCompletion = await loadCompletion({ request: httpRequest, context }, params.id, 'factoring');
  const { request, application, header } = loadedCompletion;
  const listResult = await debtors.list(request.api, header.id);
  if (!listResult.ok) throw createTabProblem(loadedCompletion, 'factoring', listResult.error);
  openDefaultTask(loadedCompletion, 'factoring', tab.addresses, findDefaultTask(loadedCompletion));
  const form = createFactoringFormContext(request, application);
  const task = await loadTask({ ...loadedCompletion, factoring: form, debtors: listResult.data }, tab);
  const { financials, invoices, risk_protection } = application.factoring ?? {};
  const states: Record<Step, boolean> = {
    financials: Boolean(financials),
    invoices: Boolean(invoices),
    risk_protection: Boolean(risk_protection),
    debtor: listResult.data.length > 0,
  };
  const { entries, pages } = selectListPage(
    listResult.data,
    listQueryOf(request.facts.url.searchParams).page,
    ({ debitor_id }) => debitor_id === task?.id,
  );
  const savedDebtors = entries.map(({ debitor_id, company, annual_sales_previous_year, currency }) => ({
    id: debitor_id,
    name: company.company_name,
    annual_sales_previous_year,
    currency,
  }));
  return createCompletionPage(loadedCompletion, 'factoring', task, {
    form,
    states,
    savedDebtors,
    pages,
    sales: sumStoredSales(listResult.data),
  });
}

function findDefaultTask({ header }: LoadedCompletion): string | null {
  const [missingSection] = (header.pending ?? []).flatMap(
    (item) => findDetail(item, 'factoring')?.missing ?? [],
  );
  if (!missingSection) return null;
  return missingSection === 'debtors' ? 'add' : `edit=${encodeURIComponent(missingSection)}`;
}

export const action = createCompletionAction('factoring', tab);

export default function CompleteFactoring() {
  const { task, form, states, savedDebtors, pages, sales, ...page } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['complete', 'factoring']);
  const { id } = page.application;
  const { language } = form;
  const overlay = useFactoringOverlay(task, form, id);
  const shownStep = task === null ? null : stepOf(task.kind);
  const money = (amount: number, currency: string) => formatCents(toCents(amount), currency, language);
  const savedEntries = savedDebtors.map((debtor) => ({
    ...debtor,
    amount: money(debtor.annual_sales_previous_year, debtor.currency),
    change:
      task?.kind === 'sales' && task.id === debtor.id
        ? null
        : `${completionPath(id, 'factoring')}?debtor=${encodeURIComponent(debtor.id)}`,
  }));
  const sums = sumDebtorSales(sales).map(({ cents, currency }) => formatCents(cents, currency, language));
  const total = readStatedSales(form.facts);
  const counted = { entered: pages.total, asked: REQUESTED_DEBTOR_COUNT };
  const progress = t(
    pages.total > REQUESTED_DEBTOR_COUNT ? 'factoring:debtors.entered' : 'factoring:debtors.progress',
    counted,
  );
  return (
    <CompletionPage
      {...page}
      overlay={overlay}
      typed={task?.kind === 'debtor' ? null : page.typed}
      entries={pages.total}
      section={task?.kind ?? null}
    >
      <Sections applicationId={id} shownStep={shownStep} states={states} />
      {total !== null && (
        <p className={css.total}>
          <span>{t('part.factoring.total', { sales: formatCents(total, form.currency, language) })}</span>
          {shownStep === 'debtor' && sums.length > 0 && (
            <span>{` ${t('part.factoring.debtors', { progress, sales: sums.join(' + ') })}`}</span>
          )}
        </p>
      )}
      {shownStep && <h2>{t(TITLES[shownStep])}</h2>}
      {shownStep === 'debtor' && pages.total === 0 && <p>{t('factoring:debtors.text')}</p>}
      {shownStep === 'debtor' && <SavedEntryList entries={savedEntries} pages={pages} />}
      {overlay?.children}
      {task === null && <Link to={factoringTaskUrls.path(id)}>{t('part.factoring.go')}</Link>}
    </CompletionPage>
  );
}

const TITLES = {
  financials: 'factoring:section.financials.title',
  invoices: 'factoring:section.invoices.title',
  risk_protection: 'factoring:section.risk_protection.title',
  debtor: 'factoring:debtors.title',
} as const;
type Step = keyof typeof TITLES;

/** The lending API reports missing sections in this order. */
const STEPS: readonly Step[] = ['financials', 'invoices', 'risk_protection', 'debtor'];

const stepOf = (kind: string): Step => STEPS.find((step) => step === kind) ?? 'debtor';

interface SectionsProps {
  applicationId: string;
  shownStep: Step | null;
  states: Readonly<Record<Step, boolean>>;
}

function Sections({ applicationId, shownStep, states }: SectionsProps) {
  const { t } = useTranslation(['complete', 'factoring']);
  const partPath = completionPath(applicationId, 'factoring');
  return (
    <nav aria-label={t('part.factoring.title')}>
      <ol className={css.sections}>
        {STEPS.map((step) => (
          <li key={step}>
            <Link
              to={step === 'debtor' ? `${partPath}?add` : `${partPath}?edit=${step}`}
              aria-current={step === shownStep ? 'step' : undefined}
              className={css.section}
            >
              <Icon
                of={states[step] ? CircleCheck : Circle}
                size={18}
                className={css.stateIcons[states[step] ? 'done' : 'open']}
              />
              <WithSpokenText spokenText={states[step] && t('state.done')}>{t(TITLES[step])}</WithSpokenText>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
