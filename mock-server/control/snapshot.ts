import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { parseJson, readBySchema } from '../api/read-by-schema';
import { clientAddress } from '../http/client-address';
import { sizeOf } from '../store/size';
import { snapshotSchema } from '../store/snapshot';
import { restore, takeSnapshot } from '../store/take-snapshot';
import { requireCapacity } from './open-world';
import { bodyTextOf, sandboxOf } from './read-request';
import { describe } from './sandboxes';
import { HOSTED_SNAPSHOT_BYTES, SnapshotQueue } from './snapshot-queue';

/** SIM-12. Snapshots of a hosted demo are queued. */
export function snapshotControl(simulator: Simulator): Hono {
  const { hosted, trustedProxies } = simulator.settings;
  const turns = new SnapshotQueue();
  const run = <Result>(c: Context, handle: Parameters<typeof turns.run<Result>>[1]): Promise<Result> => {
    if (!hosted)
      return handle(
        async (work) => work(),
        (body) => body,
      );
    // Tests call Hono without a Node request.
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    return turns.run(incoming ? clientAddress(incoming, trustedProxies) : '', handle);
  };
  return new Hono()
    .get('/snapshot', (c) => run(c, (inTurn) => inTurn(() => c.json(takeSnapshot(sandboxOf(simulator, c))))))
    .put('/snapshot', (c) =>
      run(c, async (inTurn, inTime) => {
        const sandbox = sandboxOf(simulator, c);
        const { maxWorldBytes } = simulator.sandboxes;
        const most = hosted
          ? Math.min(HOSTED_SNAPSHOT_BYTES, maxWorldBytes ?? HOSTED_SNAPSHOT_BYTES)
          : maxWorldBytes;
        const text = await inTime(bodyTextOf(c, most));
        // Parses in chunks, between which other requests run.
        const read = await inTurn(() => parseJson(text));
        const snapshot = await inTurn(() => readBySchema(snapshotSchema, read));
        return inTurn(() => {
          requireCapacity(simulator, sandbox, sizeOf(snapshot) - sandbox.stateBytes);
          restore(sandbox, snapshot);
          return c.json(describe(sandbox));
        });
      }),
    );
}
