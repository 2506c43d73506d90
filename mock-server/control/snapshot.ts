import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { sizeOf } from '../store/size';
import { snapshotSchema } from '../store/snapshot';
import { restore, takeSnapshot } from '../store/take-snapshot';
import { requireRoom } from './open-world';
import { bodyOf, sandboxOf } from './read';
import { describe } from './sandboxes';

/** Everything of the sandbox as one JSON document, and back (SIM-12). */
export function snapshotControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/snapshot', (c) => c.json(takeSnapshot(sandboxOf(simulator, c))))
    .put('/snapshot', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      const snapshot = await bodyOf(c, snapshotSchema, simulator.sandboxes.maxWorldBytes);
      requireRoom(simulator, sandbox, sizeOf(snapshot) - sandbox.stateBytes);
      restore(sandbox, snapshot);
      return c.json(describe(sandbox));
    });
}
