import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { type ApiResult, hasCode } from '~/api/result';
import { type Signatory, signatories } from '~/api/signatories.server';
import type { ApplicationInHand } from '~/dashboard/open-application.server';
import { explain, flashProblem, statusOf, textsOf } from '~/request/problem.server';
import { done } from './back-to-tab.server';
import { nameOf } from './rules/record';

/** Removes a representative. One that is gone already is removed as well. */
export async function removeRepresentative(inHand: ApplicationInHand, person: Signatory, form: FormData) {
  const { visit, application } = inHand;
  const removed: ApiResult<unknown> = await signatories.remove(
    visit.api,
    application.applicationId,
    person.signatory_id,
  );
  if (removed.ok || hasCode(removed.error, 'err_entity_not_found')) {
    return done(inHand, 'remove', nameOf(person));
  }
  const title = visit.t('representatives')('failed.remove');
  const explanation = { formErrors: [title, ...textsOf(explain(visit, removed.error))], fieldErrors: {} };
  await flashProblem(visit, explanation);
  const { reply } = parseWithZod(form, { schema: z.object({}) });
  return data({ result: reply(explanation), seen: '' }, { status: statusOf(removed.error) });
}
