import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { representativeAddresses } from '~/dashboard/representatives/addresses';
import { useRepresentativesOverlay } from '~/dashboard/representatives/person-form';
import { nameOf } from '~/dashboard/representatives/rules/record';
import { representativesTab } from '~/dashboard/representatives/tasks.server';
import { completionPath } from '~/dashboard/rules/completion';
import { pendingDetail } from '~/dashboard/rules/pending-items';
import { loadTask, tabAction } from '~/dashboard/tab-tasks.server';
import { ActionErrors } from '~/dashboard/task-form';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import { ButtonLink } from '~/ui/layout/button';
import { WithSpoken } from '~/ui/layout/layout';
import * as css from './completion.css';
import { CompletionPage } from './completion-page';
import {
  completionAnswer,
  completionPage,
  type LoadedCompletion,
  loadCompletion,
} from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = {
  i18n: ['dashboard', 'dynamic', 'enums', 'overview', 'representatives', 'complete', 'terms'],
};

/** People are added and completed here; the representatives tab has the other tasks. */
const addresses = {
  ...representativeAddresses,
  requested: (query: URLSearchParams) => {
    const requested = representativeAddresses.requested(query);
    return requested?.kind === 'add' || requested?.kind === 'edit' ? requested : null;
  },
};

/** OVER-07, REP-02 */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loaded = await loadCompletion({ request: httpRequest, context }, params.id);
  const { request, head, signatories } = loaded;
  const { search, searchParams: query } = request.facts.url;
  const usual = addresses.requested(query) ? null : usualTask(loaded);
  if (usual !== null) {
    throw request.redirect(`${completionPath(head.id, 'people')}${search ? `${search}&` : '?'}${usual}`);
  }
  const task = await loadTask(loaded, { addresses, tasks: representativesTab.tasks });
  const people = signatories.map((person) => ({ id: person.signatory_id, name: nameOf(person) }));
  return completionPage(loaded, 'people', task, { people });
}

/** Query of the form for the person whose data are incomplete, or for the first person. */
function usualTask({ head, signatories }: LoadedCompletion): string | null {
  const details = (head.pending ?? []).flatMap(({ errors }) => errors.map(pendingDetail));
  const incomplete = details.find((detail) => detail.kind === 'person');
  if (signatories.length === 0) return 'add';
  return incomplete ? `edit=${encodeURIComponent(incomplete.id)}` : null;
}

export const action = (args: ActionFunctionArgs) =>
  completionAnswer(args, 'people', () => tabAction(args, { ...representativesTab, addresses }));

export default function CompletePeople() {
  const { application, completion, people, task, typed } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['complete', 'dashboard', 'overview']);
  const overlay = useRepresentativesOverlay(application.id, task);
  const here = completionPath(application.id, 'people');
  return (
    <CompletionPage
      application={application}
      completion={completion}
      typed={typed}
      form={overlay?.form}
      part="people"
      action={
        overlay?.form ? (
          <SubmitButton size="l" form={overlay.form} pendingLabel={t('dashboard:task.saving')}>
            {overlay.submitLabel(t('save'))}
          </SubmitButton>
        ) : (
          <ButtonLink size="l" to={`${here}?add`}>
            {t('part.people.another')}
          </ButtonLink>
        )
      }
    >
      <ActionErrors shownForms={[overlay?.form]} />
      {people.length > 0 && (
        <ul className={css.people} aria-label={t('part.people.entered')}>
          {people.map(({ id, name }) => (
            <li key={id} className={css.person}>
              <bdi translate="no">{name}</bdi>
              {!(task?.kind === 'edit' && task.id === id) && (
                <Link to={`${here}?edit=${encodeURIComponent(id)}`}>
                  <WithSpoken more={name}>{t('overview:edit.change')}</WithSpoken>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
      {overlay?.children}
    </CompletionPage>
  );
}
