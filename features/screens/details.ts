export const FORM_STAGES = {
  'the loan request': '/application/loan-info',
  'the company name': '/application/company-name',
  'the company details': '/application/company-details',
  'the check of my answers': '/application/check-answers',
  'the account creation': '/application/account-creation',
  'the result': '/application/application-result',
} as const;
export type FormStage = keyof typeof FORM_STAGES;

export const WIZARD_DETAILS = {
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
  'share of private patients': 'private_patient_share',
  'takeover date': 'takeover_date',
  'purchase price': 'purchase_price',
  'acquired share': 'acquired_share',
  'number of devices': 'device_count',
  'used devices': 'is_used',
  supplier: 'supplier',
  'delivery date': 'delivery_date',
  correctness: 'is_information_correct',
} as const;
export type WizardDetail = keyof typeof WIZARD_DETAILS;

export const PERSON_DETAILS = {
  'own record': 'is_me',
  signing: 'signing',
  'first name': 'first_name',
  'last name': 'last_name',
  position: 'position',
  nationality: 'nationality',
  birthdate: 'birthdate',
  'expected delivery': 'expected_delivery_date',
  street: 'street',
  'house number': 'street_number',
  postcode: 'postcode',
  city: 'location',
  country: 'country',
  'legal signatory': 'is_legal_signatory',
  'willingness to sign': 'is_contract_signatory',
  'right to sign alone': 'is_sole_signatory',
  'beneficial owner': 'is_beneficial_owner',
  share: 'percentage_owned',
  'e-mail': 'email',
  telephone: 'telephone',
  'main contact': 'is_main_contact',
  'tax number': 'taxid',
  'academic title': 'academic_title',
  'weekly hours': 'weekly_hours',
  'licensed since': 'licensed_since',
} as const;
export type PersonDetail = keyof typeof PERSON_DETAILS;

export const TASK_DETAILS = {
  manufacturer: 'manufacturer',
  model: 'type',
  'number of objects': 'object_count',
  'year of manufacture': 'built_at',
  'net purchase price': 'net_purchase_price',
  'down payment': 'down_payment',
  'remaining value': 'remaining_value',
  'kind of financing': 'financing_type',
  'kind of rental': 'rental_state',
  'fixed interest': 'is_fixed_interest',
  dealer: 'merchant',
  'name of the dealer': 'merchant_name',
  'street of the dealer': 'merchant_street',
  'house number of the dealer': 'merchant_house_num',
  'postcode of the dealer': 'merchant_postcode',
  'city of the dealer': 'merchant_city',
  'country of the dealer': 'merchant_country',
  'register number of the dealer': 'merchant_company_id',
  portfolio: 'company_portfolio',
  'portfolio abroad': 'company_portfolio_abroad',
  'annual sales abroad': 'annual_sales_previous_year_abroad',
  'planned sales': 'planned_annual_sales_following_year',
  'planned sales abroad': 'planned_annual_sales_following_year_abroad',
  'sales to be factored': 'planned_annual_sales_factoring',
  'sales to be factored abroad': 'planned_annual_sales_factoring_abroad',
  'number of invoices': 'number_of_outgoing_invoices',
  'invoice currencies abroad': 'invoice_currencies_abroad_EUR',
  'highest invoice': 'max_invoice_value_previous_year',
  'payment deadline': 'payment_deadline_for_outgoing_invoices',
  'highest invoice abroad': 'max_invoice_value_previous_year_abroad',
  'payment deadline abroad': 'payment_deadline_for_outgoing_invoices_abroad',
  'credit insurance': 'has_commercial_credit_insurance',
  'comment on credit insurance': 'has_commercial_credit_insurance_comment',
  'present factoring': 'already_has_factoring',
  'comment on present factoring': 'already_has_factoring_comment',
  'company name': 'company_name',
  'company name in row 2': 'company_name_2',
  'company name in row 3': 'company_name_3',
  'company name in row 4': 'company_name_4',
  'annual sales in row 2': 'annual_sales_previous_year_2',
  'annual sales in row 3': 'annual_sales_previous_year_3',
  'annual sales in row 4': 'annual_sales_previous_year_4',
  'annual sales in row 9': 'annual_sales_previous_year_9',
  street: 'address_street',
  'house number': 'address_house_number',
  postcode: 'address_post_code',
  city: 'address_location',
  country: 'address_country',
  'own tax number': 'taxNumber',
  'e-mail': 'contactEmail',
} as const;

export type FormDetail = WizardDetail | keyof typeof PERSON_DETAILS | keyof typeof TASK_DETAILS;

const FORMS: readonly Partial<Record<FormDetail, string>>[] = [WIZARD_DETAILS, PERSON_DETAILS, TASK_DETAILS];
export const FORM_DETAILS: readonly string[] = [...new Set(FORMS.flatMap((form) => Object.keys(form)))];

export function detailNamesOf(detail: FormDetail): string[] {
  const names = FORMS.flatMap((form) => form[detail] ?? []);
  if (names.length === 0) throw new Error(`no form has the field ${detail}`);
  return names;
}

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

export const PRACTICE_STEPS = {
  'the name of my practice': '/application/new/company-name',
  'the data of my practice': '/application/new/company-data',
  'the financing of my practice': '/application/new/loan-data',
  'the project of my practice': '/application/new/project-data',
} as const;
export type PracticeStep = keyof typeof PRACTICE_STEPS;

export const PRACTICE_PURPOSES = {
  'devices and equipment': 'devices_and_equipment',
  'a foundation': 'foundation',
  'a takeover': 'takeover',
} as const;
export type PracticePurpose = keyof typeof PRACTICE_PURPOSES;
