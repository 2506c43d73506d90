import { AsyncLocalStorage } from 'node:async_hooks';
import type { EndedApiCall } from './log-fields';

export interface RequestContext {
  /** Sent to the API and to the browser as `X-Request-Id`. */
  readonly id: string;
  readonly route: string;
  readonly apiCalls: EndedApiCall[];
}

const contexts = new AsyncLocalStorage<RequestContext>();

export const inRequest = <T>(context: RequestContext, run: () => T): T => contexts.run(context, run);

export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** Characters of the id that visitors read out to support. */
const READ_OUT = 8;

export const currentRequestNumber = (): string | undefined => currentRequest()?.id.slice(-READ_OUT);
