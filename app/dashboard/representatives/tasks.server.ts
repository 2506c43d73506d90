import type { Application } from '~/api/applications.server';
import { hasCode } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { configuredForm } from '~/configured-form/configured-form.server';
import type { DynamicField } from '~/configured-form/rules/field';
import { fieldsOf } from '~/configured-form/rules/form';
import { type OpenApplication, openApplicationForChange } from '~/dashboard/open-application.server';
import type { ShownPart, ShownTask, TabTask } from '~/dashboard/tab-tasks.server';
import { done, task } from '~/forms/run-task.server';
import type { UserRequest } from '~/request/guards.server';
import { keepTypedForm } from '~/request/interrupted-forms/interrupted-forms.server';
import type { RequestArgs } from '~/request/open-request.server';
import { problemPage } from '~/request/problem.server';
import { formIdOf, representativeAddresses, SEEN } from './addresses';
import { type FormTask, formView, type OpenRoster, type SeenRecord } from './form-view.server';
import { personOf, refusalOf, refusalReasonOf } from './person-of-task.server';
import { FORM_MEMBERS, nameOf } from './rules/record';
import { addition, change, type SentPerson } from './save.server';

type RepresentativesTask = TabTask<OpenApplication, OpenRoster, ShownPart, SeenRecord>;

/** REP-01 to REP-11 */
export const representativesTab = {
  addresses: representativeAddresses,
  open: openRoster,
  tasks: {
    add: formTask('add'),
    help: { show: ({ request }) => ({ title: request.t('representatives')('help.link'), form: null }) },
    edit: formTask('edit'),
    remove: {
      show: (page, id) => {
        if (refusalReasonOf(page, 'remove', id)) return null;
        const person = personOf(page, id);
        const name = person ? nameOf(person) : '';
        const title = page.request.t('representatives')('task.removeTitle', { name });
        return { title, form: formIdOf('remove'), isOwn: person?.is_current_actor ?? false };
      },
      change: (on) => {
        const { request, application, id } = on;
        const person = personOf(on, id);
        const t = request.t('representatives');
        return task({
          form: formIdOf('remove'),
          refusal: person ? refusalOf(on, 'remove', id) : null,
          call: async () => {
            if (!person) return done(null);
            const removed = await signatories.remove(request.api, application.applicationId, id);
            return !removed.ok && hasCode(removed.error, 'err_entity_not_found') ? done(null) : removed;
          },
          words: {
            failed: t('failed.remove'),
            done: person ? t('done.remove', { name: nameOf(person) }) : t('done.gone'),
          },
          next: representativeAddresses.path(application.applicationId),
        });
      },
    },
    email: formTask('email'),
    telephone: formTask('telephone'),
    taxid: formTask('taxid'),
  } satisfies Record<string, RepresentativesTask>,
};

export type ShownRepresentativeTask = ShownTask<typeof representativesTab.tasks>;

function formTask(kind: FormTask) {
  return {
    show: async (page: OpenApplication, id: string) => {
      if (refusalReasonOf(page, kind, id)) return null;
      const person = personOf(page, id);
      const { request, application } = page;
      const view = formView(page, kind, person, await ownFields(request, application));
      return { ...view, title: titleOf(kind, view.name, request.t('representatives')), form: formIdOf(kind) };
    },
    change: async (on: SentPerson) => {
      const person = personOf(on, on.id);
      const view = formView(on, kind, person, await ownFields(on.request, on.application));
      const refusal = refusalOf(on, kind, on.id);
      return person ? change(on, view, person, refusal) : addition(on, view, refusal);
    },
  };
}

type T = ReturnType<typeof translations>;
const translations = ({ request }: OpenApplication) => request.t('representatives');

function titleOf(kind: FormTask, name: string, t: T): string {
  if (kind === 'add') return t('add.first');
  return kind === 'edit' ? t('card.edit', { name }) : t(`task.${kind}`, { name });
}

/**
 * @throws like `openApplicationForChange`; the error page, with the form kept, if they are
 * unavailable
 */
async function openRoster(args: RequestArgs, id: string | undefined) {
  const opened = await openApplicationForChange(args, id);
  const { request, application } = opened;
  const listed = await signatories.list(request.api, application.applicationId);
  if (listed.ok) return { ...opened, signatories: listed.data };
  await keepTypedForm(request, args.request);
  throw problemPage(request, listed.error);
}

const TAKEN: ReadonlySet<string> = new Set([...FORM_MEMBERS, SEEN]);

/** REP-11 */
async function ownFields(request: UserRequest, application: Application): Promise<readonly DynamicField[]> {
  if (!request.config.dynamicForm) return [];
  const reading = await configuredForm(request, 'signatory');
  if (!reading.ok) return [];
  const purpose = reading.form.purposes.find(({ name }) => name === application.allBanksLoanPurpose);
  if (!purpose) return [];
  return fieldsOf(purpose)
    .filter(({ origin, entity }) => origin === 'custom' && entity === 'signatory')
    .map((field) => (TAKEN.has(field.name) ? { ...field, name: `own_${field.name}` } : field));
}
