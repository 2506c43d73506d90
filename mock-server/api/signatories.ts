import type { Call } from 'contracts/api/call';
import { addSignatories, deleteSignatory, listSignatories, updateSignatory } from 'contracts/api/signatories';
import { allowedUpdates } from '../rules/allowed-updates';
import { type Actor, permissionViolations } from '../rules/signatory-permissions';
import { changedMembers, mergedRecord, normalisedRecord } from '../rules/signatory-record';
import { hasAcceptedTerms } from '../rules/signing';
import { flowOf } from '../rules/status-flow';
import type { Violation } from '../rules/violation';
import type { ApplicationRow } from '../store/rows';
import type { SignatoryRow } from '../store/signatory-rows';
import { applicationFor, type Participation, requireUpdate } from './access';
import { checkChange, checkNewSignatories } from './check-signatories';
import { completeSigning } from './complete-signing';
import { deleteSignatoryDocuments } from './document-records';
import type { UserExchange } from './exchange';
import { implementForUser } from './implement';
import { refusal, refusalFor } from './refusal';
import { insertSignatory, saveSignatory } from './save-signatory';
import { rowsOf, signatoryIn } from './signatory-access';
import { isAtSignature, isCurrentActor, signatoryAnswer } from './signatory-answer';

export const signatories = [
  implementForUser(listSignatories, (exchange) => {
    const { application, role, signatory } = applicationFor(exchange, exchange.params.id, 'read');
    const rows = role === 'applicant' ? rowsOf(exchange.sandbox, application.id) : signatory && [signatory];
    return (rows ?? []).map((row) => signatoryAnswer(row, { exchange, application }));
  }),

  implementForUser(addSignatories, (exchange) => {
    const { sandbox, body } = exchange;
    const participation = applicationFor(exchange, exchange.params.id, 'participant');
    requireUpdate(participation, 'signatory');
    const { application } = participation;
    const people = body.data.map(normalisedRecord);
    refuseViolations(checkNewSignatories(sandbox, application, people));
    const rows = people.map((person) => insertSignatory(sandbox, application, person));
    return rows.map(({ id }) => currentAnswer(exchange, application, id));
  }),

  implementForUser(updateSignatory, (exchange) => {
    const { body, params } = exchange;
    const participation = applicationFor(exchange, params.id, 'participant');
    const { application } = participation;
    const row = signatoryIn(participation, exchange, params.signatoryId);
    const after = mergedRecord(row, body);
    const changed = changedMembers(row, after);
    refuseViolations(permissionViolations(changed, actorOf(participation, exchange, row)));
    if (changed.includes('taxid') && hasSignedTerms(application, row)) {
      // The number was used for signing.
      throw refusal('err_update_not_allowed', 'taxid');
    }
    refuseViolations(checkChange(exchange.sandbox, application, { row, after, changed }));
    if (changed.length > 0) saveSignatory(exchange, application, row, after, changed);
    completeSigning(exchange, row.id);
    return currentAnswer(exchange, application, row.id);
  }),

  implementForUser(deleteSignatory, (exchange) => {
    const { sandbox, params } = exchange;
    const participation = applicationFor(exchange, params.id, 'participant');
    const row = signatoryIn(participation, exchange, params.signatoryId);
    requireUpdate(participation, 'signatory');
    deleteSignatoryDocuments(sandbox, row);
    sandbox.store.signatories.delete(row.id);
    return {};
  }),
];

function hasSignedTerms(application: ApplicationRow, { signing }: SignatoryRow): boolean {
  return isAtSignature(application) && signing !== null && hasAcceptedTerms(signing);
}

function actorOf(
  { application, role }: Participation,
  exchange: UserExchange<Call>,
  row: SignatoryRow,
): Actor {
  const { allBanksLoanPurpose, status } = application.facts;
  const flow = flowOf(allBanksLoanPurpose);
  return {
    isCurrentActor: isCurrentActor(row, exchange),
    allowed: allowedUpdates(flow, status, role),
    allowedToApplicant: allowedUpdates(flow, status, 'applicant'),
  };
}

function refuseViolations([violation, ...others]: Violation[]): void {
  if (violation !== undefined) throw refusalFor([violation, ...others]);
}

function currentAnswer(exchange: UserExchange<Call>, application: ApplicationRow, id: string) {
  const row = exchange.sandbox.store.signatories.get(id);
  if (row === undefined) throw new Error(`Representative ${id} not found`);
  return signatoryAnswer(row, { exchange, application });
}
