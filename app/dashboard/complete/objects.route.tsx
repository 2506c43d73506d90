import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
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
import { loadTask, tabAction } from '~/dashboard/tab-tasks.server';
import { ActionErrors } from '~/dashboard/task-form';
import { SubmitButton } from '~/ui/fields/form/submit-button';
import * as css from './completion.css';
import { CompletionPage } from './completion-page';
import { completionAnswer, completionPage, loadCompletion } from './load-completion.server';

export { TabFailure as ErrorBoundary } from '~/dashboard/tab-failure';
export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'enums', 'overview', 'objects', 'complete', 'terms'] };

const addresses = onlyTask(objectAddresses, { kind: 'add', id: '' });

/** OVER-07, OBJ-01 */
export async function loader({ request: httpRequest, context, params }: LoaderFunctionArgs) {
  const loaded = await loadCompletion({ request: httpRequest, context }, params.id);
  const { request, application, isApplicant, head } = loaded;
  const listed = await financeObjects.list(request.api, head.id);
  if (!listed.ok) throw tabProblem(loaded, 'objects', listed.error);
  const changes = financingChanges(application.status, isApplicant);
  const mayAdd = mayAddObject(changes, { count: listed.data.length, max: lenderSettings.maxFinanceObjects });
  const page = { ...loaded, objects: listed.data, changes, mayAdd };
  const task = await loadTask(page, { addresses, tasks: objectsTab.tasks });
  const names = listed.data.map(objectName);
  return completionPage(loaded, 'objects', task, { language: request.facts.language, names });
}

export const action = (args: ActionFunctionArgs) =>
  completionAnswer(args, 'objects', () => tabAction(args, { ...objectsTab, addresses }));

export default function CompleteObjects() {
  const { application, completion, task, typed, language, names } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['complete', 'dashboard']);
  const locale = { currency: application.currency, language };
  const overlay = useObjectsOverlay(task, locale, objectAddresses.path(application.id));
  return (
    <CompletionPage
      application={application}
      completion={completion}
      typed={typed}
      form={overlay?.form}
      part="objects"
      action={
        overlay?.form && (
          <SubmitButton size="l" form={overlay.form} pendingLabel={t('dashboard:task.saving')}>
            {t('save')}
          </SubmitButton>
        )
      }
    >
      <ActionErrors shownForms={[overlay?.form]} />
      {names.length > 0 && (
        <ul className={css.people} aria-label={t('part.objects.entered')}>
          {names.map((name, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two objects may have one name
            <li key={position} className={css.person}>
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      )}
      {overlay?.children}
    </CompletionPage>
  );
}
