import { Hono } from 'hono';
import { z } from 'zod';
import { backOfficeOf, setBackOffice } from '../api/back-office';
import type { Simulator } from '../api/exchange';
import type { BackOfficeRow } from '../store/rows';
import { bodyOf, sandboxOf } from './read-request';

export const backOfficeSettings = z.strictObject({
  automatic: z.boolean(),
  days_per_step: z.int().min(1).max(365).optional(),
});

/** SIM-03 */
export function backOfficeControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/back-office', (c) => c.json(describe(backOfficeOf(sandboxOf(simulator, c)))))
    .put('/back-office', async (c) => {
      const sandbox = sandboxOf(simulator, c);
      const { automatic, days_per_step } = await bodyOf(c, backOfficeSettings);
      const daysPerStep = days_per_step ?? backOfficeOf(sandbox).daysPerStep;
      return c.json(describe(setBackOffice(sandbox, { automatic, daysPerStep })));
    });
}

function describe({ automatic, daysPerStep, since }: BackOfficeRow) {
  return { automatic, days_per_step: daysPerStep, since };
}
