import type { Application } from '~/api/applications.server';
import { hasCode } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { configuredForm } from '~/configured-form/configured-form.server';
import type { DynamicField } from '~/configured-form/rules/field';
import { fieldsOf } from '~/configured-form/rules/form';
import { type OpenApplication, openApplicationForChange } from '~/dashboard/open-application.server';
import type { ShownPart, ShownTask, TabTask } from '~/dashboard/tab-tasks.server';
import { done, task } from '~/forms/run-task.server';
import { keepTypedForm } from '~/forms/typed-form.server';
import type { UserVisit } from '~/request/guards.server';
import { problemPage } from '~/request/problem.server';
import type { RequestArgs } from '~/request/visit.server';
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
    help: { show: ({ visit }) => ({ title: visit.t('representatives')('help.link'), form: null }) },
    edit: formTask('edit'),
    remove: {
      show: (page, id) => {
        if (refusalReasonOf(page, 'remove', id)) return null;
        const person = personOf(page, id);
        const name = person ? nameOf(person) : '';
        const title = page.visit.t('representatives')('task.removeTitle', { name });
        return { title, form: formIdOf('remove'), isOwn: person?.is_current_actor ?? false };
      },
      change: (on) => {
        const { visit, application, id } = on;
        const person = personOf(on, id);
        const t = visit.t('representatives');
        return task({
          form: formIdOf('remove'),
          refusal: person ? refusalOf(on, 'remove', id) : null,
          call: async () => {
            if (!person) return done(null);
            const removed = await signatories.remove(visit.api, application.applicationId, id);
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
      const { visit, application } = page;
      const view = formView(page, kind, person, await ownFields(visit, application));
      return { ...view, title: titleOf(kind, view.name, visit.t('representatives')), form: formIdOf(kind) };
    },
    change: async (on: SentPerson) => {
      const person = personOf(on, on.id);
      const view = formView(on, kind, person, await ownFields(on.visit, on.application));
      const refusal = refusalOf(on, kind, on.id);
      return person ? change(on, view, person, refusal) : addition(on, view, refusal);
    },
  };
}

type T = ReturnType<typeof translations>;
const translations = ({ visit }: OpenApplication) => visit.t('representatives');

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
  const { visit, application } = opened;
  const listed = await signatories.list(visit.api, application.applicationId);
  if (listed.ok) return { ...opened, signatories: listed.data };
  await keepTypedForm(visit, args.request);
  throw problemPage(visit, listed.error);
}

const TAKEN: ReadonlySet<string> = new Set([...FORM_MEMBERS, SEEN]);

/** REP-11 */
async function ownFields(visit: UserVisit, application: Application): Promise<readonly DynamicField[]> {
  if (!visit.config.dynamicForm) return [];
  const reading = await configuredForm(visit, 'signatory');
  if (!reading.ok) return [];
  const purpose = reading.form.purposes.find(({ name }) => name === application.allBanksLoanPurpose);
  if (!purpose) return [];
  return fieldsOf(purpose)
    .filter(({ origin, entity }) => origin === 'custom' && entity === 'signatory')
    .map((field) => (TAKEN.has(field.name) ? { ...field, name: `own_${field.name}` } : field));
}
