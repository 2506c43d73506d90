import { data } from '@remix-run/node';
import { isErrorCode } from 'contracts/api/error-codes';
import { type ApiError, hasCode, type ServerError } from '~/api/result';
import type { EncodedMessage } from '~/domain/message';
import { messageInWords } from '~/i18n/message-in-words';
import type { Words } from '~/i18n/words';
import { oneMessage, withFlash } from './flash';
import { type ProblemData, problemOf } from './problem-data.server';
import { tooOftenMessage } from './rate-limit.server';
import type { Visit } from './visit.server';

/** What a failed call tells the user, in their language: at fields where it belongs to one, else about the whole form. */
export interface Explanation {
  formErrors: Words[];
  fieldErrors: Record<string, Words[]>;
}

/** Everything that an explanation says, what is about the whole form first. */
export function textsOf({ formErrors, fieldErrors }: Explanation): Words[] {
  return [...formErrors, ...Object.values(fieldErrors).flat()];
}

/** The same explanation, begun with what did not work as a whole. */
export function headed(title: Words, { formErrors, fieldErrors }: Explanation): Explanation {
  return { formErrors: [title, ...formErrors], fieldErrors };
}

/** Puts a failed call into words (HTTP-04, HTTP-05). @param fields names of the form's fields by those of the request's members, where they differ */
export function explain(
  visit: Visit,
  error: ApiError,
  fields: Readonly<Record<string, string>> = {},
): Explanation {
  const explanation: Explanation = { formErrors: [], fieldErrors: {} };
  if (error.kind !== 'refused') {
    return { ...explanation, formErrors: [visit.t('replies')(defaultMessage(error))] };
  }
  for (const { code, field, values } of error.errors) {
    const text = codeInWords(visit, code, values);
    const name = field && (fields[field] ?? field);
    if (name) explanation.fieldErrors[name] = [...(explanation.fieldErrors[name] ?? []), text];
    else explanation.formErrors.push(text);
  }
  return explanation;
}

/** A message of a rule in the visitor's words. */
export function sayMessage(visit: Visit, encoded: EncodedMessage): Words {
  return messageInWords(visit.t('validation'), encoded);
}

/** A server's code in the visitor's words, with the figures that came along; null is an error without one. */
export function codeInWords(visit: Visit, code: string | null, values: ServerError['values'] = {}): Words {
  if (code === null) return visit.t('replies')('request.failed');
  // As replacements they cannot pass for options of the translation, whatever they are called.
  return isErrorCode(code)
    ? visit.t('errors')(code, { replace: values })
    : visit.t('errors')('unknown', { code });
}

function defaultMessage(error: Exclude<ApiError, { kind: 'refused' }>) {
  return error.kind === 'timeout' ? 'request.timeout' : 'request.default';
}

/** Tells a failed call in a toast; the page itself must say the same (D-68), and alone does without scripts. */
export async function flashProblem(visit: Visit, explanation: Explanation): Promise<void> {
  if (visit.wantsPage) return;
  const text = oneMessage(textsOf(explanation));
  await visit
    .change((session) => withFlash(session, { tone: 'error', text }))
    .catch((refusal: unknown) => {
      // Where no further session may be begun, the page alone says it.
      if (tooOftenMessage(refusal) === null) throw refusal;
    });
}

/** The HTTP status the portal answers with when a call has failed. */
export function statusOf(error: ApiError): number {
  switch (error.kind) {
    case 'refused':
      return error.status;
    case 'sessionExpired':
      return 401;
    case 'timeout':
      return 504;
    case 'unreachable':
      return 503;
    case 'unreadable':
      return 502;
  }
}

/** What a page that stands in for a failed one says beyond its heading, which tells that something failed. */
export function detailsOf(visit: Visit, error: ApiError): Words[] {
  const t = visit.t('replies');
  const general: readonly string[] = [t('request.failed'), t('request.default')];
  return textsOf(explain(visit, error)).filter((text) => !general.includes(text));
}

/** What a loader throws when the call its page is about has failed: the error page, with the call's status. */
export function problemPage(visit: Visit, error: ApiError, title?: string) {
  const emailNotConfirmed = hasCode(error, 'err_email_not_confirmed');
  const messages = [...(title ? [title] : []), ...detailsOf(visit, error)];
  const problem: ProblemData = problemOf({ messages: emailNotConfirmed ? [] : messages, emailNotConfirmed });
  return data(problem, { status: statusOf(error) });
}
