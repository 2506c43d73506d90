import { Dispatcher } from 'undici';

export type SentRequest = Required<Pick<RequestInit, 'method' | 'headers' | 'signal'>> & {
  body: string | null;
};
type Responder = (url: string, request: SentRequest) => Promise<Response>;

/** Answers requests of undici without a port. */
export class ResponseDispatcher extends Dispatcher {
  readonly #answer: Responder;

  constructor(response: Responder) {
    super();
    this.#answer = response;
  }

  override dispatch(
    { origin, path, method, headers, body }: Dispatcher.DispatchOptions,
    handler: Dispatcher.DispatchHandlers,
  ): boolean {
    const ending = new AbortController();
    handler.onConnect?.((reason) => ending.abort(reason));
    const request = {
      method,
      headers: new Headers([...(headers as Iterable<[string, string]>)]),
      body: typeof body === 'string' ? body : null,
      signal: ending.signal,
    };
    this.#exchange(`${origin}${path}`, request, handler).catch((error) => handler.onError?.(error));
    return true;
  }

  async #exchange(url: string, request: SentRequest, handler: Dispatcher.DispatchHandlers): Promise<void> {
    request.signal?.throwIfAborted();
    const { status, statusText, headers, body } = await this.#answer(url, request);
    const lines = [...headers].flat().map((text) => Buffer.from(text, 'latin1'));
    handler.onHeaders?.(status, lines, () => undefined, statusText);
    for await (const chunk of body ?? []) handler.onData?.(Buffer.from(chunk));
    handler.onComplete?.([]);
  }
}
