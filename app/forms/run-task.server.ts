import { createHash } from 'node:crypto';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import {
  type ApiError,
  type ApiResult,
  isOutcomeUnknown,
  isUnreadableSuccess,
  mayHaveSucceeded,
} from '~/api/result';
import { FORM_KEY_FIELD, readFormKey, readFormValues, secretFieldsOf } from '~/domain/form-values';
import type { TranslatedText } from '~/i18n/translated-text';
import type { PortalRequest } from '~/request/portal-request';
import { type ErrorTexts, explainError, flashProblem, statusOfApiError } from '~/request/problem.server';
import { findExceededLimit } from '~/request/rate-limit.server';
import { addFlashMessage, type FlashMessage } from '~/request/session.server';
import type { UploadedFile } from '../request/body/upload-form.server';
import { INTENT_FIELD, type TaskActionData } from './intents';
import { truncateValues } from './refused-form.server';
import {
  type Creation,
  type CreationOutcome,
  coalesceSessionSubmits,
  createOnce,
  creationOutcomeOf,
} from './send-once/create-once.server';

export type TaskOutcome<Created, More extends object = object> =
  | CreationOutcome<Created>
  /** `values` replace the submitted values on the page. */
  | {
      kind: 'refused';
      status: number;
      reasons: ErrorTexts;
      extraData?: More;
      values?: Record<string, string>;
    }
  | { kind: 'open'; extraData?: More }
  | { kind: 'elsewhere'; path: string; flash: Omit<FlashMessage, 'id'> | null };

export interface TaskDeclaration<Schema extends z.ZodType, Created, More extends object> {
  form: string;
  refusal?: TaskOutcome<never, More> | null | undefined;
  /** Handlers of further submit buttons. They run without validation and keep typed values. */
  intents?: Readonly<Record<string, () => Promise<More> | More>>;
  schema?: Schema;
  call: (value: z.output<Schema>) => Promise<ApiResult<Created> | TaskOutcome<Created, More>>;
  /** After an unclear outcome, reads the result: undefined if the change is not in effect. */
  verify?: (value: z.output<Schema>, error: ApiError) => Promise<ApiResult<Created | undefined>>;
  creation?: (value: z.output<Schema>) => Omit<Creation<Created>, 'content' | 'send'>;
  fields?: readonly string[];
  members?: Readonly<Record<string, string>>;
  reasons?: (error: ApiError) => ErrorTexts | null;
  extraData?: (reasons: ErrorTexts) => More;
  /** A refused form omits these fields, such as consents, and all passwords. */
  hiddenFields?: readonly string[];
  messages: {
    failed?: TranslatedText;
    done?: TranslatedText | ((created: Created, value: z.output<Schema>) => TranslatedText | null);
  };
  createdBefore?: TaskOutcome<never, More>;
  remember?: (created: Created, value: z.output<Schema>) => Promise<void>;
  nextPath: string | null | ((created: Created) => string);
}

type TaskResponse<More extends object> = ReturnType<typeof data<TaskActionData & Partial<More>>>;

export interface Task<More extends object = object> {
  readonly form: string;
  run(request: PortalRequest, form: FormData): Promise<TaskResponse<More>>;
}

export function defineTask<Schema extends z.ZodType, Created, More extends object = object>(
  declaration: TaskDeclaration<Schema, Created, More>,
): Task<More> {
  return { form: declaration.form, run: (request, form) => performTask(request, form, declaration) };
}

/** @throws redirect if the task is done or does not apply */
export async function runTask<More extends object>(
  request: PortalRequest,
  { form, file }: { form: FormData; file: UploadedFile | null },
  declare: () => Task<More> | Promise<Task<More>>,
): Promise<TaskResponse<More>> {
  if (file) return (await declare()).run(request, form);
  const content = createHash('sha256')
    .update(JSON.stringify([...form].filter(([, value]) => typeof value === 'string')))
    .digest('base64');
  return coalesceSessionSubmits(request.session, `${request.facts.pathAndQuery} ${content}`, async () => {
    try {
      return await (await declare()).run(request, form);
    } catch (thrown) {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    }
  });
}

