import { data } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { MAX_RESTORED } from '../body/body-bounds.server';
import { formOf } from '../body/form-body.server';
import { isSecretField } from '../body/secret-fields';
import { problemOf, type UnsentForm } from '../problem-data.server';

/** Null without values, or if they are too large for a page. */
export async function readUnsentForm(action: string, httpRequest: Request): Promise<UnsentForm | null> {
  const form = await formOf(httpRequest);
  const values = [...(form ?? [])].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !isSecretField(entry[0]),
  );
  const canBeShown = values.every(([, value]) => value.length <= MAX_RESTORED);
  return values.length > 0 && canBeShown ? { action, values } : null;
}

interface Address {
  readonly pathAndQuery: string;
  t(namespace: 'problem'): TFunction<'problem'>;
}

export async function storeOutagePage({ pathAndQuery, t }: Address, httpRequest: Request) {
  const unsent = await readUnsentForm(pathAndQuery, httpRequest);
  const messages = [t('problem')(unsent ? 'store.unkept' : 'store.text')];
  return data(problemOf({ messages, emailNotConfirmed: false, storeOutage: { unsent } }), { status: 503 });
}
