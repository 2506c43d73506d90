import { Hono } from 'hono';
import { z } from 'zod';
import { readBackOffice, setBackOffice } from '../api/back-office';
import type { Simulator } from '../api/exchange';
import type { BackOfficeRow } from '../store/rows';
import { parseBody, requireSandbox } from './read-request';

export const backOfficeSettingsSchema = z.strictObject({
  automatic: z.boolean(),
  days_per_step: z.int().min(1).max(365).optional(),
});

export function createBackOfficeControl(simulator: Simulator): Hono {
  return new Hono()
    .get('/back-office', (c) => c.json(toBackOfficeResponse(readBackOffice(requireSandbox(simulator, c)))))
    .put('/back-office', async (c) => {
      const sandbox = requireSandbox(simulator, c);
      const { automatic, days_per_step } = await parseBody(c, backOfficeSettingsSchema);
      const daysPerStep = days_per_step ?? readBackOffice(sandbox).daysPerStep;
      return c.json(toBackOfficeResponse(setBackOffice(sandbox, { automatic, daysPerStep })));
    });
}

function toBackOfficeResponse({ automatic, daysPerStep, since }: BackOfficeRow) {
  return { automatic, days_per_step: daysPerStep, since };
}
