import type { WorldApplication } from 'fixtures/world';

export function createApplicationBody(application: WorldApplication, run: string): object {
  const { factoring, factoring_limit, loanSize, loanDuration, purposeSelect, purposeDescription } =
    application;
  const { custom_fields_list = [], company_custom_fields = [], display_duration_unit } = application;
  const answers = [...custom_fields_list, ...company_custom_fields];
  const applicationFields = {
    allBanksLoanPurpose: application.allBanksLoanPurpose,
    currency: application.currency,
    loanSize,
    loanDuration,
    purposeSelect,
    purposeDescription,
    companyName: `${application.companyName} ${run}`.trim(),
    companyType: application.companyType,
    street: application.street,
    houseNumber: application.houseNumber,
    companyPostCode: application.companyPostCode,
    companyLocation: application.companyLocation,
    companyCountry: application.companyCountry,
    hrNumber: application.hrNumber,
    taxIdNumber: application.taxIdNumber,
    businessPurpose: application.businessPurpose,
    factoring_limit,
    ...(factoring_limit && {
      annual_sales_previous_year: factoring?.annual_sales_previous_year,
      has_international_customers: factoring?.has_international_customers ?? false,
    }),
    ...(answers.length > 0 && { custom_fields_list: answers, display_duration_unit }),
  };
  return Object.fromEntries(
    Object.entries(applicationFields).filter(([, value]) => value !== null && value !== undefined),
  );
}
