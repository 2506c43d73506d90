import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { tooOftenMessage } from '~/request/rate-limit.server';
import { openVisit, type RequestArgs } from '~/request/visit.server';
import { formOf } from './form-body.server';
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
