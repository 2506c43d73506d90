/** Where the stages of the classic wizard stand. */
export const STAGES = {
  'the loan request': '/application/loan-info',
  'the company name': '/application/company-name',
  'the company details': '/application/company-details',
  'the check of my answers': '/application/check-answers',
  'the account creation': '/application/account-creation',
  'the result': '/application/application-result',
} as const;
export type Stage = keyof typeof STAGES;

/** Details of a form in business terms, and the names of their controls. */
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
  'meeting type': 'meetingType',
  day: 'day',
  'time of day': 'time',
  'contact e-mail': 'contactEmail',
  'contact phone': 'contactPhone',
  'first name': 'firstName',
  'last name': 'lastName',
  terms: 'acceptedTerms',
  "partner's terms": 'acceptedPartnerTerms',
  'loan purpose': 'allBanksLoanPurpose',
  'type of practice': 'practice_type',
  specialty: 'medical_specialty',
  'other discipline': 'x_medical_specialty_oo',
  'physician number': 'physician_number',
  staff: 'staff_count',
  'own funds': 'own_funds',
  currency: 'currency',
  'opening date': 'opening_date',
  premises: 'has_premises',
  'area of premises': 'premises_area',
  'expected sales': 'expected_annual_sales',
  'private patients': 'private_patient_share',
  'takeover date': 'takeover_date',
  'purchase price': 'purchase_price',
  'acquired share': 'acquired_share',
  'number of devices': 'device_count',
  'used devices': 'is_used',
  supplier: 'supplier',
  'delivery date': 'delivery_date',
  correctness: 'is_information_correct',
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

/** Steps of the form that practices fill in, and where they stand. */
export const PRACTICE_STEPS = {
  'the name of my practice': '/application/new/company-name',
  'the data of my practice': '/application/new/company-data',
  'the financing of my practice': '/application/new/loan-data',
  'the project of my practice': '/application/new/project-data',
} as const;
export type PracticeStep = keyof typeof PRACTICE_STEPS;

/** Purposes of practices, and their values. */
export const PRACTICE_PURPOSES = {
  'devices and equipment': 'devices_and_equipment',
  'a foundation': 'foundation',
  'a takeover': 'takeover',
} as const;
export type PracticePurpose = keyof typeof PRACTICE_PURPOSES;
