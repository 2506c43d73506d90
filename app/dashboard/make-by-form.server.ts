import type { ApiError } from '~/api/result';
import { FORM_KEY, readFormKey } from '~/domain/form-key';
import { isOutcomeUnknown, type Making, type MakingOutcome, makeOnce } from '~/forms/make-once.server';
import type { UserVisit } from '~/request/guards.server';
import { type Explanation, explain } from '~/request/problem.server';
import type { Visit } from '~/request/visit.server';

/** Makes what the form asks for, once for its key. */
export function makeByForm<Made>(
  visit: UserVisit,
  form: FormData,
  making: Making<Made>,
): Promise<MakingOutcome<Made>> {
  return makeOnce(visit, readFormKey(form.get(FORM_KEY)), making);
}

/** Stands for the refusal to make anything where an earlier send of the form has come through after all. */
export const MADE_BEFORE: ApiError = { kind: 'refused', status: 409, errors: [] };

/** Says that what was sent before is saved, and that what was typed since is not. */
export function aboutEarlierSend(visit: Visit): Explanation {
  return { formErrors: [visit.t('problem')('sentAgain.before')], fieldErrors: {} };
}

/**
 * The reasons of a failure; where nobody knows whether anything was made, with a sentence about that: it may be sent again.
 *
 * @param reasons in words of their own, where there are some; else the code's
 */
export function withDoubt(
  visit: Visit,
  error: ApiError,
  reasons: (error: ApiError) => Explanation = (failure) => explain(visit, failure),
): Explanation {
  const { formErrors, fieldErrors } = reasons(error);
  const doubt = isOutcomeUnknown(error) ? [visit.t('problem')('sentAgain.uncertain')] : [];
  return { formErrors: [...formErrors, ...doubt], fieldErrors };
}

/** What is said when it is made: by this send, or by an earlier one. */
export function doneText(visit: Visit, { already }: { already: boolean }, text: string): string {
  return already ? visit.t('problem')('sentAgain.already') : text;
}
