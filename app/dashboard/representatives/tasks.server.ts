import { type ApiError, hasCode, mapResult } from '~/api/result';
import { type Signatory, signatories } from '~/api/signatories.server';
import { loadAnswerTexts } from '~/configured-form/configured-form.server';
import { createMatcher } from '~/configured-form/rules/pattern';
import { validateField } from '~/configured-form/rules/validate-field';
import { type CustomValue, findChangedValues, toCustomValues } from '~/configured-form/rules/value';
import { type LoadedApplication, loadApplicationForChange } from '~/dashboard/load-application.server';
import type { TaskKind } from '~/dashboard/rules/tabs';
import { addListQuery, listQueryOf } from '~/dashboard/rules/tabs';
import {
  explainDuplicateTaxNumber,
  type LoadedTask,
  type TabTask,
  type TaskData,
  type TaskInput,
  verifyList,
} from '~/dashboard/tab-tasks.server';
import { parseDate } from '~/domain/dates';
import { pageParamOf, ROWS_PER_PAGE } from '~/domain/lists';
import { encodeMessage } from '~/domain/message';
import {
  createFieldRefusal,
  createRefusal,
  createSuccess,
  defineTask,
  type TaskOutcome,
} from '~/forms/run-task.server';
import { keepTypedForm } from '~/request/interrupted-forms/interrupted-forms.server';
import type { RequestArgs } from '~/request/open-request.server';
import { createProblemPage, translateMessage } from '~/request/problem.server';
import {
  findChanges,
  findForbiddenChanges,
  isPersonListed,
  personKeyOf,
  toFormTexts,
  toNewRepresentative,
} from './rules/change';
import {
  birthdateBounds,
  type CustomFieldValidation,
  createPersonSchema,
  type FormContext,
  type RepresentativeAnswers,
} from './rules/form';
import type { RepresentativeTask } from './rules/permissions';
import {
  type FormMember,
  fullNameOf,
  REPRESENTATIVE_MEMBERS,
  type RepresentativeMember,
} from './rules/record';
import { formIdOf, PERSON_VERSION_FIELD, representativeTaskUrls } from './urls';
import {
  type FormTask,
  findPerson,
  findRefusalReason,
  listOtherRepresentatives,
  loadFormView,
  orderPeople,
  ownEmailOf,
  type RefusalReason,
  type RepresentativeFormView,
  type Roster,
  summarizeOthers,
} from './views.server';

type RepresentativesTask = TabTask<
  LoadedApplication,
  Roster,
  TaskData,
  Pick<RepresentativeFormView, 'version'>
>;
type Input = TaskInput<Roster>;

export const representativesTab = {
  addresses: representativeTaskUrls,
  load: loadRoster,
  tasks: {
    add: personTask('add'),
    edit: personTask('edit'),
    email: personTask('email'),
    telephone: personTask('telephone'),
    taxid: personTask('taxid'),
    remove: {
      show: (page, id) => {
        if (findRefusalReason(page, 'remove', id)) return null;
        const person = findPerson(page, id);
        const name = person ? fullNameOf(person) : '';
        const title = page.request.t('representatives')('task.removeTitle', { name });
        return { title, form: formIdOf('remove'), isOwn: person?.is_current_actor ?? false };
      },
      change: removePerson,
    },
    help: { show: ({ request }) => ({ title: request.t('representatives')('help.link'), form: null }) },
  } satisfies Record<TaskKind<typeof representativeTaskUrls>, RepresentativesTask>,
};

export type RepresentativeTaskView = LoadedTask<typeof representativesTab.tasks>;

/** @throws like `loadApplicationForChange`; also the error page, with the form kept */
async function loadRoster(args: RequestArgs, id: string | undefined) {
  const loaded = await loadApplicationForChange(args, id);
  const { request, application } = loaded;
  const listResult = await signatories.list(request.api, application.applicationId);
  if (listResult.ok) return { ...loaded, signatories: listResult.data };
  await keepTypedForm(request, args.request);
  throw createProblemPage(request, listResult.error);
}

