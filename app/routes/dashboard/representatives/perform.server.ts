import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import type { ApiError, ApiResult } from '~/api/result';
import { hasCode } from '~/api/result';
import { type Signatory, signatories } from '~/api/signatories.server';
import { changedValues } from '~/application/dynamic/custom-values';
import { readPattern } from '~/application/dynamic/pattern';
import {
  changesOf,
  forbiddenChanges,
  formTexts,
  isListed,
  newRepresentative,
} from '~/dashboard/representatives/change';
import type { Answers } from '~/dashboard/representatives/form';
import { MEMBERS, nameOf } from '~/dashboard/representatives/record';
import { typedValues } from '~/domain/form-schema';
import { message } from '~/domain/message';
import { wordsOf } from '~/routes/dynamic-form/words.server';
import { withFlash } from '~/session/flash';
import { explain, flashProblem, statusOf } from '~/session/problem.server';
import type { OpenApplication } from '../open-application.server';
import { type FormTask, formView } from './form-view.server';
import { SEEN } from './intents';
import { ownValues, wholeSchema } from './own-fields';
import { ownFields } from './own-fields.server';
import { taskPath } from './task';

type Opened = Pick<OpenApplication, 'visit' | 'application' | 'signatories'>;

/** The server's word for a record that is not there (any more). */
const GONE = 'err_entity_not_found';

/** Sends what was typed about a representative, or about a newcomer; leads back to the tab when it is done. */
export async function saveRepresentative(
  opened: Opened,
  kind: FormTask,
  person: Signatory | undefined,
  form: FormData,
) {
  const { visit, application } = opened;
  const view = formView(opened, kind, person, await ownFields(visit, application));
  const typed = typedValues(form);
  const judging = { words: wordsOf(visit, application.currency), matcherOf: readPattern };
  const submission = parseWithZod(form, { schema: wholeSchema(view.context, view.own, typed, judging) });
  const answer = (result: ReturnType<typeof submission.reply>, status: number) =>
    data({ result, seen: view.seen }, { status, headers: visit.headers() });

  const forbidden = person
    ? forbiddenChanges(typed, formTexts(person, visit.language), view.context.members)
    : [];
  if (forbidden.length > 0) {
    const refusal = visit.t('problem')('request.at', {
      what: forbidden.map((member) => visit.t('representatives')(`field.${member}`)).join(', '),
      reason: visit.t('errors')('err_update_not_allowed'),
    });
    return answer(submission.reply({ formErrors: [refusal] }), 403);
  }
  if (submission.status !== 'success') return answer(submission.reply(), 400);
  // The schema's keys are those that were asked for, which its type cannot know.
  const answers = submission.value as Partial<Answers>;
  const own = ownValues(view.own, typed, judging);
  const ownChange = view.own.fields.length > 0 && { custom_fields_list: own };

  if (person === undefined) {
    const newcomer = newRepresentative(answers as Answers);
    if (isListed(newcomer, opened.signatories)) {
      return answer(submission.reply({ fieldErrors: { first_name: [message('personListed')] } }), 409);
    }
    const added = await signatories.add(visit.api, application.applicationId, {
      ...newcomer,
      ...ownChange,
    });
    return added.ok ? done(opened, 'add', nameOf(newcomer)) : refused(added.error);
  }

  const isOwnChanged = changedValues(view.own.fields, own, person.custom_fields_list ?? []).length > 0;
  const change = {
    ...changesOf(answers, person, view.context.members),
    ...(isOwnChanged && { custom_fields_list: own }),
  };
  const changed = MEMBERS.filter((member) => member in change);
  const isStale = typed[SEEN] !== undefined && typed[SEEN] !== view.seen;
  if (isStale && changed.length > 0) {
    const fields = changed.map((member) => visit.t('representatives')(`field.${member}`)).join(', ');
    return answer(
      submission.reply({ formErrors: [visit.t('representatives')('failed.stale', { fields })] }),
      409,
    );
  }
  if (changed.length > 0) {
    const saved = await signatories.update(visit.api, application.applicationId, person.signatory_id, change);
    if (!saved.ok) return hasCode(saved.error, GONE) ? sendBack(opened, 'gone') : refused(saved.error);
  }
  return done(opened, 'save', nameOf({ ...person, ...change }));

  async function refused(error: ApiError) {
    const { formErrors, fieldErrors } = explain(visit, error);
    const title = visit.t('representatives')(`failed.${kind}`);
    const explanation = { formErrors: [title, ...formErrors], fieldErrors };
    await flashProblem(visit, explanation);
    return answer(submission.reply(explanation), statusOf(error));
  }
}

/** Removes a representative. One that is gone already is removed as well. */
export async function removeRepresentative(opened: Opened, person: Signatory, form: FormData) {
  const { visit, application } = opened;
  const removed: ApiResult<unknown> = await signatories.remove(
    visit.api,
    application.applicationId,
    person.signatory_id,
  );
  if (removed.ok || hasCode(removed.error, GONE)) return done(opened, 'remove', nameOf(person));
  const { formErrors, fieldErrors } = explain(visit, removed.error);
  const title = visit.t('representatives')('failed.remove');
  const explanation = {
    formErrors: [title, ...formErrors, ...Object.values(fieldErrors).flat()],
    fieldErrors: {},
  };
  await flashProblem(visit, explanation);
  const { reply } = parseWithZod(form, { schema: z.object({}) });
  return data(
    { result: reply(explanation), seen: '' },
    { status: statusOf(removed.error), headers: visit.headers() },
  );
}

/** Back to the tab, which says what was done. */
async function done({ visit, application }: Opened, what: 'add' | 'save' | 'remove', name: string) {
  const text = visit.t('representatives')(`done.${what}`, { name });
  await visit.change((session) => withFlash(session, { tone: 'success', text }));
  return visit.redirect(taskPath(application.applicationId), 303);
}

/** Back to the tab, which says why nothing was done. */
export async function sendBack(
  { visit, application }: Pick<Opened, 'visit' | 'application'>,
  why: 'gone' | 'notAllowed',
): Promise<Response> {
  const text = visit.t('representatives')(`done.${why}`);
  await visit.change((session) => withFlash(session, { tone: 'error', text }));
  return visit.redirect(taskPath(application.applicationId), 303);
}
