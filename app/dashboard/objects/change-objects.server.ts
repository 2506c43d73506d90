import { z } from 'zod';
import { financeObjects } from '~/api/finance-objects.server';
import { type ApiError, answerOf, entryOf } from '~/api/result';
import { changeFinancing } from '~/dashboard/change-financing.server';
import { lenderTerms } from '~/dashboard/lender-terms.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { tabPath } from '~/dashboard/rules/tabs';
import { typedValues } from '~/domain/form-schema';
import { type Explanation, explain } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';
import type { ObjectTask } from './object-task';
import { financeObjectSchema, type KeptObject, OBJECT_FIELDS } from './rules/finance-object';

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
  const change = {
    ...about,
    schema: financeObjectSchema({ currency, language: visit.language }, typedValues(form)),
    fields: OBJECT_FIELDS,
  };
  if (task.kind === 'edit') {
    return changeFinancing(inHand, form, {
      ...change,
      send: (object) => financeObjects.replace(visit.api, id, task.objectId, object),
    });
  }
  return changeFinancing(inHand, form, {
    ...change,
    send: async (object) =>
      answerOf(await financeObjects.add(visit.api, id, object), (made) => made.finance_object_id),
    // Two objects may be alike.
    once: (object) => ({
      identity: identityOf(object),
      isUnique: false,
      idOf: (objectId) => objectId,
      entries: async () => {
        const listed = await financeObjects.list(visit.api, id);
        if (!listed.ok) return listed;
        const entries = listed.data.map((kept) => ({
          id: kept.finance_object_id,
          identity: identityOf(kept),
          made: { is: kept.finance_object_id },
        }));
        return { ok: true, data: entries };
      },
    }),
  });
}

/** What an object is found again by: all that is said of it. */
function identityOf(object: KeptObject): unknown {
  const members = Object.entries(object).filter(([name]) => name !== 'finance_object_id');
  return Object.fromEntries(members.filter(([, value]) => value !== null && value !== undefined));
}

/** The maximum is said with the number the lending system says (OBJ-03). */
function reasonsOf(visit: Visit, error: ApiError): Explanation {
  const limit = entryOf(error, 'err_finance_objects_limit_reached');
  if (!limit) return explain(visit, error);
  const max = typeof limit.values?.max === 'number' ? limit.values.max : lenderTerms.maxFinanceObjects;
  return { formErrors: [visit.t('objects')('limit', { max })], fieldErrors: {} };
}
