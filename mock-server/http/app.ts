import { Hono } from 'hono';
import { endpoints } from '../api';
import type { Simulator } from '../api/implement';
import { refusal, refusalWithoutCode } from '../api/refusal';
import { blobStore } from '../blob';
import { control } from '../control';
import { logFailure } from '../log';
import { runHandler } from './run-handler';
import { type Bindings, serve } from './serve';

/** Everything the simulator answers: each call of the contract by its one handler, the blob store, the control API, and nothing else. */
export function createApp(simulator: Simulator): Hono<Bindings> {
  const app = new Hono<Bindings>({ strict: false });
  app.route('/simulator', control(simulator));
  app.route('/blob', blobStore(simulator));
  const methods = new Map<string, string[]>();
  for (const endpoint of endpoints(simulator)) {
    const { call } = endpoint;
    app.on(call.method, call.path, serve(simulator, call, runHandler(endpoint)));
    methods.set(call.path, [...(methods.get(call.path) ?? []), call.method]);
  }
  for (const [path, allowed] of methods) {
    const refuse = () => refusalWithoutCode(405).response({ allow: allowed.join(', ') });
    app.all(path, serve(simulator, undefined, refuse));
  }
  app.notFound(serve(simulator, undefined, () => refusal('err_entity_not_found').response()));
  app.onError((error, { req }) => {
    // A client that has gone away is no failure, and hears no answer.
    if (!req.raw.signal.aborted) logFailure('http', error);
    return refusalWithoutCode(500).response();
  });
  return app;
}
