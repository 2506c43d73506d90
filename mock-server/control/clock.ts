import { Hono } from 'hono';
import { z } from 'zod';
import { performDueBackOfficeSteps } from '../api/back-office';
import type { Simulator } from '../api/exchange';
import { refusal } from '../api/refusal';
import { instant } from './instant';
import { bodyOf, sandboxOf } from './read-request';

/** SIM-10 */
export function clockControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/clock', (c) => c.json({ now: sandboxOf(simulator, c).clock.iso() }))
    .put('/clock', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      const { now } = await bodyOf(c, z.strictObject({ now: instant }));
      sandbox.clock.set(now);
      sandbox.touch();
      performDueBackOfficeSteps({ sandbox, settings: simulator.settings });
      return c.json({ now: sandbox.clock.iso() });
    })
    .post('/clock/advance', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      const { by } = await bodyOf(c, z.strictObject({ by: z.string().max(50) }));
      if (!sandbox.clock.advance(by)) throw refusal('err_validation_failed', 'by');
      sandbox.touch();
      performDueBackOfficeSteps({ sandbox, settings: simulator.settings });
      return c.json({ now: sandbox.clock.iso() });
    });
}
