import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { FORM_ID, typedValues } from '~/domain/typed';
import { openRequest, type RequestArgs } from '~/request/open-request.server';
import { tooOftenMessage } from '~/request/rate-limit.server';
import { formOf, refusedFormOf } from '../request/body/form-body.server';
import { secretFields } from '../request/body/secret-fields';
import { truncateValues } from './truncate-values.server';

/**
 * If the form is too large or rate limited, returns its values without passwords and the reason.
 */
export async function handleRefusedForm<T, Besides extends object = object>(
  args: RequestArgs,
  action: () => Promise<T>,
  besides?: Besides,
) {
  try {
    return await action();
  } catch (thrown) {
    const refused = await refusedAnswer(args, thrown);
    if (refused !== null) {
      return data({ ...(besides as Besides), result: refused.result }, { status: refused.status });
    }
    const form = args.request.method === 'POST' ? await formOf(args.request) : null;
    const refusal = await refusalOf(args, thrown);
    if (form === null || refusal === null) throw thrown;
    const result = parseWithZod(form, { schema: z.object({}) }).reply({
      formErrors: [refusal.message],
      hideFields: secretFields(form.keys()),
    });
    // Safe cast: without `besides`, the type is an empty object.
    return data({ ...(besides as Besides), result }, { status: refusal.status });
  }
}

export async function refusedAnswer(args: RequestArgs, thrown: unknown) {
  const refused = refusedFormOf(args.request, thrown);
  if (refused === null) return null;
  const { t } = await openRequest(args);
  const isTooLarge = refused.reason === 'tooLarge';
  const secrets = secretFields(refused.fields.keys());
  const shown = refused.tooLong.filter((name) => !secrets.includes(name));
  const result: SubmissionResult<string[]> = {
    status: 'error',
    initialValue: Object.fromEntries(
      Object.entries(typedValues(refused.fields)).filter(([name]) => !isHidden(name, secrets)),
    ),
    error: {
      '': [t('replies')(isTooLarge ? 'formTooLarge' : 'overloaded')],
      ...(isTooLarge && Object.fromEntries(shown.map((name) => [name, [t('replies')('textTooLarge')]]))),
    },
  };
  return {
    form: String(refused.fields.get(FORM_ID) ?? ''),
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
  const tooOften = tooOftenMessage(thrown);
  if (tooOften !== null) return { status: 429, message: tooOften };
  if (!(thrown instanceof Response && thrown.status === 413)) return null;
  const { t } = await openRequest(args);
  return { status: 413, message: t('replies')('tooMuchTyped') };
}
