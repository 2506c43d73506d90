import { parseWithZod } from '@conform-to/zod/v4';
import { data } from '@remix-run/node';
import { z } from 'zod';
import { PASSWORD_FIELDS } from '~/account/registration-fields';
import { formOf } from '~/forms/form-body.server';
import { openVisit, type RequestArgs } from '~/request/visit.server';

/**
 * Answers a step. Where what was typed is more than a visitor can have kept, the form is answered as it was sent, so that nothing is lost,
 * and says so.
 *
 * @param step what answers it
 */
export async function answerUnkept<T>(args: RequestArgs, step: () => Promise<T>) {
  try {
    return await step();
  } catch (thrown) {
    const isTooMuch = thrown instanceof Response && thrown.status === 413;
    const form = isTooMuch ? await formOf(args.request) : null;
    if (form === null) throw thrown;
    const { t } = await openVisit(args);
    const formErrors = [t('problem')('tooMuchTyped')];
    const submission = parseWithZod(form, { schema: z.object({}) });
    return data(
      { result: submission.reply({ formErrors, hideFields: PASSWORD_FIELDS }), found: null },
      { status: 413 },
    );
  }
}
