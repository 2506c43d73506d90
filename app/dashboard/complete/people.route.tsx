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
  const loadedCompletion = await loadCompletion({ request: httpRequest, context }, params.id, 'people');
  openDefaultTask(loadedCompletion, 'people', tab.addresses, findDefaultTask(loadedCompletion));
  const task = await loadTask(loadedCompletion, tab);
  const { entries, pages } = selectListPage(
    loadedCompletion.signatories,
    listQueryOf(loadedCompletion.request.facts.url.searchParams).page,
    ({ signatory_id }) => signatory_id === task?.id,
  );
  const people = entries.map((person) => ({ id: person.signatory_id, name: fullNameOf(person) }));
  return createCompletionPage(loadedCompletion, 'people', task, { people, pages });
}

function findDefaultTask({ header, signatories }: LoadedCompletion): string | null {
  const incomplete = (header.pending ?? []).map((item) => findDetail(item, 'person')).find(Boolean);
  if (signatories.length === 0) return 'add';
  return incomplete ? `edit=${encodeURIComponent(incomplete.id)}` : null;
}

export const action = createCompletionAction('people', tab);

export default function CompletePeople() {
  const { people, pages, task, ...page } = useLoaderData<typeof loader>();
  const { id: applicationId } = page.application;
  const { t } = useTranslation('complete');
  const overlay = useRepresentativesOverlay(applicationId, task);
  const partPath = completionPath(applicationId, 'people');
  const savedEntries = people.map((person) => ({
    ...person,
    change:
      task?.kind === 'edit' && task.id === person.id
        ? null
        : `${partPath}?edit=${encodeURIComponent(person.id)}`,
  }));
  const addLink = (
    <ButtonLink size="l" to={`${partPath}?add`}>
      {t('part.people.another')}
    </ButtonLink>
  );
  return (
    <CompletionPage
      {...page}
      overlay={overlay}
      savedEntries={savedEntries}
      pages={pages}
      action={overlay?.form ? undefined : addLink}
    />
  );
}
