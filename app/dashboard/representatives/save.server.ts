import type { Submission } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { type ApiError, answerOf, hasCode } from '~/api/result';
import { type Signatory, signatories } from '~/api/signatories.server';
import type { CustomValue } from '~/configured-form/rules/custom-values';
import { changedValues } from '~/configured-form/rules/custom-values';
import { readPattern } from '~/configured-form/rules/pattern';
import { wordsOf } from '~/configured-form/words.server';
import {
  aboutEarlierSend,
  doneText,
  MADE_BEFORE,
  makeByForm,
  withDoubt,
} from '~/dashboard/make-by-form.server';
import { typedValues } from '~/domain/form-schema';
import { message } from '~/domain/message';
import { explain, flashProblem, statusOf } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import { backToTab, done, sendBack } from './back-to-tab.server';
import { type FormTask, type FormView, formView, type OpenRoster } from './form-view.server';
import { SEEN } from './intents';
import { ownValues, wholeSchema } from './own-fields';
import { ownFields } from './own-fields.server';
import {
  changesOf,
  forbiddenChanges,
  formTexts,
  isListed,
  newRepresentative,
  personKey,
} from './rules/change';
import type { Answers } from './rules/form';
import { type FormMember, MEMBERS, type Member, nameOf } from './rules/record';

/** What was answered, where it holds: members as the schema gives them, the partner's own fields as the wire carries them. */
interface Answered {
  readonly answers: Partial<Answers>;
  readonly own: CustomValue[];
}

/** Sends what was typed about a representative, or about a newcomer; leads back to the tab when it is done. */
export async function saveRepresentative(
  opened: OpenRoster,
  kind: FormTask,
  person: Signatory | undefined,
  form: FormData,
) {
  const { visit, application } = opened;
  const view = formView(opened, kind, person, await ownFields(visit, application));
  const typed = typedValues(form);
  const judging = { words: wordsOf(visit, application.currency), matcherOf: readPattern };
  const submission = parseWithZod(form, { schema: wholeSchema(view.context, view.own, typed, judging) });
  const reply = repliesTo(visit, view, submission);

  const recorded = person && formTexts(person, visit.language);
  const forbidden = recorded ? forbiddenChanges(typed, recorded, view.context.members) : [];
  if (forbidden.length > 0) return reply.forbidden(forbidden);
  if (submission.status !== 'success') return reply.wrong();
  const answered: Answered = {
    // The schema's keys are those that were asked for, which its type cannot know.
    answers: submission.value as Partial<Answers>,
    own: ownValues(view.own, typed, judging),
  };
  return person === undefined
    ? add(opened, view, { ...answered, form }, reply)
    : change(opened, view, { ...answered, person, seen: typed[SEEN] }, reply);
}

/** Stands for the refusal of somebody who is there already. */
const LISTED: ApiError = { kind: 'refused', status: 409, errors: [] };

async function add(
  opened: OpenRoster,
  { own }: FormView,
  { answers, own: ownAnswers, form }: Answered & { form: FormData },
  reply: Replies,
) {
  const { visit, application } = opened;
  const id = application.applicationId;
  // Everything is asked of a newcomer.
  const newcomer = newRepresentative(answers as Answers);
  const sent = { ...newcomer, ...(own.fields.length > 0 && { custom_fields_list: ownAnswers }) };
  const outcome = await makeByForm(visit, form, {
    content: sent,
    identity: personKey(newcomer),
    isUnique: true,
    idOf: (personId) => personId,
    entries: async () => {
      const listed = await signatories.list(visit.api, id);
      if (!listed.ok) return listed;
      const entries = listed.data.map((person) => ({
        id: person.signatory_id,
        identity: personKey(person),
        made: { is: person.signatory_id },
      }));
      return { ok: true, data: entries };
    },
    send: async () =>
      isListed(newcomer, opened.signatories)
        ? { ok: false, error: LISTED }
        : answerOf(await signatories.add(visit.api, id, sent), ([made]) => made?.signatory_id ?? null),
  });
  switch (outcome.kind) {
    case 'made':
      return outcome.already
        ? backToTab(opened, doneText(visit, outcome, ''))
        : done(opened, 'add', nameOf(newcomer));
    case 'madeBefore':
      return reply.refused(MADE_BEFORE, aboutEarlierSend(visit));
    case 'failed':
      return outcome.error === LISTED
        ? reply.listed()
        : reply.refused(outcome.error, withDoubt(visit, outcome.error));
  }
}

interface Change extends Answered {
  readonly person: Signatory;
  /** The record's state the form was made for, where it said so. */
  readonly seen: string | undefined;
}

async function change(
  opened: OpenRoster,
  view: FormView,
  { person, answers, own, seen }: Change,
  reply: Replies,
) {
  const { visit, application } = opened;
  const isOwnChanged = changedValues(view.own.fields, own, person.custom_fields_list ?? []).length > 0;
  const differing = {
    ...changesOf(answers, person, view.context.members),
    ...(isOwnChanged && { custom_fields_list: own }),
  };
  const changed = MEMBERS.filter((member) => member in differing);
  if (changed.length > 0) {
    if (seen !== undefined && seen !== view.seen) return reply.stale(changed);
    const saved = await signatories.update(
      visit.api,
      application.applicationId,
      person.signatory_id,
      differing,
    );
    if (!saved.ok) {
      return hasCode(saved.error, 'err_entity_not_found')
        ? sendBack(opened, 'gone')
        : reply.refused(saved.error);
    }
  }
  return done(opened, 'save', nameOf({ ...person, ...differing }));
}

function isTaxNumberTaken(error: ApiError): boolean {
  return (
    error.kind === 'refused' &&
    error.errors.some(({ code, field }) => code === 'err_resource_exists' && field === 'taxid')
  );
}

type Replies = ReturnType<typeof repliesTo>;

/** The answers a form gets that is not done: it keeps what was typed, and says why. */
function repliesTo(
  visit: Visit,
  { kind, seen }: FormView,
  submission: Submission<unknown, string[], unknown>,
) {
  const t = visit.t('representatives');
  const reply = (status: number, errors?: Parameters<typeof submission.reply>[0]) =>
    data({ result: submission.reply(errors), seen }, { status });
  const labels = (members: readonly (Member | FormMember)[]) =>
    members.map((member) => t(`field.${member}`)).join(', ');
  return {
    wrong: () => reply(400),
    forbidden: (members: readonly FormMember[]) => {
      const reason = visit.t('errors')('err_update_not_allowed');
      const refusal = visit.t('problem')('request.at', { what: labels(members), reason });
      return reply(403, { formErrors: [refusal] });
    },
    listed: () => reply(409, { fieldErrors: { first_name: [message('personListed')] } }),
    /** Somebody else has changed the record since the form was shown. */
    stale: (members: readonly Member[]) =>
      reply(409, { formErrors: [t('failed.stale', { fields: labels(members) })] }),
    refused: async (error: ApiError, { formErrors, fieldErrors } = explain(visit, error)) => {
      // Only the lender can say so: the numbers of the others are not on this page (D-76).
      const taken = isTaxNumberTaken(error) && { taxid: [message('taxNumberOfOtherRepresentative')] };
      const explanation = {
        formErrors: [t(`failed.${kind}`), ...formErrors],
        fieldErrors: { ...fieldErrors, ...taken },
      };
      await flashProblem(visit, explanation);
      return reply(statusOf(error), explanation);
    },
  };
}