function personTask(kind: FormTask) {
  return {
    show: async (page: LoadedApplication, id: string) => {
      if (findRefusalReason(page, kind, id)) return null;
      const view = await loadFormView(page, kind, findPerson(page, id));
      const t = page.request.t('representatives');
      const titleKeys = { add: 'add.first', edit: 'card.edit' } as const;
      const title = kind === 'add' || kind === 'edit' ? titleKeys[kind] : (`task.${kind}` as const);
      const context = {
        ...view.context,
        otherRepresentatives: summarizeOthers(view.context.otherRepresentatives),
      };
      return { ...view, context, title: t(title, { name: view.name }), form: formIdOf(kind) };
    },
    change: async (input: Input) => {
      const person = findPerson(input, input.id);
      const view = await loadFormView(input, kind, person);
      return person ? updatePerson(input, view, person) : addPerson(input, view);
    },
  };
}

function addPerson(input: Input, view: RepresentativeFormView) {
  const { request, application } = input;
  const id = application.applicationId;
  const context = withoutNewcomer(input, view.context);
  const texts = customFieldTexts(input);
  // Safe cast: the schema has every field of this form.
  const newcomerOf = (answers: unknown) => toNewRepresentative(answers as RepresentativeAnswers);
  return defineTask({
    ...declarationOf(input, view),
    nextPath: newcomerAddress(input),
    schema: createPersonSchema(context, input.typed, texts),
    call: async (answers) => {
      const newcomer = newcomerOf(answers);
      if (isPersonListed(newcomer, input.signatories))
        return createFieldRefusal(
          'first_name',
          409,
          translateMessage(request, encodeMessage('personListed')),
        );
      const newRepresentative = {
        ...newcomer,
        ...(context.customFields.length > 0 && { custom_fields_list: customAnswers(input, context, texts) }),
      };
      return mapResult(
        await signatories.add(request.api, id, newRepresentative),
        ([createdSignatory]) => createdSignatory?.signatory_id ?? null,
      );
    },
    creation: (answers) => ({
      identity: personKeyOf(newcomerOf(answers)),
      isUnique: true,
      idOf: (personId) => personId,
      listExisting: async () =>
        mapResult(await signatories.list(request.api, id), (people) =>
          people.map((person) => ({
            id: person.signatory_id,
            identity: personKeyOf(person),
            created: person.signatory_id,
          })),
        ),
    }),
    messages: {
      failed: request.t('representatives')(`failed.${view.kind}`),
      done: (_, answers) =>
        request.t('representatives')('done.add', { name: fullNameOf(newcomerOf(answers)) }),
    },
  });
}

/** After a repeated submit, the list already contains this person. */
function withoutNewcomer({ request, typed, signatories: people }: Input, context: FormContext): FormContext {
  const { first_name = '', last_name = '', birthdate = '' } = typed;
  const parsedBirthdate = parseDate(birthdate, birthdateBounds(context.today));
  const newcomer = personKeyOf({
    first_name,
    last_name,
    birthdate: parsedBirthdate.ok ? parsedBirthdate.value : undefined,
  });
  const otherRepresentatives = listOtherRepresentatives(
    people.filter((person) => personKeyOf(person) !== newcomer),
  );
  return { ...context, otherRepresentatives, ownEmail: ownEmailOf(request, otherRepresentatives) };
}

function updatePerson(input: Input, view: RepresentativeFormView, person: Signatory) {
  const { request, application, typed } = input;
  const { context } = view;
  const t = request.t('representatives');
  const texts = customFieldTexts(input);
  const declaration = declarationOf(input, view);
  const labels = (members: readonly (RepresentativeMember | FormMember)[]) =>
    members.map((member) => t(`field.${member}`)).join(', ');
  const forbidden = findForbiddenChanges(typed, toFormTexts(person, request.facts.language), context.members);
  const reason = request.t('errors')('err_update_not_allowed');
  const lockedRefusal =
    forbidden.length > 0
      ? createRefusal(403, request.t('replies')('request.at', { what: labels(forbidden), reason }))
      : null;
  const differingFrom = (storedSignatory: Signatory, answers: unknown) => {
    const custom = customAnswers(input, context, texts);
    const storedCustom = storedSignatory.custom_fields_list ?? [];
    const isCustomChanged = findChangedValues(context.customFields, custom, storedCustom).length > 0;
    return {
      // Safe cast: the schema has every field of this form.
      ...findChanges(answers as Partial<RepresentativeAnswers>, storedSignatory, context.members),
      ...(isCustomChanged && { custom_fields_list: custom }),
    };
  };
  return defineTask({
    ...declaration,
    refusal: declaration.refusal ?? lockedRefusal,
    schema: createPersonSchema(context, typed, texts),
    call: async (answers) => {
      const changedAnswers = differingFrom(person, answers);
      const name = fullNameOf({ ...person, ...changedAnswers });
      const changedMembers = REPRESENTATIVE_MEMBERS.filter((member) => member in changedAnswers);
      if (changedMembers.length === 0) return createSuccess(name);
      const sentVersion = typed[PERSON_VERSION_FIELD];
      if (sentVersion !== undefined && sentVersion !== view.version)
        return createRefusal(409, t('failed.stale', { fields: labels(changedMembers) }));
      const { applicationId } = application;
      const result = await signatories.update(
        request.api,
        applicationId,
        person.signatory_id,
        changedAnswers,
      );
      const isMissing = !result.ok && hasCode(result.error, 'err_entity_not_found');
      return isMissing ? refusalFor(input, 'gone') : mapResult(result, () => name);
    },
    verify: async (answers) =>
      mapResult(await signatories.list(request.api, application.applicationId), (people) => {
        const currentRecord = people.find(({ signatory_id }) => signatory_id === person.signatory_id);
        const isSaved =
          currentRecord !== undefined && Object.keys(differingFrom(currentRecord, answers)).length === 0;
        return isSaved ? fullNameOf(currentRecord) : undefined;
      }),
    messages: { failed: t(`failed.${view.kind}`), done: (name) => t('done.save', { name }) },
  });
}

