import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { signatories } from '~/api/signatories.server';
import { ApplicationPage } from '~/dashboard/application-page';
import { changeOnce, noTask } from '~/dashboard/changes.server';
import { openApplication, openApplicationForChange } from '~/dashboard/open-application.server';
import { sendBack } from '~/dashboard/representatives/back-to-tab.server';
import { formView } from '~/dashboard/representatives/form-view.server';
import { ownFields } from '~/dashboard/representatives/own-fields.server';
import { removeRepresentative } from '~/dashboard/representatives/remove.server';
import { RepresentativesTab } from '~/dashboard/representatives/representatives-tab';
import { mayDo } from '~/dashboard/representatives/rules/permissions';
import { saveRepresentative } from '~/dashboard/representatives/save.server';
import { tabView } from '~/dashboard/representatives/tab-view.server';
import { taskOf } from '~/dashboard/representatives/task';
import type { TaskView } from '~/dashboard/representatives/task-overlay';
import { formOfTask, taskTitle, useTaskOverlay } from '~/dashboard/representatives/task-overlay';
import { readForm } from '~/forms/form-body.server';
import { keepTypedForm } from '~/forms/typed-form.server';
import { joinNames } from '~/i18n/join-names';
import { page } from '~/page/page';
import { problemPage } from '~/request/problem.server';

export { clientAction } from '~/page/lost-connection';

export const handle = { i18n: ['dashboard', 'dynamic', 'enums', 'representatives'] };

/** `/dashboard/applications/:id/representatives`, with the task that its query asks for (REP-01 to REP-11). */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const opened = await openApplication({ request, context }, params.id, 'representatives');
  const { visit, head } = opened;
  const task = await taskView(opened);
  const t = visit.t('representatives');
  return page(visit, {
    title: joinNames(task && taskTitle(t, task), t('pageTitle', { number: head.number })),
    application: head,
    tab: tabView(opened),
    mainForm: task && formOfTask(task),
    task,
  });
}

type Opened = Awaited<ReturnType<typeof openApplication>>;

/** What the task shows; null for none. A task that cannot be done leads back to the tab, which says why. */
async function taskView(opened: Opened): Promise<TaskView | null> {
  const { visit, application, signatories: people } = opened;
  const task = taskOf(visit.url.searchParams);
  if (task === null || task.kind === 'help') return task;
  const person = 'id' in task ? people.find(({ signatory_id }) => signatory_id === task.id) : undefined;
  if ('id' in task && !person) throw await sendBack(opened, 'gone');
  if (!mayDo(application.allowed_updates, task.kind, person)) throw await sendBack(opened, 'notAllowed');
  if (task.kind !== 'remove') {
    return formView(opened, task.kind, person, await ownFields(visit, application));
  }
  const { name } = formView(opened, 'edit', person);
  return { kind: 'remove', name, isOwn: person?.is_current_actor ?? false };
}

/** Does what the query asks for: adds, changes or removes a representative. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const { visit, application } = await openApplicationForChange({ request, context }, params.id);
  const listed = await signatories.list(visit.api, application.applicationId);
  if (!listed.ok) {
    await keepTypedForm(visit, request);
    throw problemPage(visit, listed.error);
  }
  const opened = { visit, application, signatories: listed.data };
  const task = taskOf(visit.url.searchParams);
  if (task === null || task.kind === 'help') throw noTask();
  const form = await readForm(request);
  const person = 'id' in task ? listed.data.find(({ signatory_id }) => signatory_id === task.id) : undefined;
  if ('id' in task && !person) return sendBack(opened, 'gone');
  if (!mayDo(application.allowed_updates, task.kind, person)) return sendBack(opened, 'notAllowed');
  return changeOnce(visit, form, () => {
    if (task.kind === 'remove' && person) return removeRepresentative(opened, person, form);
    return saveRepresentative(opened, task.kind === 'remove' ? 'edit' : task.kind, person, form);
  });
}

export default function Representatives() {
  const { application, tab, task } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const overlay = useTaskOverlay(application.id, task, answer);
  return (
    <ApplicationPage application={application} overlay={overlay}>
      <RepresentativesTab applicationId={application.id} tab={tab} />
    </ApplicationPage>
  );
}
