import { identificationAt, type Outcome, withReportedOutcome } from '../rules/identification';
import { areAllStepsDone } from '../rules/signing';
import type { SignatoryRow } from '../store/signatory-rows';
import { advanceWhenSigned } from './advance-when-signed';
import type { Exchange } from './exchange';
import { isAtSignature, signingFacts } from './signatory-answer';

type SigningContext = Pick<Exchange<never>, 'sandbox' | 'settings'>;

/** Call after every step that may be the last one. */
export function completeSigning(context: SigningContext, signatoryId: string): void {
  const { sandbox } = context;
  const { signatories, applications } = sandbox.store;
  const row = signatories.get(signatoryId);
  const application = row && applications.get(row.applicationId);
  if (!application || !isAtSignature(application)) return;
  if (row.signing === null || row.signing.completed_at !== null) return;
  if (!areAllStepsDone(signingFacts(sandbox, row, row.signing))) return;
  signatories.update(row.id, { signing: { ...row.signing, completed_at: sandbox.clock.iso() } });
  advanceWhenSigned(context, row.applicationId);
}

export function decideIdentification(
  context: SigningContext,
  row: SignatoryRow,
  outcome: Outcome,
): SignatoryRow {
  const { clock, store } = context.sandbox;
  if (row.signing === null) throw new Error(`Representative ${row.id} has no signing data`);
  const present = identificationAt(row.signing.identification, clock.iso());
  const decided = store.signatories.update(row.id, {
    signing: { ...row.signing, identification: withReportedOutcome(present, outcome) },
  });
  completeSigning(context, row.id);
  return decided;
}
