import { randomUUID } from 'node:crypto';
import { setupServer } from 'msw/node';
import { type Dispatcher, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import type { Simulator } from '../api/exchange';
import { createSimulatorHandlers } from '../handlers';
import type { SimulatorHandler } from '../http/simulator-handler';
import { createSimulator } from '../simulator';
import { ResponseDispatcher } from './response-dispatcher';
import { TEST_SETTINGS } from './test-simulator';

export interface MountedSimulator extends Simulator {
  origin: string;
  close(): void;
}

const server = setupServer();
const handlersByOrigin = new Map<string, SimulatorHandler[]>();

export const createUnusedOrigin = (): string => `http://simulator-${randomUUID()}.localhost`;

/** Requests to other origins go to the network. */
export function mountSimulator(
  change: Partial<typeof TEST_SETTINGS> = {},
  origin: string = createUnusedOrigin(),
): MountedSimulator {
  const simulator = createSimulator({ ...TEST_SETTINGS, ...change });
  if (handlersByOrigin.size === 0) startServer();
  handlersByOrigin.set(origin, createSimulatorHandlers(simulator, origin));
  mount();
  return {
    ...simulator,
    origin,
    close() {
      handlersByOrigin.delete(origin);
      mount();
      if (handlersByOrigin.size === 0) stopServer();
    },
  };
}

let network: Dispatcher;

/** msw intercepts only `fetch`. */
class MountedDispatcher extends ResponseDispatcher {
  constructor() {
    super((url, request) => fetch(url, request));
  }

  override dispatch(options: Dispatcher.DispatchOptions, handler: Dispatcher.DispatchHandlers): boolean {
    return handlersByOrigin.has(String(options.origin))
      ? super.dispatch(options, handler)
      : network.dispatch(options, handler);
  }
}

function startServer(): void {
  server.listen({ onUnhandledRequest: 'bypass' });
  network = getGlobalDispatcher();
  setGlobalDispatcher(new MountedDispatcher());
}

function stopServer(): void {
  server.close();
  setGlobalDispatcher(network);
}

function mount(): void {
  server.resetHandlers();
  server.use(...[...handlersByOrigin.values()].flat());
}
