import { COVER_STATUSES } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import { createDebtorResponse, createRequestedCover } from '../api/debtors';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import { requireApplication } from './applications';
import { parseBody, requireSandbox } from './read-request';

/** Decides at once, even without a customer's request (D-33). */
export function createInsuranceCoverControl(simulator: Simulator): Hono {
  return new Hono().post('/applications/:id/debitors/:debitorId/cover', async (c) => {
    const sandbox = requireSandbox(simulator, c);
    const application = requireApplication(sandbox, c.req.param('id'));
    const { debtors } = sandbox.store;
    const debtor = debtors.get(c.req.param('debitorId'));
    if (debtor?.applicationId !== application.id) throw createRefusal('err_entity_not_found');
    const body = await parseBody(c, z.strictObject({ cover_status: z.enum(COVER_STATUSES) }));
    const cover = { ...(debtor.cover ?? createRequestedCover(debtor, sandbox)), decided: body.cover_status };
    return c.json(createDebtorResponse(debtors.update(debtor.id, { cover }), sandbox));
  });
}
