import { type ApiError, answerOf, hasCode } from '~/api/result';
import { type Signatory, signatories } from '~/api/signatories.server';
import { changedValues } from '~/configured-form/rules/custom-values';
import { matcherOf } from '~/configured-form/rules/pattern';
import { wordsOf } from '~/configured-form/words.server';
import type { SentForm } from '~/dashboard/tab-tasks.server';
import { explainTakenTaxNumber } from '~/dashboard/taken-tax-number.server';
import { parseDate } from '~/domain/dates';
import { message } from '~/domain/message';
import { done, type Outcome, refused, refusedAt, task } from '~/forms/run-task.server';
import { translateMessage } from '~/request/problem.server';
import { formIdOf, representativeAddresses, SEEN } from './addresses';
import { type FormView, type OpenRoster, othersOf } from './form-view.server';
import { ownValues, wholeSchema } from './own-fields';
import { refusalFor } from './person-of-task.server';
import {
  changesOf,
  forbiddenChanges,
  formTexts,
  isListed,
  newRepresentative,
  personKey,
} from './rules/change';
import type { Answers, FormContext } from './rules/form';
import { type FormMember, MEMBERS, type Member, nameOf } from './rules/record';

export type SentPerson = OpenRoster & SentForm & { id: string };

type Refusal = Outcome<never, never> | null;

function about({ request, application, typed }: SentPerson, { kind, seen, context, own }: FormView) {
  const validation = { words: wordsOf(request, application.currency), matcherOf };
  return {
    form: formIdOf(kind),
    schema: wholeSchema(context, own, typed, validation),
    more: () => ({ seen }),
    reasons: (error: ApiError) => explainTakenTaxNumber(request, error, 'taxid'),
    failed: request.t('representatives')(`failed.${kind}`),
    next: representativeAddresses.path(application.applicationId),
    ownAnswers: () => ownValues(own, typed, validation),
  };
}

export function addition(on: SentPerson, view: FormView, refusal: Refusal) {
  const { request, application } = on;
  const id = application.applicationId;
  const context = withoutNewcomer(on, view.context);
  const { failed, ownAnswers, ...declared } = about(on, { ...view, context });
  // Safe cast: the schema's keys are the requested members.
  const newcomerOf = (answers: unknown) => newRepresentative(answers as Answers);
  return task({
    ...declared,
    refusal,
    call: async (answers) => {
      const newcomer = newcomerOf(answers);
      if (isListed(newcomer, on.signatories))
        return refusedAt('first_name', 409, translateMessage(request, message('personListed')));
      const sent = { ...newcomer, ...(view.own.fields.length > 0 && { custom_fields_list: ownAnswers() }) };
      return answerOf(await signatories.add(request.api, id, sent), ([made]) => made?.signatory_id ?? null);
    },
    once: (answers) => ({
      identity: personKey(newcomerOf(answers)),
      isUnique: true,
      idOf: (personId) => personId,
      listExisting: async () =>
        answerOf(await signatories.list(request.api, id), (people) =>
          people.map((person) => ({
            id: person.signatory_id,
            identity: personKey(person),
            created: person.signatory_id,
          })),
        ),
    }),
    words: {
      failed,
      done: (_, answers) => request.t('representatives')('done.add', { name: nameOf(newcomerOf(answers)) }),
    },
  });
}

/** A repeated submit must not count the person added before: their e-mail and share are this person's. */
function withoutNewcomer({ typed, signatories: people }: SentPerson, context: FormContext): FormContext {
  const { first_name = '', last_name = '', birthdate = '' } = typed;
  const born = parseDate(birthdate);
  const newcomer = personKey({ first_name, last_name, birthdate: born.ok ? born.value : undefined });
  return { ...context, others: othersOf(people.filter((person) => personKey(person) !== newcomer)) };
}

export function change(on: SentPerson, view: FormView, person: Signatory, refusal: Refusal) {
  const { request, application, typed } = on;
  const t = request.t('representatives');
  const { failed, ownAnswers, ...declared } = about(on, view);
  const labels = (members: readonly (Member | FormMember)[]) =>
    members.map((member) => t(`field.${member}`)).join(', ');
  const forbidden = forbiddenChanges(typed, formTexts(person, request.facts.language), view.context.members);
  const reason = request.t('errors')('err_update_not_allowed');
  const locked =
    forbidden.length > 0
      ? refused(403, request.t('replies')('request.at', { what: labels(forbidden), reason }))
      : null;
  return task({
    ...declared,
    refusal: refusal ?? locked,
    call: async (answers) => {
      const own = ownAnswers();
      const isOwnChanged = changedValues(view.own.fields, own, person.custom_fields_list ?? []).length > 0;
      const differing = {
        // Safe cast: the schema's keys are the requested members.
        ...changesOf(answers as Partial<Answers>, person, view.context.members),
        ...(isOwnChanged && { custom_fields_list: own }),
      };
      const name = nameOf({ ...person, ...differing });
      const changed = MEMBERS.filter((member) => member in differing);
      if (changed.length === 0) return done(name);
      const seen = typed[SEEN];
      if (seen !== undefined && seen !== view.seen)
        return refused(409, t('failed.stale', { fields: labels(changed) }));
      const { applicationId } = application;
      const saved = await signatories.update(request.api, applicationId, person.signatory_id, differing);
      const isGone = !saved.ok && hasCode(saved.error, 'err_entity_not_found');
      return isGone ? refusalFor(on, 'gone') : answerOf(saved, () => name);
    },
    words: { failed, done: (name) => t('done.save', { name }) },
  });
}
