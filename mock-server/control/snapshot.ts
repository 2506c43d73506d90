import { Hono } from 'hono';
import type { Simulator } from '../api/implement';
import { restore, snapshotSchema, takeSnapshot } from '../store/snapshot';
import { bodyOf, sandboxOf } from './read';
import { describe } from './sandboxes';

/** Everything of the sandbox as one JSON document, and back (SIM-12). */
export function snapshotControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/snapshot', (c) => c.json(takeSnapshot(sandboxOf(simulator, c))))
    .put('/snapshot', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      restore(sandbox, await bodyOf(c, snapshotSchema));
      return c.json(describe(sandbox));
    });
}
