import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { refusalWithoutCode } from '../api/refusal';
import { logFailure } from '../log';
import { dropConnection, isDropped } from './disturb';
import { simulatorHandlers } from './handlers';
import { keepRobotsOut, throttle } from './hosted-demo';

interface Bindings {
  Bindings: HttpBindings;
}

/** The simulator as a server: a router that finds the handler. */
export function createApp(simulator: Simulator): Hono<Bindings> {
  const app = new Hono<Bindings>({ strict: false });
  // An address is made of the Host header too, and every page reads its own.
  app.use(async ({ req }, next) => (URL.canParse(req.url) ? next() : refusalWithoutCode(400).response()));
  if (simulator.settings.hosted) app.use(throttle(simulator.settings), keepRobotsOut);
  for (const { method, path, answer } of simulatorHandlers(simulator)) {
    app.on(method ?? ALL, path, async ({ req, env }) => {
      const response = await answer(req.raw, req.param(), env);
      return isDropped(response) ? dropConnection(env) : response;
    });
  }
  app.onError((error, { req }) => {
    // A client that has gone away is no failure, and hears no answer.
    if (!req.raw.signal.aborted) logFailure('http', error);
    return refusalWithoutCode(500).response();
  });
  return app;
}

/** Hono's name for every method. */
const ALL = 'ALL';
