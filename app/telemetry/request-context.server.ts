import { AsyncLocalStorage } from 'node:async_hooks';

/** A call of the lending API that has ended. */
export interface EndedApiCall {
  /** As the contract names it. */
  call: string;
  method: string;
  /** As the contract writes it, with parameters by name. */
  path: string;
  /** Undefined when no answer came. */
  status?: number | undefined;
  /** `ok`, or the kind of the error. */
  outcome: string;
  durationMs: number;
}

/** Request data for log lines, metrics and calls. */
export interface RequestContext {
  /** Travels to the lending API and back to the browser as `X-Request-Id`. */
  readonly id: string;
  /** Pattern of the route that answers. */
  readonly route: string;
  readonly apiCalls: EndedApiCall[];
}

const contexts = new AsyncLocalStorage<RequestContext>();

/** Runs something as part of a request: everything it starts, now or later, finds its context. */
export const inRequest = <T>(context: RequestContext, run: () => T): T => contexts.run(context, run);

/** The request that is being answered; undefined outside of one, and in a server without the network edge. */
export const currentRequest = (): RequestContext | undefined => contexts.getStore();
