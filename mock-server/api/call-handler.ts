import type { Call } from 'contracts/api/call';
import { HttpHandler } from 'msw';

type Respond = (request: Request, params: unknown) => Promise<Response>;

/**
 * msw's handler of one call. A router that has found it asks it by `respond`: what msw does to find it again (a copy of the request, its
 * cookies, one more match of the path) takes longer than the call.
 */
export class CallHandler extends HttpHandler {
  readonly respond: Respond;

  constructor({ method, path }: Call, respond: Respond) {
    super(method, path, ({ request, params }) => respond(request, params));
    this.respond = respond;
  }
}