function removePerson(input: Input) {
  const { request, application, id } = input;
  const person = findPerson(input, id);
  const t = request.t('representatives');
  return defineTask({
    form: formIdOf('remove'),
    refusal: person ? refusalOf(input, 'remove') : null,
    call: async () => {
      if (!person) return createSuccess(null);
      const result = await signatories.remove(request.api, application.applicationId, id);
      return !result.ok && hasCode(result.error, 'err_entity_not_found') ? createSuccess(null) : result;
    },
    verify: () =>
      verifyList(signatories.list(request.api, application.applicationId), (people) =>
        people.every(({ signatory_id }) => signatory_id !== id),
      ),
    messages: {
      failed: t('failed.remove'),
      done: person ? t('done.remove', { name: fullNameOf(person) }) : t('done.gone'),
    },
    nextPath: tabAddress(input),
  });
}

function tabAddress({ request, application, signatories, id }: Input) {
  const listQuery = listQueryOf(request.facts.url.searchParams);
  const isOnPage = listQuery.page !== null || signatories.length <= ROWS_PER_PAGE;
  const position = isOnPage
    ? -1
    : orderPeople(signatories).findIndex(({ person }) => person.signatory_id === id);
  const page = position < 0 ? listQuery.page : pageParamOf(position + 1);
  return addListQuery(representativeTaskUrls.path(application.applicationId), { ...listQuery, page });
}

/** New people are last, unless the list is short. */
const newcomerAddress = ({ request, application, signatories }: Input) =>
  addListQuery(representativeTaskUrls.path(application.applicationId), {
    ...listQueryOf(request.facts.url.searchParams),
    page: pageParamOf(signatories.length + 1),
  });

function declarationOf(input: Input, { kind, version }: RepresentativeFormView) {
  const { request } = input;
  return {
    form: formIdOf(kind),
    refusal: refusalOf(input, kind),
    extraData: () => ({ version }),
    reasons: (error: ApiError) => explainDuplicateTaxNumber(request, error, 'taxid'),
    nextPath: tabAddress(input),
  };
}

const customFieldTexts = ({ request, application }: Input): CustomFieldValidation => ({
  answerTexts: loadAnswerTexts(request, application.currency),
  matcherOf: createMatcher,
});

function customAnswers({ typed }: Input, context: FormContext, texts: CustomFieldValidation): CustomValue[] {
  const values = context.customFields.map((field) => {
    const result = validateField(field, typed, { ...texts, country: context.homeCountry });
    return [field, result.ok ? result.value : undefined] as const;
  });
  return toCustomValues(new Map(values));
}

function refusalOf(input: Input, task: RepresentativeTask) {
  const reason = findRefusalReason(input, task, input.id);
  return reason && refusalFor(input, reason);
}

const STATUS = { gone: 404, notAllowed: 409 } as const;

function refusalFor({ request }: Roster, reason: RefusalReason): TaskOutcome<never, never> {
  return createRefusal(STATUS[reason], request.t('representatives')(`done.${reason}`));
}
