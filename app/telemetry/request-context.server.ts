import { AsyncLocalStorage } from 'node:async_hooks';
import type { EndedApiCall } from './log-fields';

export interface RequestContext {
  /** Travels to the lending API and back to the browser as `X-Request-Id`. */
  readonly id: string;
  readonly route: string;
  readonly apiCalls: EndedApiCall[];
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs something as part of a request: everything it starts, now or later, finds its context. */
export const inRequest = <T>(context: RequestContext, run: () => T): T => contexts.run(context, run);

/** The request that is being answered; undefined outside of one, and in a server without the network edge. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();

/** How many characters of an id somebody reads out on the phone. */
const READ_OUT = 8;

/** The end of the id of the request that is being answered, by which support finds it in the log; undefined where there is no request. */
export const currentRequestNumber = (): string | undefined => currentRequest()?.id.slice(-READ_OUT);
