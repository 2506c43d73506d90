import { z } from 'zod';
import { financeObjects } from '~/api/finance-objects.server';
import { type ApiError, entryOf } from '~/api/result';
import { financeObjectSchema, OBJECT_FIELDS } from '~/dashboard/finance-object';
import { tabPath } from '~/dashboard/tabs';
import { typedValues } from '~/domain/form-schema';
import { lenderTerms } from '~/session/lender-terms.server';
import { type Explanation, explain } from '~/session/problem.server';
import type { Visit } from '~/session/visit.server';
import { changeFinancing } from '../change-financing.server';
import type { ApplicationInHand } from '../open-application.server';
import type { ObjectTask } from './object-task';

/**
 * Adds, replaces or removes an object (OBJ-01). Every failure has its own sentence beside its reasons.
 *
 * @throws redirect to the tab when it is done
 */
export async function changeObjects(inHand: ApplicationInHand, task: ObjectTask, form: FormData) {
  const { visit, application } = inHand;
  const { applicationId: id, currency } = application;
  const t = visit.t('objects');
  const done = task.kind === 'copy' ? 'add' : task.kind;
  const about = {
    words: { done: t(`done.${done}`), failed: t(`failed.${done}`) },
    reasons: (error: ApiError) => reasonsOf(visit, error),
    next: () => tabPath(id, 'objects'),
  };
  if (task.kind === 'delete') {
    return changeFinancing(inHand, form, {
      ...about,
      schema: z.object({}),
      send: () => financeObjects.remove(visit.api, id, task.objectId),
    });
  }
  return changeFinancing(inHand, form, {
    ...about,
    schema: financeObjectSchema({ currency, language: visit.language }, typedValues(form)),
    fields: OBJECT_FIELDS,
    send: (object) =>
      task.kind === 'edit'
        ? financeObjects.replace(visit.api, id, task.objectId, object)
        : financeObjects.add(visit.api, id, object),
  });
}

/** The maximum is said with the number the lending system says (OBJ-03). */
function reasonsOf(visit: Visit, error: ApiError): Explanation {
  const limit = entryOf(error, 'err_finance_objects_limit_reached');
  if (!limit) return explain(visit, error);
  const max = typeof limit.values?.max === 'number' ? limit.values.max : lenderTerms.maxFinanceObjects;
  return { formErrors: [visit.t('objects')('limit', { max })], fieldErrors: {} };
}
