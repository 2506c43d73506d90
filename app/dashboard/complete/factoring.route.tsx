import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { debtors } from '~/api/factoring.server';
import { factoringAddresses } from '~/dashboard/factoring/addresses';
import { factoringForm } from '~/dashboard/factoring/factoring-form.server';
import { factoringTab } from '~/dashboard/factoring/tasks.server';
import { useFactoringOverlay } from '~/dashboard/factoring/use-factoring-overlay';
import { completionPath } from '~/dashboard/rules/completion';
import { pendingDetail } from '~/dashboard/rules/pending-items';
import { tabProblem } from '~/dashboard/tab-problem.server';
import { loadTask, tabAction } from '~/dashboard/tab-tasks.server';
import { ActionErrors } from '~/dashboard/task-form';
import { h3 } from '~/theme/text.css';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import * as css from './completion.css';
import { CompletionPage } from './completion-page';
import { completionAnswer, completionPage, loadCompletion } from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'overview', 'factoring', 'complete', 'terms'] };

/** Sections and debtors are stated here; the factoring tab has the other tasks. */
const addresses = {
  ...factoringAddresses,
  requested: (query: URLSearchParams) => {
    const requested = factoringAddresses.requested(query);
    return requested?.kind === 'deletion' ? null : requested;
  },
};

/** OVER-07, FACT-01 */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loaded = await loadCompletion({ request: httpRequest, context }, params.id);
  const { request, application, head } = loaded;
  const listed = await debtors.list(request.api, head.id);
  if (!listed.ok) throw tabProblem(loaded, 'factoring', listed.error);
  const { search, searchParams: query } = request.facts.url;
  const [missing] = (head.pending ?? [])
    .flatMap(({ errors }) => errors.map(pendingDetail))
    .flatMap((detail) => (detail?.kind === 'factoring' ? detail.missing : []));
  if (missing && !addresses.requested(query)) {
    const usual = missing === 'debtors' ? 'add' : `edit=${encodeURIComponent(missing)}`;
    throw request.redirect(`${completionPath(head.id, 'factoring')}${search ? `${search}&` : '?'}${usual}`);
  }
  const form = factoringForm(request, application);
  const task = await loadTask(
    { ...loaded, factoring: form, debtors: listed.data },
    { addresses, tasks: factoringTab.tasks },
  );
  const names = listed.data.map(({ company }) => company.company_name);
  return completionPage(loaded, 'factoring', task, { form, names });
}

export const action = (args: ActionFunctionArgs) =>
  completionAnswer(
    args,
    'factoring',
    () => tabAction(args, { ...factoringTab, addresses }),
    factoringTab.bounds,
  );

export default function CompleteFactoring() {
  const { application, completion, task, typed, form, names } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['complete', 'dashboard', 'factoring']);
  const overlay = useFactoringOverlay(task, form, application.id);
  const section = task && task.kind in SECTIONS ? (task.kind as keyof typeof SECTIONS) : null;
  return (
    <CompletionPage
      application={application}
      completion={completion}
      typed={typed}
      form={overlay?.form}
      part="factoring"
      action={
        overlay?.form && (
          <SubmitButton size="l" form={overlay.form} pendingLabel={t('dashboard:task.saving')}>
            {t('save')}
          </SubmitButton>
        )
      }
    >
      <ActionErrors shownForms={[overlay?.form]} />
      {section && <h2 className={h3}>{t(SECTIONS[section])}</h2>}
      {!section && names.length > 0 && (
        <ul className={css.people} aria-label={t('part.factoring.entered')}>
          {names.map((name, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two debtors may have one name
            <li key={position} className={css.person}>
              <bdi translate="no">{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {overlay?.children}
      {task === null && <Link to={factoringAddresses.path(application.id)}>{t('part.factoring.go')}</Link>}
    </CompletionPage>
  );
}

const SECTIONS = {
  financials: 'factoring:section.financials.title',
  invoices: 'factoring:section.invoices.title',
  risk_protection: 'factoring:section.risk_protection.title',
  debtor: 'factoring:debtors.title',
} as const;
