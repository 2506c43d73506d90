import type { HttpBindings } from '@hono/node-server';
import { Hono, type HonoRequest } from 'hono';
import type { Simulator } from './api/exchange';
import { createRefusalWithoutCode } from './api/refusal';
import { createRateLimit, excludeSearchEngines } from './control/hosted-demo';
import { createSimulatorHandlers } from './handlers';
import { dropConnection, isDroppedResponse } from './http/apply-fault';
import { createUrlCheck } from './http/request-url';
import { logFailure } from './log';

interface Bindings {
  Bindings: HttpBindings;
}

export type FetchHandler = Hono<Bindings>['fetch'];

export function createApp(simulator: Simulator): FetchHandler {
  const app = openApp();
  // In a separate app: with one handler per address, Hono needs no slow middleware chain.
  const appForAnyMethod = openApp();
  if (simulator.settings.hosted) app.use(createRateLimit(simulator.settings), excludeSearchEngines);
  for (const { method, path, respond } of createSimulatorHandlers(simulator)) {
    const handle = async ({ req, env }: { req: HonoRequest; env: HttpBindings }) => {
      const response = await respond(req.raw, req.param(), env);
      return isDroppedResponse(response) ? dropConnection(env) : response;
    };
    if (method === null) appForAnyMethod.all(path, handle);
    else app.on(method, path, handle);
  }
  app.notFound(({ req, env }) => appForAnyMethod.fetch(req.raw, env));
  const isValid = createUrlCheck();
  return (request, socket) =>
    isValid(request.url) ? app.fetch(request, socket) : createRefusalWithoutCode(400).response();
}

function openApp(): Hono<Bindings> {
  const app = new Hono<Bindings>({ strict: false });
  return app.onError((error, { req }) => {
    if (!req.raw.signal.aborted) logFailure('http', error);
    return createRefusalWithoutCode(500).response();
  });
}
