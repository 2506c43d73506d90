import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from 'ui/layout/button';
import { representativeAddresses } from '~/dashboard/representatives/addresses';
import { useRepresentativesOverlay } from '~/dashboard/representatives/person-form';
import { nameOf } from '~/dashboard/representatives/rules/record';
import { representativesTab } from '~/dashboard/representatives/tasks.server';
import { completionPath } from '~/dashboard/rules/completion';
import { pendingDetail } from '~/dashboard/rules/pending-items';
import { someTasks } from '~/dashboard/rules/tabs';
import { loadTask } from '~/dashboard/tab-tasks.server';
import { CompletionPage } from './completion-page';
import {
  completionAction,
  completionPage,
  type LoadedCompletion,
  loadCompletion,
  openUsualTask,
} from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = {
  i18n: ['dashboard', 'dynamic', 'enums', 'overview', 'representatives', 'complete', 'terms'],
};

const tab = { ...representativesTab, addresses: someTasks(representativeAddresses, ['add', 'edit']) };

/** OVER-07, REP-02 */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loaded = await loadCompletion({ request: httpRequest, context }, params.id);
  openUsualTask(loaded, 'people', tab.addresses, usualTask(loaded));
  const task = await loadTask(loaded, tab);
  const people = loaded.signatories.map((person) => ({ id: person.signatory_id, name: nameOf(person) }));
  return completionPage(loaded, 'people', task, { people });
}

function usualTask({ head, signatories }: LoadedCompletion): string | null {
  const details = (head.pending ?? []).flatMap(({ errors }) => errors.map(pendingDetail));
  const incomplete = details.find((detail) => detail.kind === 'person');
  if (signatories.length === 0) return 'add';
  return incomplete ? `edit=${encodeURIComponent(incomplete.id)}` : null;
}

export const action = completionAction('people', tab);

export default function CompletePeople() {
  const { people, task, ...page } = useLoaderData<typeof loader>();
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
      entered={entered}
      action={overlay?.form ? undefined : another}
    />
  );
}
