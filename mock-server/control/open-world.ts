import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Simulator } from '../api/exchange';
import { roomRefusal } from '../http/room-refusal';
import { visitorAddress } from '../http/visitor-address';
import { NoRoom } from '../store/room';
import type { Sandbox } from '../store/sandbox';
import type { SandboxStart } from '../store/sandbox-state';

/**
 * Opens a fresh world for whoever asks.
 * @throws Refusal 429 when a hosted demo has given the visitor's address as many as it may, and 503 when it has no room for any
 */
export function openWorld({ sandboxes, settings }: Simulator, c: Context, start: SandboxStart): Sandbox {
  // The server in front of Hono hands on Node's request; only tests ask without one.
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const address = incoming ? visitorAddress(incoming, settings.trustedProxies) : null;
  try {
    return sandboxes.open(start, address);
  } catch (error) {
    throw error instanceof NoRoom ? roomRefusal(error.why) : error;
  }
}

/** Refuses what would be put into a world that has no more room. */
export function requireRoom({ sandboxes }: Simulator, sandbox: Sandbox, more = 0): void {
  const why = sandboxes.fullness(sandbox, more);
  if (why !== null) throw roomRefusal(why);
}
