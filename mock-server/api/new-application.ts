import type { NewApplication, NewDynamicApplication } from 'contracts/api/applications';
import type { Form } from 'fixtures/forms/form';
import { productIdOf } from 'fixtures/products';
import type { ApplicationFacts } from 'fixtures/world';
import { asClassic, customValuesBy } from '../rules/dynamic-application-rules';
import { firstStatus } from '../rules/first-status';
import type { Sandbox } from '../store/sandbox';

export function newApplicationFacts(sent: NewApplication, sandbox: Sandbox): ApplicationFacts {
  const applicationId = sandbox.ids.next();
  const isFactoring = sent.allBanksLoanPurpose === 'factoring';
  return {
    applicationId,
    application_id: applicationId,
    shortApplicationId: freeShortId(sandbox),
    status: firstStatus(sent),
    created: sandbox.clock.iso(),
    currency: sent.currency,
    allBanksLoanPurpose: sent.allBanksLoanPurpose,
    loanSize: isFactoring ? null : (sent.loanSize ?? null),
    loanDuration: isFactoring ? null : (sent.loanDuration ?? null),
    factoring_limit: isFactoring ? (sent.factoring_limit ?? null) : null,
    is_appointment_created: false,
    display_duration_unit: 'months',
    purposeSelect: sent.purposeSelect ?? null,
    purposeDescription: sent.purposeDescription ?? null,
    companyName: sent.companyName,
    companyType: sent.companyType,
    street: sent.street,
    houseNumber: sent.houseNumber ?? null,
    companyPostCode: sent.companyPostCode,
    companyLocation: sent.companyLocation,
    companyCountry: sent.companyCountry,
    hrNumber: sent.hrNumber ?? null,
    companyFoundationDate: null,
    taxIdNumber: sent.taxIdNumber ?? null,
    businessPurpose: sent.businessPurpose,
    factoring: isFactoring
      ? {
          annual_sales_previous_year: sent.annual_sales_previous_year ?? null,
          annual_sales_previous_year_abroad: null,
          has_international_customers: sent.has_international_customers ?? null,
        }
      : null,
    product: { product_id: productIdOf(sent.allBanksLoanPurpose) },
  };
}

/** DYN-07 */
export function newDynamicApplicationFacts(
  sent: NewDynamicApplication,
  { form, sandbox }: { form: Form | undefined; sandbox: Sandbox },
): ApplicationFacts {
  return {
    ...newApplicationFacts(asClassic(sent), sandbox),
    allBanksLoanPurpose: sent.allBanksLoanPurpose,
    display_duration_unit: sent.display_duration_unit,
    ...(form && customValuesBy(sent, form)),
  };
}

function freeShortId(sandbox: Sandbox): string {
  for (;;) {
    const shortId = sandbox.ids.nextShort();
    if (sandbox.store.applications.firstBy('shortId', shortId) === undefined) return shortId;
  }
}
