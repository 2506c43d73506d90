import type { NewApplication, NewDynamicApplication } from 'contracts/api/applications';
import type { Form } from 'fixtures/forms/form';
import { productIdOf } from 'fixtures/products';
import type { ApplicationFacts } from 'fixtures/world';
import { pickCustomValues, toClassicApplication } from '../rules/dynamic-application-rules';
import { firstStatusOf } from '../rules/first-status';
import type { Sandbox } from '../store/sandbox';

export function createApplicationFacts(request: NewApplication, sandbox: Sandbox): ApplicationFacts {
  const applicationId = sandbox.ids.next();
  const isFactoring = request.allBanksLoanPurpose === 'factoring';
  return {
    applicationId,
    application_id: applicationId,
    shortApplicationId: createUnusedShortId(sandbox),
    status: firstStatusOf(request),
    created: sandbox.clock.iso(),
    currency: request.currency,
    allBanksLoanPurpose: request.allBanksLoanPurpose,
    loanSize: isFactoring ? null : (request.loanSize ?? null),
    loanDuration: isFactoring ? null : (request.loanDuration ?? null),
    factoring_limit: isFactoring ? (request.factoring_limit ?? null) : null,
    is_appointment_created: false,
    display_duration_unit: 'months',
    purposeSelect: request.purposeSelect ?? null,
    purposeDescription: request.purposeDescription ?? null,
    companyName: request.companyName,
    companyType: request.companyType,
    street: request.street,
    houseNumber: request.houseNumber ?? null,
    companyPostCode: request.companyPostCode,
    companyLocation: request.companyLocation,
    companyCountry: request.companyCountry,
    hrNumber: request.hrNumber ?? null,
    companyFoundationDate: null,
    taxIdNumber: request.taxIdNumber ?? null,
    businessPurpose: request.businessPurpose,
    factoring: isFactoring
      ? {
          annual_sales_previous_year: request.annual_sales_previous_year ?? null,
          annual_sales_previous_year_abroad: null,
          has_international_customers: request.has_international_customers ?? null,
        }
      : null,
    product: { product_id: productIdOf(request.allBanksLoanPurpose) },
  };
}

export function createDynamicApplicationFacts(
  body: NewDynamicApplication,
  { form, sandbox }: { form: Form | undefined; sandbox: Sandbox },
): ApplicationFacts {
  return {
    ...createApplicationFacts(toClassicApplication(body), sandbox),
    allBanksLoanPurpose: body.allBanksLoanPurpose,
    display_duration_unit: body.display_duration_unit,
    ...(form && pickCustomValues(body, form)),
  };
}

function createUnusedShortId(sandbox: Sandbox): string {
  for (;;) {
    const shortId = sandbox.ids.nextShortId();
    if (sandbox.store.applications.findFirstBy('shortId', shortId) === undefined) return shortId;
  }
}
