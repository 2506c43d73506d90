import { haveAllSigned } from '../rules/signing';
import { allowedTransitions, flowOf, knownStatus } from '../rules/status-flow';
import { enterStatus, type StatusChangeContext } from './status-change';

/** D-22. Call after every signature. */
export function advanceWhenSigned(context: StatusChangeContext, applicationId: string): void {
  const { applications, signatories } = context.sandbox.store;
  const row = applications.get(applicationId);
  if (row === undefined || knownStatus(row.facts.status) !== 'Signature') return;
  if (!haveAllSigned(signatories.findBy('applicationId', applicationId))) return;
  const { allBanksLoanPurpose, status } = row.facts;
  const [next] = allowedTransitions(flowOf(allBanksLoanPurpose), status, 'server');
  if (next !== undefined) enterStatus(context, row, next);
}
