import { currentRequestNumber } from '~/telemetry/request-context.server';
import type { UnsentForm } from './unsent-form.server';

/** What an error page gets to know (SHELL-17, SHELL-18). */
export interface ProblemData {
  messages: string[];
  emailNotConfirmed: boolean;
  /** What the visitor can read out to the support, who finds the request by it in the log. */
  requestNumber?: string | undefined;
  /** The user is logged in, and the lending API cannot be asked who they are (D-71). */
  accountUnreachable?: true;
  /** The session store is out of reach. */
  storeOutage?: StoreOutage;
  /** Something was done too often. */
  tooOften?: TooOften;
}

/** What an error page gets to know of an outage: a form that could not be kept, to be sent again as it was typed. */
export interface StoreOutage {
  unsent: UnsentForm | null;
}

/** Where what was typed is, when a page stands in for its form. */
export interface TooOften {
  /** The page that shows it again; null for none. */
  back: string | null;
  /** In the error page itself, to be sent again. */
  unsent: UnsentForm | null;
}

/** What an error page gets to know of the request that is being answered. */
export function problemOf<Facts extends Omit<ProblemData, 'requestNumber'>>(facts: Facts) {
  return { ...facts, requestNumber: currentRequestNumber() };
}
