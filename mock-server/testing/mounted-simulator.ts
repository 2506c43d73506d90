import { randomUUID } from 'node:crypto';
import { setupServer } from 'msw/node';
import type { Simulator } from '../api/exchange';
import { simulatorHandlers } from '../http/handlers';
import type { SimulatorHandler } from '../http/simulator-handler';
import { createSimulator } from '../simulator';
import { SETTINGS } from './test-simulator';

/** A simulator in the present process: what is fetched from its address, it answers. */
export interface MountedSimulator extends Simulator {
  /** Origin without a slash at the end, of no other simulator's. */
  origin: string;
  /** Takes it away; fetches of its address go to the network again. */
  close(): void;
}

/** One for all simulators of the process: of several servers of msw only the newest answers. */
const server = setupServer();
const mounted = new Map<string, SimulatorHandler[]>();

/** An address that no other simulator has. */
export const freeOrigin = (): string => `http://simulator-${randomUUID()}.localhost`;

/**
 * Mounts a simulator in the process, with the handlers that a server of it has. Fetches of other addresses go to the network.
 *
 * @param origin where nothing is mounted, such as where a simulator was that has been closed
 */
export function mountSimulator(
  change: Partial<typeof SETTINGS> = {},
  origin: string = freeOrigin(),
): MountedSimulator {
  const simulator = createSimulator({ ...SETTINGS, ...change });
  if (mounted.size === 0) server.listen({ onUnhandledRequest: 'bypass' });
  mounted.set(origin, simulatorHandlers(simulator, origin));
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
