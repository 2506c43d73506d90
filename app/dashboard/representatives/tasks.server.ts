import { hasCode } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import type { OpenApplication } from '~/dashboard/open-application.server';
import type { ShownPart, ShownTask, TabTask } from '~/dashboard/tab-tasks.server';
import { done, task } from '~/forms/run-task.server';
import { formIdOf, representativeAddresses } from './addresses';
import { type FormTask, formView, type OpenRoster, type SeenRecord } from './form-view.server';
import { openRoster } from './open-roster.server';
import { ownFields } from './own-fields.server';
import { personFor, personOf, refusalOf } from './person-of-task.server';
import { nameOf } from './rules/record';
import { addition, change, type SentPerson } from './save.server';

type RepresentativesTask = TabTask<OpenApplication, OpenRoster, ShownPart, SeenRecord>;

/** What the representatives' tab can be asked for (REP-01 to REP-11). */
export const representativesTab = {
  addresses: representativeAddresses,
  open: openRoster,
  tasks: {
    add: formTask('add'),
    help: { show: ({ visit }) => ({ title: visit.t('representatives')('help.link'), form: null }) },
    edit: formTask('edit'),
    remove: {
      show: async (page, id) => {
        const person = await personFor(page, 'remove', id);
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
          refusal: refusalOf(on, 'remove', id),
          // One that is gone already is removed as well.
          call: async () => {
            const removed = await signatories.remove(visit.api, application.applicationId, id);
            return !removed.ok && hasCode(removed.error, 'err_entity_not_found') ? done(null) : removed;
          },
          words: {
            failed: t('failed.remove'),
            done: t('done.remove', { name: person ? nameOf(person) : '' }),
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

/** A task with a form about a person's details, or a newcomer's. */
function formTask(kind: FormTask) {
  return {
    show: async (page: OpenApplication, id: string) => {
      const person = await personFor(page, kind, id);
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