async function performTask<Schema extends z.ZodType, Created, More extends object>(
  request: PortalRequest,
  form: FormData,
  declaration: TaskDeclaration<Schema, Created, More>,
): Promise<TaskResponse<More>> {
  const { schema, messages, intents = {} } = declaration;
  const intent = String(form.get(INTENT_FIELD) ?? '');
  const handleIntent = Object.hasOwn(intents, intent) ? intents[intent] : undefined;
  const submission = parseWithZod(form, { schema: handleIntent || !schema ? z.object({}) : schema });
  const secrets = secretFieldsOf(form.keys());
  const respond = (result: TaskActionData['result'], status: number, extraData?: More) =>
    // Safe cast: callers pass either every member of More or none.
    data(
      {
        form: declaration.form,
        result: truncateValues(result, request.t('replies')('textCut')),
        ...extraData,
      } as TaskActionData & Partial<More>,
      { status },
    );

  const respondWithErrors = async (
    reasons: ErrorTexts,
    status: number,
    { extraData, values }: { extraData?: More | undefined; values?: Record<string, string> | undefined } = {},
  ) => {
    const explanation = withFormErrors(reasons, declaration.fields ?? fieldsOf(schema));
    if (explanation.formErrors.length > 0) await flashProblem(request, explanation);
    const hiddenFieldNames = [...(declaration.hiddenFields ?? []), ...secrets];
    const reply = submission.reply({ ...explanation, hideFields: hiddenFieldNames });
    return respond(values ? { ...reply, initialValue: values } : reply, status, extraData);
  };
  const reportFailure = (reasons: ErrorTexts, status: number, title = messages.failed ?? null) => {
    const titledErrors = [...(title ? [title] : []), ...reasons.formErrors];
    return respondWithErrors({ ...reasons, formErrors: titledErrors }, status, {
      extraData: declaration.extraData?.(reasons),
    });
  };
  const redirectTo = async (path: string | null, flash: Omit<FlashMessage, 'id'> | null) => {
    if (flash) await request.session.change((session) => addFlashMessage(session, flash));
    if (path === null) return respond(submission.reply({ resetForm: true }), 200);
    throw request.redirect(path, 303);
  };

  let isUnverified = false;
  const respondToOutcome = async (
    outcome: TaskOutcome<Created, More>,
    value?: z.output<Schema>,
  ): Promise<TaskResponse<More>> => {
    const translateReply = request.t('replies');
    switch (outcome.kind) {
      case 'done': {
        const { done: doneMessage = null } = messages;
        const doneText =
          typeof doneMessage === 'function'
            ? doneMessage(outcome.data, value as z.output<Schema>)
            : doneMessage;
        const text =
          outcome.wasAlreadyDone && doneText !== null ? translateReply('sentAgain.already') : doneText;
        await declaration.remember?.(outcome.data, value as z.output<Schema>);
        const next =
          typeof declaration.nextPath === 'function'
            ? declaration.nextPath(outcome.data)
            : declaration.nextPath;
        return redirectTo(next, text === null ? null : { tone: 'success', text });
      }
      case 'createdBefore':
        if (declaration.createdBefore) return respondToOutcome(declaration.createdBefore);
        return reportFailure(
          { formErrors: [translateReply('sentAgain.before')], fieldErrors: {} },
          CONFLICT,
          null,
        );
      case 'failed': {
        const { error } = outcome;
        const { formErrors, fieldErrors } =
          declaration.reasons?.(error) ?? explainError(request, error, declaration.members ?? {});
        const isUncertain = isUnverified || (declaration.creation && isOutcomeUnknown(error));
        const status = statusOfApiError(error);
        if (!isUncertain) return reportFailure({ formErrors, fieldErrors }, status);
        const uncertainErrors = {
          formErrors: [...formErrors, translateReply('sentAgain.uncertain')],
          fieldErrors,
        };
        // D-276. The title would claim that nothing was saved.
        const hidesTitle = isUnverified || mayHaveSucceeded(error);
        return reportFailure(uncertainErrors, status, hidesTitle ? null : messages.failed);
      }
      case 'refused':
        return respondWithErrors(outcome.reasons, outcome.status, {
          extraData: outcome.extraData ?? declaration.extraData?.(outcome.reasons),
          values: outcome.values,
        });
      case 'open':
        return respond({ initialValue: readFormValues(form) }, 200, outcome.extraData);
      case 'elsewhere':
        return redirectTo(outcome.path, outcome.flash);
    }
  };

  if (declaration.refusal) return respondToOutcome(declaration.refusal);
  if (handleIntent) return respondToOutcome({ kind: 'open', extraData: await handleIntent() });
  if (submission.status !== 'success') {
    return respond(submission.reply({ hideFields: secrets }), 400, declaration.extraData?.(NO_ERRORS));
  }
  const value = submission.value as z.output<Schema>;
  const callAndVerify = async () => {
    const outcome = await declaration.call(value);
    if (!declaration.verify || !('ok' in outcome) || outcome.ok) return outcome;
    if (!mayHaveSucceeded(outcome.error)) return outcome;
    const verified = await declaration.verify(value, outcome.error);
    isUnverified = !verified.ok && isUnreadableSuccess(outcome.error);
    return verified.ok && verified.data !== undefined ? createSuccess(verified.data) : outcome;
  };
  const declaredCreation = declaration.creation?.(value);
  if (!declaredCreation) return respondToOutcome(outcomeOfCall(await callAndVerify()), value);
  let refusedOutcome: TaskOutcome<Created, More> | null = null;
  const sendOrRefuse = async () => {
    const outcome = await callAndVerify();
    if ('ok' in outcome) return outcome;
    refusedOutcome = outcome;
    return { ok: false, error: NOTHING_SENT } as const;
  };
  const rateLimitMessage = await findExceededLimit(request, 'creation');
  if (rateLimitMessage !== null)
    return respondWithErrors({ formErrors: [rateLimitMessage], fieldErrors: {} }, 429);
  const creation = { ...declaredCreation, content: value, send: sendOrRefuse };
  const outcome = await createOnce<Created>(request, readFormKey(form.get(FORM_KEY_FIELD)), creation);
  return respondToOutcome(refusedOutcome ?? outcome, value);
}

