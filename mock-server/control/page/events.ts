import type { Context } from 'hono';
import { streamSSE } from 'hono/streaming';
import type { Sandbox } from '../../store/sandbox';

const POLL_MS = 300;

const KEEP_ALIVE_MS = 20_000;

export function streamSandboxEvents(c: Context, sandbox: Sandbox): Response {
  c.header('X-Accel-Buffering', 'no');
  return streamSSE(c, async (stream) => {
    let sentRevision = sandbox.revision;
    let sentAt = Date.now();
    const unwatch = sandbox.watch();
    stream.onAbort(unwatch);
    while (!stream.aborted && !stream.closed) {
      await stream.sleep(POLL_MS);
      const isNew = sandbox.revision !== sentRevision;
      if (!isNew && Date.now() - sentAt < KEEP_ALIVE_MS) continue;
      sentRevision = sandbox.revision;
      sentAt = Date.now();
      await stream.writeSSE(isNew ? { event: 'changed', data: sentRevision } : { event: 'alive', data: '' });
    }
  });
}
