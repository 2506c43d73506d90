import { type ActionFunctionArgs, redirect } from '@remix-run/node';
import { readFormValues } from '~/domain/form-values';
import { DETAILS_FOR_FIELD, INTENT_FIELD } from '~/forms/intents';
import { readForm } from '~/request/body/form-body.server';
import { UNVALIDATED_FORM_LIMITS } from '~/request/body/form-limits.server';
import { openRequest } from '~/request/open-request.server';
import type { PortalRequest } from '~/request/portal-request';
import { findExceededLimit, readRateLimitMessage } from '~/request/rate-limit.server';
import { changeDraft, readCurrentDraft, saveEmail } from './journey/draft.server';
import {
  addUnsavedTexts,
  type FormTexts,
  isOfAnotherCompany,
  omitFields,
  pickFields,
} from './journey/rules/draft';
import { findClassicStep } from './rules/steps';

const STEP_ID = /^[^\s/?#]{1,80}$/;

/** DYN-02, CLA-08. Returns 205 (reload the page) if another tab has chosen another company. */
export async function action(args: ActionFunctionArgs): Promise<Response> {
  try {
    return await saveUnsubmittedInput(args);
  } catch (thrown) {
    const refusal = readRateLimitMessage(thrown);
    if (refusal === null) throw thrown;
    const { headers } = await openRequest(args);
    return new Response(refusal, { status: 429, headers: headers() });
  }
}

async function saveUnsubmittedInput({
  request: httpRequest,
  context,
}: ActionFunctionArgs): Promise<Response> {
  const request = await openRequest({ request: httpRequest, context });
  const {
    step,
    [INTENT_FIELD]: _,
    [DETAILS_FOR_FIELD]: detailsFor,
    email,
    password: __,
    passwordRepeat: ___,
    ...values
  } = readFormValues(await readForm(httpRequest, UNVALIDATED_FORM_LIMITS));
  const refusal = await findExceededLimit(request, 'autosave');
  if (refusal !== null) return new Response(refusal, { status: 429, headers: request.headers() });
  const respond = (status = 204) => new Response(null, { status, headers: request.headers() });
  if (!request.config.usersMayApply || !step || !STEP_ID.test(step))
    return new Response(null, { status: 400 });
  // A tab older than the session must not replace the work of an expired session, which waits for login.
  if (request.session.data.interrupted !== null && request.session.data.draft === null) return respond(409);
  if (step === 'account-creation') {
    await saveEmail(request, email ?? '');
    return respond();
  }
  const draft = readCurrentDraft(request);
  if (isOfAnotherCompany(detailsFor, draft)) return respond(205);
  if (draft.kind === 'classic' && !findClassicStep(step)) return new Response(null, { status: 400 });
  return respond((await saveTexts(request, step, values)) ? 204 : 413);
}

/** If a session has no room, up to two values keep their earlier text. @returns whether all are saved */
async function saveTexts(request: PortalRequest, step: string, texts: FormTexts): Promise<boolean> {
  const longestFirst = Object.keys(texts).sort(
    (one, other) => (texts[other] ?? '').length - (texts[one] ?? '').length,
  );
  for (const count of [0, 1, 2]) {
    const kept = longestFirst.slice(0, count);
    try {
      let isSaved = false;
      await changeDraft(request, (draft) => {
        const changedDraft = addUnsavedTexts(draft, step, {
          ...omitFields(texts, kept),
          ...pickFields(draft.typing[step] ?? {}, kept),
        });
        isSaved = changedDraft !== draft;
        return changedDraft;
      });
      if (isSaved) return count === 0;
    } catch (thrown) {
      if (!(thrown instanceof Response && thrown.status === 413)) throw thrown;
    }
  }
  return false;
}

export const loader = () => redirect('/');
