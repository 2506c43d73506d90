import { Hono } from 'hono';
import { endpoints } from './api';
import { performDueBackOfficeSteps } from './api/back-office';
import type { IncomingRequest, Simulator } from './api/exchange';
import type { Endpoint } from './api/implement';
import { createRefusal, createRefusalWithoutCode } from './api/refusal';
import { createBlobHandlers } from './blob';
import { createControlApi } from './control';
import { serve } from './http/serve';
import { isDecodable, SimulatorHandler } from './http/simulator-handler';

/** @param origin of a simulator in this process */
export function createSimulatorHandlers(simulator: Simulator, origin?: string): SimulatorHandler[] {
  const createHandler = (...[method, path, respond]: ConstructorParameters<typeof SimulatorHandler>) =>
    new SimulatorHandler(method, path, respond, origin);
  const controlApp = new Hono({ strict: false }).route('/simulator', createControlApi(simulator));
  const calls = endpoints(simulator);
  const paths = new Set(calls.map(({ call }) => call.path));
  return [
    createHandler(null, '/simulator/*', (request, _, socket) => controlApp.fetch(request, socket)),
    ...createBlobHandlers(simulator).map(({ method, path, respond }) => createHandler(method, path, respond)),
    ...calls.map((endpoint) => {
      const { call } = endpoint;
      return createHandler(
        call.method,
        call.path,
        serve(simulator, call, performDueStepsBefore(simulator, endpoint)),
      );
    }),
    ...Array.from(paths, (path) => {
      const pathCalls = calls.filter(({ call }) => call.path === path);
      const allow = pathCalls.map(({ call }) => call.method).join(', ');
      return createHandler(
        null,
        path,
        serve(simulator, undefined, () => createRefusalWithoutCode(405).response({ allow })),
      );
    }),
    createHandler(
      null,
      '*',
      serve(simulator, undefined, () => createRefusal('err_entity_not_found').response()),
    ),
  ];
}

function performDueStepsBefore({ settings }: Simulator, { respond }: Endpoint) {
  return (incomingRequest: IncomingRequest) => {
    if (!isDecodable(incomingRequest.pathname)) return createRefusal('err_entity_not_found').response();
    performDueBackOfficeSteps({ sandbox: incomingRequest.sandbox, settings });
    return respond(incomingRequest);
  };
}
