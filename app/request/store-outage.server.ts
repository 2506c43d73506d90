import { data } from '@remix-run/node';
import type { TFunction } from 'i18next';
import { currentRequestNumber } from '~/telemetry/request-context.server';
import { type UnsentForm, unsentForm } from './unsent-form.server';

/** What an error page gets to know of an outage: a form that could not be kept, to be sent again as it was typed. */
export interface StoreOutage {
  unsent: UnsentForm | null;
}

/** Where the visitor is, and how to speak to them. */
interface Place {
  readonly here: string;
  t(namespace: 'problem'): TFunction<'problem'>;
}

/** A page that needs the session store while it is away: 503, with the form that was being sent but for passwords, to send again. */
export async function storeOutage({ here, t }: Place, request: Request) {
  const unsent = await unsentForm(here, request);
  const storeOutage: StoreOutage = { unsent };
  const messages = [t('problem')(unsent ? 'store.unkept' : 'store.text')];
  const problem = { messages, emailNotConfirmed: false, requestNumber: currentRequestNumber(), storeOutage };
  return data(problem, { status: 503 });
}