export const NO_ERRORS: ErrorTexts = { formErrors: [], fieldErrors: {} };

const CONFLICT = 409;

function outcomeOfCall<Created, More extends object>(
  outcome: ApiResult<Created> | TaskOutcome<Created, More>,
): TaskOutcome<Created, More> {
  return 'ok' in outcome ? creationOutcomeOf(outcome) : outcome;
}

const NOTHING_SENT: ApiError = { kind: 'refused', status: CONFLICT, errors: [] };

function fieldsOf(schema: z.ZodType | undefined): readonly string[] {
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

function withFormErrors({ formErrors, fieldErrors }: ErrorTexts, fields: readonly string[]): ErrorTexts {
  const entries = Object.entries(fieldErrors);
  const otherFieldTexts = entries.filter(([name]) => !fields.includes(name)).flatMap(([, texts]) => texts);
  return {
    formErrors: [...new Set([...formErrors, ...otherFieldTexts])],
    fieldErrors: Object.fromEntries(entries.filter(([name]) => fields.includes(name))),
  };
}

export function createSuccess<Created>(data: Created): TaskOutcome<Created, never> {
  return { kind: 'done', data, wasAlreadyDone: false };
}

export function createRefusal<More extends object>(
  status: number,
  text: TranslatedText,
  extraData?: More,
): TaskOutcome<never, More> {
  return {
    kind: 'refused',
    status,
    reasons: { formErrors: [text], fieldErrors: {} },
    ...(extraData && { extraData }),
  };
}

export function createFieldRefusal(
  field: string,
  status: number,
  text: TranslatedText,
): TaskOutcome<never, never> {
  return { kind: 'refused', status, reasons: { formErrors: [], fieldErrors: { [field]: [text] } } };
}

export const UPDATE_NOT_ALLOWED: Extract<TaskOutcome<never, never>, { kind: 'failed' }> = {
  kind: 'failed',
  error: { kind: 'refused', status: 422, errors: [{ code: 'err_update_not_allowed' }] },
};
