import type { Call } from 'contracts/api/call';
import { addSignatories, deleteSignatory, listSignatories, updateSignatory } from 'contracts/api/signatories';
import { listAllowedUpdates } from '../rules/allowed-updates';
import { type ChangeActor, findPermissionViolations } from '../rules/signatory-permissions';
import { findChangedFields, mergeRecord, normaliseRecord } from '../rules/signatory-record';
import { hasAcceptedTerms } from '../rules/signing';
import { statusFlowOf } from '../rules/status-flow';
import type { Violation } from '../rules/violation';
import type { ApplicationRow } from '../store/rows';
import type { SignatoryRow } from '../store/signatory-rows';
import { type ApplicationAccess, requireAllowedUpdate, requireApplicationFor } from './access';
import { checkNewSignatories, checkSignatoryChange } from './check-signatories';
import { completeSigning } from './complete-signing';
import { deleteSignatoryDocuments } from './document-records';
import type { UserExchange } from './exchange';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor } from './refusal';
import { insertSignatory, saveSignatory } from './save-signatory';
import { listSignatoryRows, requireSignatory } from './signatory-access';
import { createSignatoryResponse, isCurrentActor, isInSignatureStatus } from './signatory-response';

export const signatoryEndpoints = [
  implementForUser(listSignatories, (exchange) => {
    const { application, role, signatory } = requireApplicationFor(exchange, exchange.params.id, 'read');
    const rows =
      role === 'applicant' ? listSignatoryRows(exchange.sandbox, application.id) : signatory && [signatory];
    return (rows ?? []).map((row) => createSignatoryResponse(row, { exchange, application }));
  }),

  implementForUser(addSignatories, (exchange) => {
    const { sandbox, body } = exchange;
    const participation = requireApplicationFor(exchange, exchange.params.id, 'participant');
    requireAllowedUpdate(participation, 'signatory');
    const { application } = participation;
    const people = body.data.map(normaliseRecord);
    refuseViolations(checkNewSignatories(sandbox, application, people));
    const rows = people.map((person) => insertSignatory(sandbox, application, person));
    return rows.map(({ id }) => currentResponse(exchange, application, id));
  }),

  implementForUser(updateSignatory, (exchange) => {
    const { body, params } = exchange;
    const participation = requireApplicationFor(exchange, params.id, 'participant');
    const { application } = participation;
    const row = requireSignatory(participation, exchange, params.signatoryId);
    const changedPerson = mergeRecord(row, body);
    const changedFields = findChangedFields(row, changedPerson);
    refuseViolations(findPermissionViolations(changedFields, actorOf(participation, exchange, row)));
    if (changedFields.includes('taxid') && hasSignedTerms(application, row)) {
      throw createRefusal('err_update_not_allowed', 'taxid');
    }
    const change = { row, changedPerson, changedFields };
    refuseViolations(checkSignatoryChange(exchange.sandbox, application, change));
    if (changedFields.length > 0) saveSignatory(exchange, application, change);
    completeSigning(exchange, row.id);
    return currentResponse(exchange, application, row.id);
  }),

  implementForUser(deleteSignatory, (exchange) => {
    const { sandbox, params } = exchange;
    const participation = requireApplicationFor(exchange, params.id, 'participant');
    const row = requireSignatory(participation, exchange, params.signatoryId);
    requireAllowedUpdate(participation, 'signatory');
    deleteSignatoryDocuments(sandbox, row);
    sandbox.store.signatories.delete(row.id);
    return {};
  }),
];

function hasSignedTerms(application: ApplicationRow, { signing }: SignatoryRow): boolean {
  return isInSignatureStatus(application) && signing !== null && hasAcceptedTerms(signing);
}

function actorOf(
  { application, role }: ApplicationAccess,
  exchange: UserExchange<Call>,
  row: SignatoryRow,
): ChangeActor {
  const { allBanksLoanPurpose, status } = application.facts;
  const flow = statusFlowOf(allBanksLoanPurpose);
  return {
    isCurrentActor: isCurrentActor(row, exchange),
    allowedUpdates: listAllowedUpdates(flow, status, role),
    updatesAllowedToApplicant: listAllowedUpdates(flow, status, 'applicant'),
  };
}

function refuseViolations([violation, ...otherViolations]: Violation[]): void {
  if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
}

function currentResponse(exchange: UserExchange<Call>, application: ApplicationRow, id: string) {
  const row = exchange.sandbox.store.signatories.get(id);
  if (row === undefined) throw new Error(`Representative ${id} not found`);
  return createSignatoryResponse(row, { exchange, application });
}
