import { data } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { problemOf } from './problem-data.server';
import { unsentForm } from './unsent-form.server';

interface Place {
  readonly pathAndQuery: string;
  t(namespace: 'problem'): TFunction<'problem'>;
}

export async function storeOutage({ pathAndQuery, t }: Place, request: Request) {
  const unsent = await unsentForm(pathAndQuery, request);
  const messages = [t('problem')(unsent ? 'store.unkept' : 'store.text')];
  return data(problemOf({ messages, emailNotConfirmed: false, storeOutage: { unsent } }), { status: 503 });
}
