import { randomUUID } from 'node:crypto';
import { setupServer } from 'msw/node';
import type { Simulator } from '../api/exchange';
import { createSimulatorHandlers } from '../handlers';
import type { SimulatorHandler } from '../http/simulator-handler';
import { createSimulator } from '../simulator';
import { TEST_SETTINGS } from './test-simulator';

export interface MountedSimulator extends Simulator {
  origin: string;
  close(): void;
}

const server = setupServer();
const mounted = new Map<string, SimulatorHandler[]>();

export const createUnusedOrigin = (): string => `http://simulator-${randomUUID()}.localhost`;

/** Requests to other origins go to the network. */
export function mountSimulator(
  change: Partial<typeof TEST_SETTINGS> = {},
  origin: string = createUnusedOrigin(),
): MountedSimulator {
  const simulator = createSimulator({ ...TEST_SETTINGS, ...change });
  if (mounted.size === 0) server.listen({ onUnhandledRequest: 'bypass' });
  mounted.set(origin, createSimulatorHandlers(simulator, origin));
  mount();
  return {
    ...simulator,
    origin,
    close() {
      mounted.delete(origin);
      mount();
      if (mounted.size === 0) server.close();
    },
  };
}

function mount(): void {
  server.resetHandlers();
  server.use(...[...mounted.values()].flat());
}
