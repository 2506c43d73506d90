import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Simulator } from './api/exchange';
import { refusalWithoutCode } from './api/refusal';
import { excludeSearchEngines, rateLimit } from './control/hosted-demo';
import { simulatorHandlers } from './handlers';
import { dropConnection, isDropped } from './http/apply-fault';
import { logFailure } from './log';

interface Bindings {
  Bindings: HttpBindings;
}

export function createApp(simulator: Simulator): Hono<Bindings> {
  const app = new Hono<Bindings>({ strict: false });
  // A malformed Host header makes the URL invalid.
  app.use(async ({ req }, next) => (URL.canParse(req.url) ? next() : refusalWithoutCode(400).response()));
  if (simulator.settings.hosted) app.use(rateLimit(simulator.settings), excludeSearchEngines);
  for (const { method, path, answer } of simulatorHandlers(simulator)) {
    app.on(method ?? ALL, path, async ({ req, env }) => {
      const response = await answer(req.raw, req.param(), env);
      return isDropped(response) ? dropConnection(env) : response;
    });
  }
  app.onError((error, { req }) => {
    // An aborted request is no failure.
    if (!req.raw.signal.aborted) logFailure('http', error);
    return refusalWithoutCode(500).response();
  });
  return app;
}

const ALL = 'ALL';
