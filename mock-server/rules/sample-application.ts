import type { NewApplication } from 'contracts/api/applications';

export const SAMPLE_LOAN_REQUEST: NewApplication = {
  allBanksLoanPurpose: 'working_capital',
  currency: 'EUR',
  loanSize: 250_000,
  loanDuration: 48,
  purposeSelect: 'operating_expenses',
  companyName: 'Metallbau Brandt GmbH',
  companyType: 'GMBH',
  street: 'Überseering',
  houseNumber: '12a',
  companyPostCode: '28217',
  companyLocation: 'Bremen',
  companyCountry: 'DE',
  businessPurpose: 'Herstellung von Stahlkonstruktionen.',
};

export const SAMPLE_FACTORING_REQUEST: NewApplication = {
  ...SAMPLE_LOAN_REQUEST,
  allBanksLoanPurpose: 'factoring',
  loanSize: undefined,
  loanDuration: undefined,
  purposeSelect: undefined,
  factoring_limit: 200_000,
  has_international_customers: false,
  annual_sales_previous_year: 3_000_000,
};
