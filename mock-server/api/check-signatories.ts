import { listCustomFields } from '../rules/custom-field-rules';
import { findCustomFieldViolations } from '../rules/dynamic-application-rules';
import type { Person, SignatoryField } from '../rules/signatory-record';
import {
  findSignatoryChangeViolations,
  findSignatoryViolations,
  type SignatoryContext,
} from '../rules/signatory-rules';
import type { Violation } from '../rules/violation';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import { deploymentOfApplication, todayOfApplication } from './application-response';
import { findCurrentForm } from './dynamic-forms';
import { listSignatoryRows } from './signatory-access';

export function checkNewSignatories(
  sandbox: Sandbox,
  application: ApplicationRow,
  people: readonly Person[],
): Violation[] {
  const context = signatoryContext(sandbox, application);
  return people.flatMap((person, index) => {
    const otherPeople = [...context.otherPeople, ...people.filter((otherPerson) => otherPerson !== person)];
    const violations: Violation[] = [
      ...findSignatoryViolations(person, { ...context, otherPeople }),
      ...customFieldViolations(sandbox, application, person),
    ];
    if (person.is_main_contact && people.findIndex((otherPerson) => otherPerson.is_main_contact) < index) {
      violations.push({ code: 'err_validation_failed', field: 'is_main_contact' });
    }
    return violations.map((violation) => ({ ...violation, values: { ...violation.values, index } }));
  });
}

interface Change {
  row: SignatoryRow;
  changedPerson: Person;
  changedFields: readonly SignatoryField[];
}

export function checkSignatoryChange(
  sandbox: Sandbox,
  application: ApplicationRow,
  { row, changedPerson, changedFields }: Change,
): Violation[] {
  return [
    ...findSignatoryChangeViolations(
      row,
      changedPerson,
      changedFields,
      signatoryContext(sandbox, application, row.id),
    ),
    ...(changedFields.includes('custom_fields_list')
      ? customFieldViolations(sandbox, application, changedPerson)
      : []),
  ];
}

function signatoryContext(
  sandbox: Sandbox,
  application: ApplicationRow,
  excludedId?: string,
): SignatoryContext {
  return {
    otherPeople: listSignatoryRows(sandbox, application.id).filter((row) => row.id !== excludedId),
    companyTaxNumber: application.facts.taxIdNumber ?? null,
    today: todayOfApplication(sandbox, application),
  };
}

/** Without a configured form there are no custom fields (REP-11). */
function customFieldViolations(sandbox: Sandbox, application: ApplicationRow, person: Person): Violation[] {
  const form = findCurrentForm(sandbox, deploymentOfApplication(sandbox, application), 'signatory');
  const fields = listCustomFields(form, application.facts.allBanksLoanPurpose);
  return findCustomFieldViolations({ custom_fields_list: person.custom_fields_list ?? [] }, fields);
}
