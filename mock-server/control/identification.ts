import { IDENT_RESULTS } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/implement';
import { refusal } from '../api/refusal';
import { isAtSignature } from '../api/signatories-answer';
import { decideIdentification } from '../api/signatories-settle';
import { identificationAt } from '../rules/identification';
import { applicationOf } from './applications';
import { bodyOf, sandboxOf } from './read';

/** `FAILED` stands for a failure that the providers have no code for; the identification can be begun again. */
const decision = z.strictObject({ outcome: z.enum([...IDENT_RESULTS, 'FAILED']) });

/**
 * Says what became of a representative's identification, in place of the provider, its review or (`manual`) the back office (SIM-06).
 * Not before Signature, and not any more once the person has signed.
 */
export function identificationControl(simulator: Simulator): Hono {
  return new Hono().post('/applications/:id/signatories/:signatoryId/identification', async (c) => {
    const sandbox = sandboxOf(simulator, c);
    const application = applicationOf(sandbox, c.req.param('id'));
    const row = sandbox.store.signatories.get(c.req.param('signatoryId'));
    if (row?.applicationId !== application.id) throw refusal('err_entity_not_found');
    const { outcome } = await bodyOf(c, decision);
    if (row.signing === null || !isAtSignature(application)) throw refusal('err_status_unexpected');
    if (row.signing.completed_at !== null) throw refusal('err_update_not_allowed');
    decideIdentification({ sandbox, settings: simulator.settings }, row, outcome);
    const signing = sandbox.store.signatories.get(row.id)?.signing ?? row.signing;
    const { status, result } = identificationAt(signing.identification, sandbox.clock.iso());
    return c.json({
      signatory_id: row.id,
      signature_provider: signing.provider,
      signature_status: status,
      ident_result: result,
      signature_completed_at: signing.completed_at,
    });
  });
}
