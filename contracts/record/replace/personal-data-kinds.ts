/** Equal texts of the same kind get equal replacements. */
export type PersonalDataKind =
  | 'account'
  | 'address of a file'
  | 'birthdate'
  | 'city'
  | 'company'
  | 'date'
  | 'digits'
  | 'e-mail'
  | 'family name'
  | 'file name'
  | 'free text'
  | 'full name'
  | 'given name'
  | 'house number'
  | 'id'
  | 'password'
  | 'phone'
  | 'position'
  | 'postcode'
  | 'register number'
  | 'search'
  | 'street'
  | 'street line'
  | 'tax number'
  | 'token';

export type DrawnDataKind = Exclude<PersonalDataKind, 'search' | 'street line'>;

export const KIND_OF_MEMBER: Readonly<Record<string, PersonalDataKind>> = {
  first_name: 'given name',
  last_name: 'family name',
  email: 'e-mail',
  contact_email: 'e-mail',
  customer_support_email: 'e-mail',
  telephone: 'phone',
  contact_phone: 'phone',
  customer_support_phone: 'phone',
  position: 'position',
  birthdate: 'birthdate',
  companyFoundationDate: 'date',
  companyName: 'company',
  company_name: 'company',
  merchant_name: 'company',
  bankName: 'company',
  iban: 'account',
  taxid: 'tax number',
  taxIdNumber: 'tax number',
  personalTaxIdNumber: 'tax number',
  hrNumber: 'register number',
  identnummer: 'register number',
  merchant_company_id: 'register number',
  street: 'street',
  address_street: 'street',
  merchant_street: 'street',
  strasseHausnummer: 'street line',
  houseNumber: 'house number',
  address_house_number: 'house number',
  merchant_house_num: 'house number',
  street_number: 'house number',
  companyPostCode: 'postcode',
  address_post_code: 'postcode',
  merchant_postcode: 'postcode',
  postcode: 'postcode',
  plz: 'postcode',
  companyLocation: 'city',
  address_location: 'city',
  merchant_city: 'city',
  location: 'city',
  ort: 'city',
  password: 'password',
  old_password: 'password',
  new_password: 'password',
  token: 'token',
  credit_score: 'digits',
  document_name: 'file name',
  file_name: 'file name',
  download_url: 'address of a file',
  upload_url: 'address of a file',
  guarantor_contract_url: 'address of a file',
  digital_signature_url: 'address of a file',
  avatar_url: 'address of a file',
  external_provider_company_id: 'id',
  companyCreditProviderId: 'id',
};

export const KIND_BY_MEMBER_PATH: Readonly<Record<string, PersonalDataKind>> = {
  'companyNameSuggestions.name': 'company',
  'external_provider_companies.name': 'company',
  'query.name': 'search',
  'advisor.name': 'full name',
};
