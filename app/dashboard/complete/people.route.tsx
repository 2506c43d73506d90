import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { useRepresentativesOverlay } from '~/dashboard/representatives/person-form';
import { fullNameOf } from '~/dashboard/representatives/rules/record';
import { representativesTab } from '~/dashboard/representatives/tasks.server';
import { representativeTaskUrls } from '~/dashboard/representatives/urls';
import { completionPath } from '~/dashboard/rules/completion';
import { findDetail } from '~/dashboard/rules/pending-items';
import { listQueryOf, pickTaskUrls } from '~/dashboard/rules/tabs';
import { loadTask } from '~/dashboard/tab-tasks.server';
import { selectListPage } from '~/domain/lists';
import { CompletionPage } from './completion-page';
import {
  createCompletionAction,
  createCompletionPage,
  type LoadedCompletion,
  loadCompletion,
  openDefaultTask,
} from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = {
  i18n: ['dashboard', 'dynamic', 'enums', 'overview', 'representatives', 'complete', 'terms'],
};

const tab = { ...representativesTab, addresses: pickTaskUrls(representativeTaskUrls, ['add', 'edit']) };

export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loaded = await loadCompletion({ request: httpRequest, context }, params.id, 'people');
  openDefaultTask(loaded, 'people', tab.addresses, usualTask(loaded));
  const task = await loadTask(loaded, tab);
  const { entries, pages } = selectListPage(
    loaded.signatories,
    listQueryOf(loaded.request.facts.url.searchParams).page,
    ({ signatory_id }) => signatory_id === task?.id,
  );
  const people = entries.map((person) => ({ id: person.signatory_id, name: fullNameOf(person) }));
  return createCompletionPage(loaded, 'people', task, { people, pages });
}

function usualTask({ head, signatories }: LoadedCompletion): string | null {
  const incomplete = (head.pending ?? []).map((item) => findDetail(item, 'person')).find(Boolean);
  if (signatories.length === 0) return 'add';
  return incomplete ? `edit=${encodeURIComponent(incomplete.id)}` : null;
}

export const action = createCompletionAction('people', tab);

export default function CompletePeople() {
  const { people, pages, task, ...page } = useLoaderData<typeof loader>();
  const { id: applicationId } = page.application;
  const { t } = useTranslation('complete');
  const overlay = useRepresentativesOverlay(applicationId, task);
  const here = completionPath(applicationId, 'people');
  const entered = people.map((person) => ({
    ...person,
    change:
      task?.kind === 'edit' && task.id === person.id ? null : `${here}?edit=${encodeURIComponent(person.id)}`,
  }));
  const another = (
    <ButtonLink size="l" to={`${here}?add`}>
      {t('part.people.another')}
    </ButtonLink>
  );
  return (
    <CompletionPage
      {...page}
      overlay={overlay}
      enteredItems={entered}
      pages={pages}
      action={overlay?.form ? undefined : another}
    />
  );
}
