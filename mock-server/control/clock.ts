import { Hono } from 'hono';
import { z } from 'zod';
import { performDueBackOfficeSteps } from '../api/back-office';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import { instantSchema } from './instant';
import { parseBody, requireSandbox } from './read-request';

export function createClockControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/clock', (c) => c.json({ now: requireSandbox(simulator, c).clock.iso() }))
    .put('/clock', async (c) => {
      const sandbox = requireSandbox(simulator, c);
      const { now } = await parseBody(c, z.strictObject({ now: instantSchema }));
      sandbox.clock.set(now);
      sandbox.touch();
      performDueBackOfficeSteps({ sandbox, settings: simulator.settings });
      return c.json({ now: sandbox.clock.iso() });
    })
    .post('/clock/advance', async (c) => {
      const sandbox = requireSandbox(simulator, c);
      const { by } = await parseBody(c, z.strictObject({ by: z.string().max(50) }));
      if (!sandbox.clock.advance(by)) throw createRefusal('err_validation_failed', 'by');
      sandbox.touch();
      performDueBackOfficeSteps({ sandbox, settings: simulator.settings });
      return c.json({ now: sandbox.clock.iso() });
    });
}
