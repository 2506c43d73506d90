import { COVER_STATUSES } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import { askedCover, debtorAnswer } from '../api/debtors';
import type { Simulator } from '../api/exchange';
import { refusal } from '../api/refusal';
import { applicationOf } from './applications';
import { bodyOf, sandboxOf } from './read-request';

/** D-33. Final at once, even without a customer's request. */
export function insuranceCoverControl(simulator: Simulator): Hono {
  return new Hono().post('/applications/:id/debitors/:debitorId/cover', async (c) => {
    const sandbox = sandboxOf(simulator, c);
    const application = applicationOf(sandbox, c.req.param('id'));
    const { debtors } = sandbox.store;
    const debtor = debtors.get(c.req.param('debitorId'));
    if (debtor?.applicationId !== application.id) throw refusal('err_entity_not_found');
    const body = await bodyOf(c, z.strictObject({ cover_status: z.enum(COVER_STATUSES) }));
    const cover = { ...(debtor.cover ?? askedCover(debtor, sandbox)), decided: body.cover_status };
    return c.json(debtorAnswer(debtors.update(debtor.id, { cover }), sandbox));
  });
}
