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
  const queue = new SnapshotQueue();
  const run = <Result>(c: Context, handle: Parameters<typeof queue.run<Result>>[1]): Promise<Result> => {
    if (!hosted)
      return handle(
        async (work) => work(),
        (body) => body,
      );
    const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
    return queue.run(incoming ? clientAddressOf(incoming, trustedProxies) : '', handle);
  };
  return new Hono()
    .get('/snapshot', (c) =>
      run(c, (runInTurn) => runInTurn(() => c.json(takeSnapshot(requireSandbox(simulator, c))))),
    )
    .put('/snapshot', (c) =>
      run(c, async (runInTurn, withinTimeout) => {
        const sandbox = requireSandbox(simulator, c);
        const { maxWorldBytes } = simulator.sandboxes;
        const maxBytes = hosted
          ? Math.min(HOSTED_SNAPSHOT_BYTES, maxWorldBytes ?? HOSTED_SNAPSHOT_BYTES)
          : maxWorldBytes;
        const text = await withinTimeout(readBodyText(c, maxBytes));
        // Other requests run between these turns.
        const read = await runInTurn(() => parseJson(text));
        const snapshot = await runInTurn(() => readBySchema(snapshotSchema, read));
        return runInTurn(() => {
          requireCapacity(simulator, sandbox, sizeInBytes(snapshot) - sandbox.stateBytes);
          restoreSnapshot(sandbox, snapshot);
          return c.json(describeSandbox(sandbox));
        });
      }),
    );
}
