import { createHash } from 'node:crypto';
import { data } from '@remix-run/node';
import type { ApiError } from '~/api/result';
import { answerOnceIn } from '~/forms/once.server';
import type { UserVisit } from '~/request/guards.server';

/** The error of a change the portal itself does not allow any more, as the lending system would say it. */
export const NOT_ALLOWED: ApiError = {
  kind: 'refused',
  status: 422,
  errors: [{ code: 'err_update_not_allowed' }],
};

/** A form sent to an address that asks for nothing. */
export function noTask() {
  return data(null, { status: 400 });
}

/**
 * Makes a change once when the same form is sent again while it is under way, as a double click without scripts does: both get the one
 * answer. Afterwards the same form is a new change: two objects may be alike.
 *
 * @throws redirect when the change is done
 */
export function changeOnce<Answer>(
  visit: UserVisit,
  form: FormData,
  change: () => Promise<Answer>,
): Promise<Answer> {
  const content = createHash('sha256')
    .update(JSON.stringify([...form]))
    .digest('base64');
  return answerOnceIn(visit, `${visit.here} ${content}`, async () => {
    try {
      return await change();
    } catch (answer) {
      if (answer instanceof Response) return answer;
      throw answer;
    }
  });
}
