/** A loan that a customer of the first partner applies for. */
export const LOAN = {
  allBanksLoanPurpose: 'working_capital',
  currency: 'EUR',
  loanSize: 250_000,
  loanDuration: 36,
  purposeSelect: 'operating_expenses',
  companyName: 'Metallbau Brandt GmbH',
  companyType: 'GMBH',
  companyCountry: 'DE',
  street: 'Hafenstraße',
  houseNumber: '12a',
  companyPostCode: '28217',
  companyLocation: 'Bremen',
  businessPurpose: 'Stahl- und Hallenbau',
};

/** Headers of a call with JSON in it. */
export const JSON_TYPE = { 'content-type': 'application/json' };
