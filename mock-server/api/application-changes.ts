import * as contract from 'contracts/api/application-progress';
import type { Application } from 'contracts/api/applications';
import type { Call } from 'contracts/api/call';
import type { ApplicationFacts } from 'fixtures/world';
import { bankViolations, compactIban } from '../rules/bank-rules';
import { baseYears } from '../rules/base-year';
import { baseYearOf } from '../rules/complete-application';
import {
  customFieldsOf,
  customValueViolations,
  mergedValues,
  valuesOfEntity,
} from '../rules/custom-field-rules';
import { documentPermissions } from '../rules/document-permissions';
import { flowOf } from '../rules/status-flow';
import { companyTaxNumberProblem, sameTaxNumber } from '../rules/tax-numbers';
import { applicationFor, type Participation, requireUpdate } from './access';
import { answerOf, deploymentOfApplication, todayFor } from './application-answer';
import { deleteYearBoundDocuments } from './document-records';
import { formOf } from './dynamic-forms';
import type { UserExchange } from './exchange';
import { implementForUser } from './implement';
import { refusal, refusalFor } from './refusal';

export const applicationChanges = [
  implementForUser(contract.updateBankInfo, (exchange) => {
    const participation = applicationFor(exchange, exchange.params.id, 'participant');
    requireUpdate(participation, 'bankinfo');
    const [violation, ...others] = bankViolations(exchange.body);
    if (violation !== undefined) throw refusalFor([violation, ...others]);
    const { bankName, iban } = exchange.body;
    return saveFacts(exchange, participation, { bankName: bankName.trim(), iban: compactIban(iban) });
  }),

  implementForUser(contract.updateApplication, (exchange) => {
    const { taxIdNumber, documents_base_year } = exchange.body;
    const participation = applicationFor(exchange, exchange.params.id, 'participant');
    if (taxIdNumber !== undefined) requireTaxNumber(exchange, participation, taxIdNumber.trim());
    if (documents_base_year !== undefined) requireBaseYear(exchange, participation, documents_base_year);
    const { application } = participation;
    const before = baseYearOf(application.facts, todayFor(exchange.sandbox, application));
    if (documents_base_year !== undefined && documents_base_year !== before) {
      deleteYearBoundDocuments(exchange.sandbox, application.id);
    }
    return saveFacts(exchange, participation, {
      ...(taxIdNumber !== undefined && { taxIdNumber: taxIdNumber.trim() }),
      ...(documents_base_year !== undefined && { documents_base_year }),
    });
  }),

  implementForUser(contract.updateCustomFields, (exchange) => {
    const { sandbox, body } = exchange;
    const participation = applicationFor(exchange, exchange.params.id, 'participant');
    requireUpdate(participation, 'custom_fields');
    const { application } = participation;
    const { allBanksLoanPurpose, custom_fields_list = [], company_custom_fields = [] } = application.facts;
    const form = formOf(sandbox, deploymentOfApplication(sandbox, application), 'application');
    const fields = customFieldsOf(form, allBanksLoanPurpose);
    const sent = body.custom_fields;
    const [violation, ...others] = customValueViolations(sent, fields);
    if (violation !== undefined) throw refusalFor([violation, ...others]);
    return saveFacts(exchange, participation, {
      custom_fields_list: mergedValues(custom_fields_list, valuesOfEntity('application', sent, fields)),
      company_custom_fields: mergedValues(company_custom_fields, valuesOfEntity('company', sent, fields)),
    });
  }),
];

/** OVER-08, D-43 */
function requireTaxNumber(exchange: Updating, participation: Participation, number: string): void {
  requireUpdate(participation, 'taxIdNumber');
  const { id, facts, sent } = participation.application;
  const problem = companyTaxNumberProblem(number, facts.companyCountry ?? '');
  if (problem !== null) throw refusal(problem, 'taxIdNumber');
  const people = exchange.sandbox.store.signatories.findBy('applicationId', id);
  const personal = [...people.map(({ taxid }) => taxid), sent?.personalTaxIdNumber];
  if (personal.some((other) => other && sameTaxNumber(other, number))) {
    throw refusal('err_personal_tin_equals_company_tin', 'taxIdNumber');
  }
}

/** DOC-07, D-49. Allowed while documents may be deleted. */
function requireBaseYear({ sandbox }: Updating, { application, role }: Participation, year: number): void {
  const { allBanksLoanPurpose, status, companyType } = application.facts;
  const flow = flowOf(allBanksLoanPurpose);
  if (!documentPermissions(flow, status, { role: 'applicant' }).canDelete)
    throw refusal('err_update_not_allowed');
  if (role !== 'applicant') throw refusal('err_no_permission');
  if (!baseYears(companyType, todayFor(sandbox, application)).includes(year)) {
    throw refusal('err_validation_failed', 'documents_base_year');
  }
}

type Updating = UserExchange<typeof contract.updateApplication>;

function saveFacts(
  exchange: UserExchange<Call>,
  { application, role }: Participation,
  change: Partial<ApplicationFacts>,
): Application {
  const { sandbox, language, user } = exchange;
  const facts = { ...application.facts, ...change };
  const row = sandbox.store.applications.update(application.id, { facts });
  return answerOf(sandbox, row, { role, language, user });
}
