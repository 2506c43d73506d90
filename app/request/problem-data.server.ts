import { getRequestNumber } from '~/telemetry/span.server';

export interface ProblemData {
  messages: string[];
  emailNotConfirmed: boolean;
  /** Support finds the request in the log by this number. */
  requestNumber?: string | undefined;
  accountUnreachable?: true;
  storeOutage?: StoreOutage;
  tooOften?: RateLimitExceeded;
}

/** The session cannot store these values, so the page resends them. */
export interface UnsentForm {
  action: string;
  values: [string, string][];
}

export interface StoreOutage {
  unsent: UnsentForm | null;
}

export interface RateLimitExceeded {
  back: string | null;
  unsent: UnsentForm | null;
}

export function createProblemData<Facts extends Omit<ProblemData, 'requestNumber'>>(facts: Facts) {
  return { ...facts, requestNumber: getRequestNumber() };
}
