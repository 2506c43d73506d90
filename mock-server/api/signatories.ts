import type { Call } from 'contracts/api/call';
import { addSignatories, deleteSignatory, listSignatories, updateSignatory } from 'contracts/api/signatories';
import { allowedUpdates } from '../rules/allowed-updates';
import { type Actor, permissionViolations } from '../rules/signatory-permissions';
import { changedMembers, merged, type Person, tidied } from '../rules/signatory-record';
import {
  changeViolations,
  type SignatoryViolation,
  type Surroundings,
  signatoryViolations,
} from '../rules/signatory-rules';
import { hasAcceptedTerms } from '../rules/signing';
import { flowOf } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import type { SignatoryRow } from '../store/signatory-rows';
import { applicationFor, type Participation, requireUpdate } from './access';
import { todayFor } from './application-answer';
import { implementForUser, type UserExchange } from './implement';
import { refusal, refusalFor } from './refusal';
import { rowsOf, signatoryIn } from './signatories-access';
import { isAtSignature, isCurrentActor, signatoryAnswer } from './signatories-answer';
import { insertNewcomer, keepChange } from './signatories-keep';
import { settleSigning } from './signatories-settle';

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
    const people = body.data.map(tidied);
    refuse(newcomerViolations(people, exchange, application));
    const rows = people.map((person) => insertNewcomer(sandbox, application, person));
    return rows.map(({ id }) => answerNow(exchange, application, id));
  }),

  implementForUser(updateSignatory, (exchange) => {
    const { body, params } = exchange;
    const participation = applicationFor(exchange, params.id, 'participant');
    const { application } = participation;
    const row = signatoryIn(participation, exchange, params.signatoryId);
    const after = merged(row, body);
    const changed = changedMembers(row, after);
    refuse(permissionViolations(changed, actorOf(participation, exchange, row)));
    if (changed.includes('taxid') && hasSignedTerms(application, row)) {
      // Signed with this number: it stays what it was.
      throw refusal('err_update_not_allowed', 'taxid');
    }
    refuse(changeViolations(row, after, changed, surroundings(exchange, application, row.id)));
    if (changed.length > 0) keepChange(exchange, application, row, after, changed);
    settleSigning(exchange, row.id);
    return answerNow(exchange, application, row.id);
  }),

  implementForUser(deleteSignatory, (exchange) => {
    const { sandbox, params } = exchange;
    const participation = applicationFor(exchange, params.id, 'participant');
    const row = signatoryIn(participation, exchange, params.signatoryId);
    requireUpdate(participation, 'signatory');
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

function surroundings(
  { sandbox }: UserExchange<Call>,
  application: ApplicationRow,
  except?: string,
): Surroundings {
  return {
    others: rowsOf(sandbox, application.id).filter((other) => other.id !== except),
    companyTaxNumber: application.facts.taxIdNumber ?? null,
    today: todayFor(sandbox, application),
  };
}

/** Everything wrong with people who are added together; `values.index` tells which of them is meant. */
function newcomerViolations(
  people: readonly Person[],
  exchange: UserExchange<Call>,
  application: ApplicationRow,
): SignatoryViolation[] {
  const around = surroundings(exchange, application);
  return people.flatMap((person, index) => {
    const others = [...around.others, ...people.filter((other) => other !== person)];
    const violations = signatoryViolations(person, { ...around, others });
    // There is one main contact: two at once would leave open which.
    if (person.is_main_contact && people.findIndex((other) => other.is_main_contact) < index) {
      violations.push({ code: 'err_validation_failed', field: 'is_main_contact' });
    }
    return violations.map((violation) => ({ ...violation, values: { ...violation.values, index } }));
  });
}

function refuse([violation, ...others]: SignatoryViolation[]): void {
  if (violation !== undefined) throw refusalFor([violation, ...others]);
}

/** The representative as they are now. */
function answerNow(exchange: UserExchange<Call>, application: ApplicationRow, id: string) {
  const row = exchange.sandbox.store.signatories.get(id);
  if (row === undefined) throw new Error(`there is no representative ${id}`);
  return signatoryAnswer(row, { exchange, application });
}
