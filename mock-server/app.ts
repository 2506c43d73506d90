import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import type { Simulator } from './api/exchange';
import { refusalWithoutCode } from './api/refusal';
import { excludeSearchEngines, rateLimit } from './control/hosted-demo';
import { simulatorHandlers } from './handlers';
import { dropConnection, isDropped } from './http/apply-fault';
import { validUrls } from './http/request-url';
import { logFailure } from './log';

interface Bindings {
  Bindings: HttpBindings;
}

export type Fetch = Hono<Bindings>['fetch'];

export function createApp(simulator: Simulator): Fetch {
  const app = openApp();
  // Hono answers an address with a single handler without a middleware chain.
  const ofAnyMethod = openApp();
  if (simulator.settings.hosted) app.use(rateLimit(simulator.settings), excludeSearchEngines);
  for (const { method, path, answer } of simulatorHandlers(simulator)) {
    const handle = async ({ req, env }: { req: HonoRequest; env: HttpBindings }) => {
      const response = await answer(req.raw, req.param(), env);
      return isDropped(response) ? dropConnection(env) : response;
    };
    if (method === null) ofAnyMethod.all(path, handle);
    else app.on(method, path, handle);
  }
  app.notFound(({ req, env }) => ofAnyMethod.fetch(req.raw, env));
  const isValid = validUrls();
  return (request, socket) =>
    isValid(request.url) ? app.fetch(request, socket) : refusalWithoutCode(400).response();
}

function openApp(): Hono<Bindings> {
  const app = new Hono<Bindings>({ strict: false });
  return app.onError((error, { req }) => {
    // An aborted request is no failure.
    if (!req.raw.signal.aborted) logFailure('http', error);
    return refusalWithoutCode(500).response();
  });
}
