import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { FORM_ID_FIELD, readFormValues, secretFieldsOf } from '~/domain/form-values';
import { cutText } from '~/domain/text';
import type { TranslatedText } from '~/i18n/translated-text';
import { openRequest, type RequestArgs } from '~/request/open-request.server';
import { readRateLimitMessage } from '~/request/rate-limit.server';
import { findRefusedForm, readValidForm } from '../request/body/form-body.server';
import { MAX_RESTORED_CHARACTERS } from '../request/body/form-limits.server';

/**
 * Escaping 2 million characters exceeds an instance's memory.
 * @param notice error at truncated fields
 */
export function truncateValues(
  result: SubmissionResult<string[]>,
  notice: TranslatedText,
): SubmissionResult<string[]> {
  const { initialValue, error } = result;
  const longTexts = Object.entries(initialValue ?? {}).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[1].length > MAX_RESTORED_CHARACTERS,
  );
  if (longTexts.length === 0) return result;
  const truncatedTexts = longTexts.map(([name, text]) => [name, cutText(text, MAX_RESTORED_CHARACTERS)]);
  const notices = longTexts.map(([name]) => [name, [...(error?.[name] ?? []), notice]]);
  return {
    ...result,
    initialValue: { ...initialValue, ...Object.fromEntries(truncatedTexts) },
    error: { ...error, ...Object.fromEntries(notices) },
  };
}

/** If the action throws a refusal, returns it with the submitted values, except passwords. */
export async function handleRefusedForm<T, Extra extends object = object>(
  args: RequestArgs,
  action: () => Promise<T>,
  extraData?: Extra,
) {
  try {
    return await action();
  } catch (thrown) {
    const refusedReply = await replyToRefusedForm(args, thrown);
    if (refusedReply !== null) {
      return data({ ...(extraData as Extra), result: refusedReply.result }, { status: refusedReply.status });
    }
    const form = args.request.method === 'POST' ? await readValidForm(args.request) : null;
    const refusal = await refusalOf(args, thrown);
    if (form === null || refusal === null) throw thrown;
    const result = parseWithZod(form, { schema: z.object({}) }).reply({
      formErrors: [refusal.message],
      hideFields: secretFieldsOf(form.keys()),
    });
    return data({ ...(extraData as Extra), result }, { status: refusal.status });
  }
}

export async function replyToRefusedForm(args: RequestArgs, thrown: unknown) {
  const refusedForm = findRefusedForm(args.request, thrown);
  if (refusedForm === null) return null;
  const { t } = await openRequest(args);
  const isTooLarge = refusedForm.reason === 'tooLarge';
  const secrets = secretFieldsOf(refusedForm.fields.keys());
  const tooLongFields = refusedForm.tooLong.filter((name) => !secrets.includes(name));
  const result: SubmissionResult<string[]> = {
    status: 'error',
    initialValue: Object.fromEntries(
      Object.entries(readFormValues(refusedForm.fields)).filter(([name]) => !isHidden(name, secrets)),
    ),
    error: {
      '': [t('replies')(isTooLarge ? 'formTooLarge' : 'overloaded')],
      ...(isTooLarge &&
        Object.fromEntries(tooLongFields.map((name) => [name, [t('replies')('textTooLarge')]]))),
    },
  };
  return {
    form: String(refusedForm.fields.get(FORM_ID_FIELD) ?? ''),
    result: truncateValues(result, t('replies')('textCut')),
    status: isTooLarge ? 413 : 503,
  };
}

const isHidden = (name: string, secrets: readonly string[]): boolean =>
  secrets.includes(name) || name === '__intent__' || name === '__state__';

async function refusalOf(
  args: RequestArgs,
  thrown: unknown,
): Promise<{ status: number; message: string } | null> {
  const rateLimitMessage = readRateLimitMessage(thrown);
  if (rateLimitMessage !== null) return { status: 429, message: rateLimitMessage };
  if (!(thrown instanceof Response && thrown.status === 413)) return null;
  const { t } = await openRequest(args);
  return { status: 413, message: t('replies')('tooMuchTyped') };
}
