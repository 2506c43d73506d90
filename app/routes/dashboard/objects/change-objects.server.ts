import { parseWithZod } from '@conform-to/zod/v4';
import { z } from 'zod';
import { financeObjects } from '~/api/finance-objects.server';
import { type ApiError, entryOf } from '~/api/result';
import { financeObjectSchema, OBJECT_FIELDS } from '~/dashboard/finance-object';
import { mayChangeFinancing } from '~/dashboard/financing-changes';
import { tabPath } from '~/dashboard/tabs';
import { typedValues } from '~/domain/form-schema';
import { lenderTerms } from '~/session/lender-terms.server';
import { type Explanation, explain } from '~/session/problem.server';
import type { Visit } from '~/session/visit.server';
import { doneChange, NOT_ALLOWED, refusedChange, wrongForm } from '../changes.server';
import type { ApplicationInHand } from '../open-application.server';
import type { ObjectTask } from './object-task';

/**
 * Adds, replaces or removes an object (OBJ-01). Every failure has its own sentence beside its reasons.
 *
 * @throws redirect to the tab when it is done
 */
export async function changeObjects(
  { visit, application }: ApplicationInHand,
  task: ObjectTask,
  form: FormData,
) {
  const id = application.applicationId;
  const done = task.kind === 'copy' ? 'add' : task.kind;
  const t = visit.t('objects');
  const schema = task.kind === 'delete' ? z.object({}) : objectSchema(visit, application.currency, form);
  const submission = parseWithZod(form, { schema });
  const refuse = (error: ApiError) =>
    refusedChange(visit, submission, error, {
      failed: t(`failed.${done}`),
      fields: task.kind === 'delete' ? [] : OBJECT_FIELDS,
      reasons: reasonsOf(visit, error),
    });
  if (!mayChangeFinancing(application)) return refuse(NOT_ALLOWED);
  if (submission.status !== 'success') return wrongForm(visit, submission);
  const answer = await send(visit, id, task, form, application.currency);
  if (!answer.ok) return refuse(answer.error);
  throw await doneChange(visit, t(`done.${done}`), tabPath(id, 'objects'));
}

function objectSchema({ language }: Visit, currency: string, form: FormData) {
  return financeObjectSchema({ currency, language }, typedValues(form));
}

function send(visit: Visit, id: string, task: ObjectTask, form: FormData, currency: string) {
  if (task.kind === 'delete') return financeObjects.remove(visit.api, id, task.objectId);
  const object = objectSchema(visit, currency, form).parse(Object.fromEntries(form));
  return task.kind === 'edit'
    ? financeObjects.replace(visit.api, id, task.objectId, object)
    : financeObjects.add(visit.api, id, object);
}

/** The maximum is said with the number the lending system says (OBJ-03). */
function reasonsOf(visit: Visit, error: ApiError): Explanation {
  const limit = entryOf(error, 'err_finance_objects_limit_reached');
  if (!limit) return explain(visit, error);
  const max = typeof limit.values?.max === 'number' ? limit.values.max : lenderTerms.maxFinanceObjects;
  return { formErrors: [visit.t('objects')('limit', { max })], fieldErrors: {} };
}
