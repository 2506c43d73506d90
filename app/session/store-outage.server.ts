import { data } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { formOf } from './form-body.server';
import type { ProblemData } from './problem.server';

/** Never written into a page. */
const SECRET = /password|token/i;

/** Where the visitor is, and how to speak to them. */
interface Place {
  readonly here: string;
  t(namespace: 'problem'): TFunction<'problem'>;
}

/**
 * What is thrown when a page needs the session store and it is out of reach: 503, in words. A form that was being sent is given back with
 * everything but passwords, to be sent again, as it could not be kept.
 */
export async function storeOutage({ here, t }: Place, request: Request) {
  const form = await formOf(request);
  const values = [...(form ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !SECRET.test(entry[0]),
  );
  const unsent = values.length > 0 ? { action: here, values } : null;
  const problem: ProblemData = {
    messages: [t('problem')(unsent ? 'store.unkept' : 'store.text')],
    emailNotConfirmed: false,
    storeOutage: { unsent },
  };
  return data(problem, { status: 503 });
}
