import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { parseJson, readBySchema } from '../api/read-by-schema';
import { clientAddressOf } from '../http/client-address';
import { sizeInBytes } from '../store/size';
import { snapshotSchema } from '../store/snapshot';
import { restoreSnapshot, takeSnapshot } from '../store/take-snapshot';
import { requireCapacity } from './open-world';
import { readBodyText, requireSandbox } from './read-request';
import { describeSandbox } from './sandboxes';
import { HOSTED_SNAPSHOT_BYTES, SnapshotQueue } from './snapshot-queue';

/** SIM-12. Snapshots of a hosted demo are queued. */
export function createSnapshotControl(simulator: Simulator): Hono {
  const { hosted, trustedProxies } = simulator.settings;
  const turns = new SnapshotQueue();
  const run = <Result>(c: Context, handle: Parameters<typeof turns.run<Result>>[1]): Promise<Result> => {
    if (!hosted)
      return handle(
        async (work) => work(),
        (body) => body,
      );
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    return turns.run(incoming ? clientAddressOf(incoming, trustedProxies) : '', handle);
  };
  return new Hono()
    .get('/snapshot', (c) =>
      run(c, (inTurn) => inTurn(() => c.json(takeSnapshot(requireSandbox(simulator, c))))),
    )
    .put('/snapshot', (c) =>
      run(c, async (inTurn, inTime) => {
        const sandbox = requireSandbox(simulator, c);
        const { maxWorldBytes } = simulator.sandboxes;
        const most = hosted
          ? Math.min(HOSTED_SNAPSHOT_BYTES, maxWorldBytes ?? HOSTED_SNAPSHOT_BYTES)
          : maxWorldBytes;
        const text = await inTime(readBodyText(c, most));
        // Other requests run between these turns.
        const read = await inTurn(() => parseJson(text));
        const snapshot = await inTurn(() => readBySchema(snapshotSchema, read));
        return inTurn(() => {
          requireCapacity(simulator, sandbox, sizeInBytes(snapshot) - sandbox.stateBytes);
          restoreSnapshot(sandbox, snapshot);
          return c.json(describeSandbox(sandbox));
        });
      }),
    );
}
