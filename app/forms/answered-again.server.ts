import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { FORM_ID, typedValues } from '~/domain/typed';
import { tooOftenMessage } from '~/request/rate-limit.server';
import { openVisit, type RequestArgs } from '~/request/visit.server';
import { formOf, refusedFormOf } from './form-body.server';
import { putBack } from './put-back.server';
import { secretFields } from './secret-fields';

/**
 * Answers a form by `action`. One that is too long or comes too often is answered as it was sent, but for passwords, and says why; `besides` is
 * what the page wants to know beside the form's result.
 */
export async function answeredAgain<T, Besides extends object = object>(
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
    // Without anything else there is nothing to say of it: the type is that of an empty object then.
    return data({ ...(besides as Besides), result }, { status: refusal.status });
  }
}

/** Answer to a form that was refused as a whole: its values without passwords. Null for any other error. */
export async function refusedAnswer(args: RequestArgs, thrown: unknown) {
  const refused = refusedFormOf(args.request, thrown);
  if (refused === null) return null;
  const { t } = await openVisit(args);
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
    result: putBack(result, t('replies')('textCut')),
    status: isTooLarge ? 413 : 503,
  };
}

const isHidden = (name: string, secrets: readonly string[]): boolean =>
  secrets.includes(name) || name === '__intent__' || name === '__state__';

/** What to say of it; null for anything else that was thrown. */
async function refusalOf(
  args: RequestArgs,
  thrown: unknown,
): Promise<{ status: number; message: string } | null> {
  const tooOften = tooOftenMessage(thrown);
  if (tooOften !== null) return { status: 429, message: tooOften };
  if (!(thrown instanceof Response && thrown.status === 413)) return null;
  const { t } = await openVisit(args);
  return { status: 413, message: t('replies')('tooMuchTyped') };
}
