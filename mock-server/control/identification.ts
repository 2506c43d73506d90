import { IDENT_RESULTS } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import { decideIdentification } from '../api/complete-signing';
import type { Simulator } from '../api/exchange';
import { refusal } from '../api/refusal';
import { isAtSignature } from '../api/signatory-answer';
import type { StatusChangeContext } from '../api/status-change';
import { identificationAt, type Outcome } from '../rules/identification';
import type { ApplicationRow } from '../store/rows';
import { applicationOf } from './applications';
import { bodyOf, sandboxOf } from './read-request';

/** `FAILED`: a failure without a provider code, which allows a restart. */
export const OUTCOMES = [...IDENT_RESULTS, 'FAILED'] as const satisfies Outcome[];
export const decision = z.strictObject({ outcome: z.enum(OUTCOMES) });

/** SIM-06 */
export function identificationControl(simulator: Simulator): Hono {
  return new Hono().post('/applications/:id/signatories/:signatoryId/identification', async (c) => {
    const sandbox = sandboxOf(simulator, c);
    const application = applicationOf(sandbox, c.req.param('id'));
    const { outcome } = await bodyOf(c, decision);
    const of = { application, signatoryId: c.req.param('signatoryId') };
    const { row, signing } = settleIdentification({ sandbox, settings: simulator.settings }, of, outcome);
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

export function settleIdentification(
  context: StatusChangeContext,
  { application, signatoryId }: { application: ApplicationRow; signatoryId: string },
  outcome: Outcome,
) {
  const { signatories } = context.sandbox.store;
  const row = signatories.get(signatoryId);
  if (row?.applicationId !== application.id) throw refusal('err_entity_not_found');
  if (row.signing === null || !isAtSignature(application)) throw refusal('err_status_unexpected');
  if (row.signing.completed_at !== null) throw refusal('err_update_not_allowed');
  decideIdentification(context, row, outcome);
  return { row, signing: signatories.get(row.id)?.signing ?? row.signing };
}
