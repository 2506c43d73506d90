import * as contract from 'contracts/api/application-progress';
import type { Application } from 'contracts/api/applications';
import type { Call } from 'contracts/api/call';
import type { ApplicationFacts } from 'fixtures/world';
import { findBankViolations, removeIbanSpaces } from '../rules/bank-rules';
import { listBaseYears } from '../rules/base-year';
import { baseYearOf } from '../rules/complete-application';
import {
  customValuesOfEntity,
  findCustomValueViolations,
  listCustomFields,
  mergeCustomValues,
} from '../rules/custom-field-rules';
import { documentPermissionsOf } from '../rules/document-permissions';
import { statusFlowOf } from '../rules/status-flow';
import { findCompanyTaxNumberProblem, isSameTaxNumber } from '../rules/tax-numbers';
import { type ApplicationAccess, requireAllowedUpdate, requireApplicationFor } from './access';
import {
  createApplicationResponse,
  deploymentOfApplication,
  todayOfApplication,
} from './application-response';
import { deleteYearBoundDocuments } from './document-records';
import { findCurrentForm } from './dynamic-forms';
import type { UserExchange } from './exchange';
import { implementForUser } from './implement';
import { createRefusal, createRefusalFor } from './refusal';

export const applicationChangeEndpoints = [
  implementForUser(contract.updateBankInfo, (exchange) => {
    const participation = requireApplicationFor(exchange, exchange.params.id, 'participant');
    requireAllowedUpdate(participation, 'bankinfo');
    const [violation, ...otherViolations] = findBankViolations(exchange.body);
    if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
    const { bankName, iban } = exchange.body;
    return saveFacts(exchange, participation, { bankName: bankName.trim(), iban: removeIbanSpaces(iban) });
  }),

  implementForUser(contract.updateApplication, (exchange) => {
    const { taxIdNumber, documents_base_year } = exchange.body;
    const participation = requireApplicationFor(exchange, exchange.params.id, 'participant');
    if (taxIdNumber !== undefined) requireTaxNumber(exchange, participation, taxIdNumber.trim());
    if (documents_base_year !== undefined) requireBaseYear(exchange, participation, documents_base_year);
    const { application } = participation;
    const previousBaseYear = baseYearOf(application.facts, todayOfApplication(exchange.sandbox, application));
    if (documents_base_year !== undefined && documents_base_year !== previousBaseYear) {
      deleteYearBoundDocuments(exchange.sandbox, application.id);
    }
    return saveFacts(exchange, participation, {
      ...(taxIdNumber !== undefined && { taxIdNumber: taxIdNumber.trim() }),
      ...(documents_base_year !== undefined && { documents_base_year }),
    });
  }),

  implementForUser(contract.updateCustomFields, (exchange) => {
    const { sandbox, body } = exchange;
    const participation = requireApplicationFor(exchange, exchange.params.id, 'participant');
    requireAllowedUpdate(participation, 'custom_fields');
    const { application } = participation;
    const { allBanksLoanPurpose, custom_fields_list = [], company_custom_fields = [] } = application.facts;
    const form = findCurrentForm(sandbox, deploymentOfApplication(sandbox, application), 'application');
    const fields = listCustomFields(form, allBanksLoanPurpose);
    const customFields = body.custom_fields;
    const [violation, ...otherViolations] = findCustomValueViolations(customFields, fields);
    if (violation !== undefined) throw createRefusalFor([violation, ...otherViolations]);
    return saveFacts(exchange, participation, {
      custom_fields_list: mergeCustomValues(
        custom_fields_list,
        customValuesOfEntity('application', customFields, fields),
      ),
      company_custom_fields: mergeCustomValues(
        company_custom_fields,
        customValuesOfEntity('company', customFields, fields),
      ),
    });
  }),
];

function requireTaxNumber(exchange: UpdateExchange, participation: ApplicationAccess, number: string): void {
  requireAllowedUpdate(participation, 'taxIdNumber');
  const { id, facts, sent: submittedBody } = participation.application;
  const problem = findCompanyTaxNumberProblem(number, facts.companyCountry ?? '');
  if (problem !== null) throw createRefusal(problem, 'taxIdNumber');
  const people = exchange.sandbox.store.signatories.findBy('applicationId', id);
  const personalTaxNumbers = [...people.map(({ taxid }) => taxid), submittedBody?.personalTaxIdNumber];
  if (
    personalTaxNumbers.some(
      (personalTaxNumber) => personalTaxNumber && isSameTaxNumber(personalTaxNumber, number),
    )
  ) {
    throw createRefusal('err_personal_tin_equals_company_tin', 'taxIdNumber');
  }
}

/** Changes are allowed while documents may be deleted (DOC-07, D-49). */
function requireBaseYear(
  { sandbox }: UpdateExchange,
  { application, role }: ApplicationAccess,
  year: number,
): void {
  const { allBanksLoanPurpose, status, companyType } = application.facts;
  const flow = statusFlowOf(allBanksLoanPurpose);
  if (!documentPermissionsOf(flow, status, { role: 'applicant' }).canDelete)
    throw createRefusal('err_update_not_allowed');
  if (role !== 'applicant') throw createRefusal('err_no_permission');
  if (!listBaseYears(companyType, todayOfApplication(sandbox, application)).includes(year)) {
    throw createRefusal('err_validation_failed', 'documents_base_year');
  }
}

type UpdateExchange = UserExchange<typeof contract.updateApplication>;

function saveFacts(
  exchange: UserExchange<Call>,
  { application, role }: ApplicationAccess,
  change: Partial<ApplicationFacts>,
): Application {
  const { sandbox, language, user } = exchange;
  const facts = { ...application.facts, ...change };
  const row = sandbox.store.applications.update(application.id, { facts });
  return createApplicationResponse(sandbox, row, { role, language, user });
}
