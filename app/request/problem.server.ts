import { data } from '@remix-run/node';
import { isErrorCode } from 'contracts/api/error-codes';
import { type ApiError, hasCode, type ServerError } from '~/api/result';
import type { EncodedMessage } from '~/domain/message';
import { formatEncodedMessage, type TranslatedText } from '~/i18n/translated-text';
import type { PortalRequest } from './portal-request';
import { createProblemData, type ProblemData } from './problem-data.server';
import { readRateLimitMessage } from './rate-limit.server';
import { addFlashMessage, joinMessages } from './session.server';

export interface ErrorTexts {
  formErrors: TranslatedText[];
  fieldErrors: Record<string, TranslatedText[]>;
}

export function textsOfErrors({ formErrors, fieldErrors }: ErrorTexts): TranslatedText[] {
  return [...formErrors, ...Object.values(fieldErrors).flat()];
}

export function addTitle(title: TranslatedText, { formErrors, fieldErrors }: ErrorTexts): ErrorTexts {
  return { formErrors: [title, ...formErrors], fieldErrors };
}

/** HTTP-04, HTTP-05. @param fields form field names by request member */
export function explainError(
  request: PortalRequest,
  error: ApiError,
  fields: Readonly<Record<string, string>> = {},
): ErrorTexts {
  const explanation: ErrorTexts = { formErrors: [], fieldErrors: {} };
  if (error.kind !== 'refused') {
    return {
      ...explanation,
      formErrors: [waitMessage(request, error) ?? request.t('replies')(defaultMessage(error))],
    };
  }
  for (const { code, field, values } of error.errors) {
    const waitText = code === null || code === TOO_MANY_REQUESTS_CODE ? waitMessage(request, error) : null;
    const text = waitText ?? errorMessage(request, code, values);
    const name = field && (fields[field] ?? field);
    if (name) explanation.fieldErrors[name] = [...(explanation.fieldErrors[name] ?? []), text];
    else explanation.formErrors.push(text);
  }
  return explanation;
}

export function translateMessage(request: PortalRequest, encodedMessage: EncodedMessage): TranslatedText {
  return formatEncodedMessage(request.t('validation'), encodedMessage);
}

export function errorMessage(
  request: PortalRequest,
  code: string | null,
  values: ServerError['values'] = {},
): TranslatedText {
  if (code === null || !isErrorCode(code)) return request.t('replies')('request.failed');
  // With `replace`, values cannot override translation options.
  return request.t('errors')(code, { replace: values });
}

const TOO_MANY_REQUESTS_CODE = 'err_too_many_requests';

const MINUTE_SECONDS = 60;
/** In seconds. The page does not state longer waits. */
const LONGEST_WAIT_SECONDS = 120 * MINUTE_SECONDS;

/** Null if the API gives no time to retry, or one too far away. */
function waitMessage(request: PortalRequest, error: ApiError): TranslatedText | null {
  const seconds = 'retryAfter' in error ? (error.retryAfter ?? 0) : 0;
  if (seconds <= 0 || seconds > LONGEST_WAIT_SECONDS) return null;
  const t = request.t('replies');
  return seconds <= 2 * MINUTE_SECONDS
    ? t('request.againSeconds', { count: seconds })
    : t('request.againMinutes', { count: Math.ceil(seconds / MINUTE_SECONDS) });
}

function defaultMessage(error: Exclude<ApiError, { kind: 'refused' }>) {
  return error.kind === 'timeout' ? 'request.timeout' : 'request.default';
}

/** Without scripts, the page itself shows the problem (D-68). */
export async function flashProblem(request: PortalRequest, explanation: ErrorTexts): Promise<void> {
  if (request.facts.acceptsHtml) return;
  const text = joinMessages(textsOfErrors(explanation));
  await request.session
    .change((session) => addFlashMessage(session, { tone: 'error', text }))
    .catch((thrown: unknown) => {
      if (readRateLimitMessage(thrown) === null) throw thrown;
    });
}

export function statusOfApiError(error: ApiError): number {
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

export function errorDetailsOf(request: PortalRequest, error: ApiError): TranslatedText[] {
  const t = request.t('replies');
  const generalTexts: readonly string[] = [t('request.failed'), t('request.default')];
  return textsOfErrors(explainError(request, error)).filter((text) => !generalTexts.includes(text));
}

export function createProblemPage(request: PortalRequest, error: ApiError, title?: string) {
  const emailNotConfirmed = hasCode(error, 'err_email_not_confirmed');
  const messages = [...(title ? [title] : []), ...errorDetailsOf(request, error)];
  const problem: ProblemData = createProblemData({
    messages: emailNotConfirmed ? [] : messages,
    emailNotConfirmed,
  });
  return data(problem, { status: statusOfApiError(error) });
}
