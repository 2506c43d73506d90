import { IDENT_RESULTS } from 'contracts/api/enumerations';
import { Hono } from 'hono';
import { z } from 'zod';
import { decideIdentification } from '../api/complete-signing';
import type { Simulator } from '../api/exchange';
import { createRefusal } from '../api/refusal';
import { isInSignatureStatus } from '../api/signatory-response';
import type { StatusChangeContext } from '../api/status-change';
import { type IdentificationOutcome, identificationStateAt } from '../rules/identification';
import type { ApplicationRow } from '../store/rows';
import { requireApplication } from './applications';
import { parseBody, requireSandbox } from './read-request';

/** `FAILED`: a failure without a provider code, which allows a restart. */
export const IDENTIFICATION_OUTCOMES = [
  ...IDENT_RESULTS,
  'FAILED',
] as const satisfies IdentificationOutcome[];
export const identificationOutcomeSchema = z.strictObject({ outcome: z.enum(IDENTIFICATION_OUTCOMES) });

export function createIdentificationControl(simulator: Simulator): Hono {
  return new Hono().post('/applications/:id/signatories/:signatoryId/identification', async (c) => {
    const sandbox = requireSandbox(simulator, c);
    const application = requireApplication(sandbox, c.req.param('id'));
    const { outcome } = await parseBody(c, identificationOutcomeSchema);
    const signatoryReference = { application, signatoryId: c.req.param('signatoryId') };
    const { row, signing } = setIdentificationOutcome(
      { sandbox, settings: simulator.settings },
      signatoryReference,
      outcome,
    );
    const { status, result } = identificationStateAt(signing.identification, sandbox.clock.iso());
    return c.json({
      signatory_id: row.id,
      signature_provider: signing.provider,
      signature_status: status,
      ident_result: result,
      signature_completed_at: signing.completed_at,
    });
  });
}

export function setIdentificationOutcome(
  context: StatusChangeContext,
  { application, signatoryId }: { application: ApplicationRow; signatoryId: string },
  outcome: IdentificationOutcome,
) {
  const { signatories } = context.sandbox.store;
  const row = signatories.get(signatoryId);
  if (row?.applicationId !== application.id) throw createRefusal('err_entity_not_found');
  if (row.signing === null || !isInSignatureStatus(application)) throw createRefusal('err_status_unexpected');
  if (row.signing.completed_at !== null) throw createRefusal('err_update_not_allowed');
  decideIdentification(context, row, outcome);
  return { row, signing: signatories.get(row.id)?.signing ?? row.signing };
}
