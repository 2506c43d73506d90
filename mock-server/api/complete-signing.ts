import {
  addReportedOutcome,
  type IdentificationOutcome,
  identificationStateAt,
} from '../rules/identification';
import { areAllStepsDone, haveAllSigned } from '../rules/signing';
import { listAllowedTransitions, parseStatus, statusFlowOf } from '../rules/status-flow';
import type { SignatoryRow } from '../store/signatory-rows';
import type { Exchange } from './exchange';
import { createSigningFacts, isInSignatureStatus } from './signatory-response';
import { enterStatus, type StatusChangeContext } from './status-change';

type SigningContext = Pick<Exchange<never>, 'sandbox' | 'settings'>;

/** Call after every signing step, because any may be the last. */
export function completeSigning(context: SigningContext, signatoryId: string): void {
  const { sandbox } = context;
  const { signatories, applications } = sandbox.store;
  const row = signatories.get(signatoryId);
  const application = row && applications.get(row.applicationId);
  if (!application || !isInSignatureStatus(application)) return;
  if (row.signing === null || row.signing.completed_at !== null) return;
  if (!areAllStepsDone(createSigningFacts(sandbox, row, row.signing))) return;
  signatories.update(row.id, { signing: { ...row.signing, completed_at: sandbox.clock.iso() } });
  advanceWhenSigned(context, row.applicationId);
}

export function decideIdentification(
  context: SigningContext,
  row: SignatoryRow,
  outcome: IdentificationOutcome,
): SignatoryRow {
  const { clock, store } = context.sandbox;
  if (row.signing === null) throw new Error(`Representative ${row.id} has no signing data`);
  const currentState = identificationStateAt(row.signing.identification, clock.iso());
  const updatedSignatory = store.signatories.update(row.id, {
    signing: { ...row.signing, identification: addReportedOutcome(currentState, outcome) },
  });
  completeSigning(context, row.id);
  return updatedSignatory;
}

function advanceWhenSigned(context: StatusChangeContext, applicationId: string): void {
  const { applications, signatories } = context.sandbox.store;
  const row = applications.get(applicationId);
  if (row === undefined || parseStatus(row.facts.status) !== 'Signature') return;
  if (!haveAllSigned(signatories.findBy('applicationId', applicationId))) return;
  const { allBanksLoanPurpose, status } = row.facts;
  const [nextStatus] = listAllowedTransitions(statusFlowOf(allBanksLoanPurpose), status, 'server');
  if (nextStatus !== undefined) enterStatus(context, row, nextStatus);
}
