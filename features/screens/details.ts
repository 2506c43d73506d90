/** Where the stages of the classic wizard stand. */
export const STAGES = {
  'the loan request': '/application/loan-info',
  'the company name': '/application/company-name',
  'the company details': '/application/company-details',
  'the account creation': '/application/account-creation',
  'the result': '/application/application-result',
} as const;
export type Stage = keyof typeof STAGES;

/** What a form asks for, in the business's words, and the names of the form's controls. */
export const DETAILS = {
  'loan type': 'loanType',
  amount: 'loanSize',
  duration: 'loanDuration',
  purpose: 'purposeSelect',
  'purpose description': 'purposeDescription',
  'factoring limit': 'factoring_limit',
  'annual sales': 'annual_sales_previous_year',
  'international customers': 'has_international_customers',
  'company name': 'companyName',
  country: 'companyCountry',
  'legal form': 'companyType',
  street: 'street',
  'house number': 'houseNumber',
  postcode: 'companyPostCode',
  city: 'companyLocation',
  'register number': 'hrNumber',
  'tax number': 'taxIdNumber',
  'own tax number': 'personalTaxIdNumber',
  'business purpose': 'businessPurpose',
  'e-mail': 'email',
  password: 'password',
  'old password': 'oldPassword',
  'repeated password': 'passwordRepeat',
  'bank name': 'bankName',
  IBAN: 'iban',
  terms: 'acceptedTerms',
  "partner's terms": 'acceptedPartnerTerms',
} as const;
export type Detail = keyof typeof DETAILS;

/** The loan types scenarios speak of, and their values. */
export const LOAN_TYPES = {
  'working capital': 'working_capital',
  'general liquidity': 'general_liquidity',
  'object financing': 'object_financing',
  'material financing': 'material_financing',
  'project financing': 'project_financing',
  'real estate': 'real_estate',
  'a bullet loan': 'tlb',
  factoring: 'factoring',
  other: 'other',
} as const;
export type LoanType = keyof typeof LOAN_TYPES;
