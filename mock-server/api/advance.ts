import { haveAllSigned } from '../rules/signing';
import { allowedTransitions, flowOf, knownStatus } from '../rules/status-flow';
import { enterStatus, type Moving } from './status-change';

/** D-22. Call after every signature. Harmless at any other time. */
export function advanceWhenSigned(moving: Moving, applicationId: string): void {
  const { applications, signatories } = moving.sandbox.store;
  const row = applications.get(applicationId);
  if (row === undefined || knownStatus(row.facts.status) !== 'Signature') return;
  if (!haveAllSigned(signatories.findBy('applicationId', applicationId))) return;
  const { allBanksLoanPurpose, status } = row.facts;
  const [next] = allowedTransitions(flowOf(allBanksLoanPurpose), status, 'server');
  if (next !== undefined) enterStatus(moving, row, next);
}
