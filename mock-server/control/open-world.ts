import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import { createCapacityRefusal } from '../http/capacity-refusal';
import { clientAddressOf } from '../http/client-address';
import { CapacityExceeded } from '../store/hosted-limits';
import type { Sandbox } from '../store/sandbox';
import type { SandboxStart } from '../store/sandbox-state';

export function openWorld({ sandboxes, settings }: Simulator, c: Context, start: SandboxStart): Sandbox {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>;
  const address = incoming ? clientAddressOf(incoming, settings.trustedProxies) : null;
  try {
    return sandboxes.open(start, address);
  } catch (error) {
    throw error instanceof CapacityExceeded ? createCapacityRefusal(error.limit) : error;
  }
}

export function requireWorld({ sandboxes }: Simulator, { req }: Context): Sandbox {
  const id = req.query('sandbox');
  const sandbox = req.method === 'GET' ? sandboxes.find(id) : sandboxes.findForChange(id);
  if (sandbox === undefined) throw createRefusal('err_entity_not_found', 'sandbox');
  return sandbox;
}

export function requireCapacity({ sandboxes }: Simulator, sandbox: Sandbox, additionalBytes = 0): void {
  const exceededLimit = sandboxes.findExceededLimit(sandbox, additionalBytes);
  if (exceededLimit !== null) throw createCapacityRefusal(exceededLimit);
}
