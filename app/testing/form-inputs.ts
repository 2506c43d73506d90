export const OBJECT_INPUT = {
  manufacturer: 'Jungheinrich',
  type: 'ETV 216',
  object_count: '1',
  net_purchase_price: '41,200',
  down_payment: '0',
  remaining_value: '0',
  financing_type: 'leasing',
  rental_state: 'no',
  is_fixed_interest: 'yes',
  merchant_name: 'Stapler Ahrens GmbH',
  merchant_street: 'Werkstraße',
  merchant_house_num: '14',
  merchant_postcode: '30179',
  merchant_city: 'Hannover',
  merchant_country: 'DE',
  merchant_company_id: 'HRB 88120',
};

export const COMPANY_INPUT = {
  companyName: 'Möbelhof Süd GmbH',
  address_country: 'DE',
  companyType: 'GMBH',
  address_street: 'Am Anger',
  address_house_number: '3',
  address_post_code: '87435',
  address_location: 'Kempten',
  businessPurpose: 'Möbelhandel',
};

export const DEBTOR_INPUT = {
  company_name: 'Modehaus Hansen GmbH',
  company: 'id=modehaus-hansen',
  annual_sales_previous_year: '120,000',
  currency: 'EUR',
};

export const PERSON_INPUT = {
  first_name: 'Nele',
  last_name: 'Uhl',
  nationality: 'DE',
  birthdate: '04.05.1988',
  street: 'Kirchweg',
  street_number: '7',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_legal_signatory: 'no',
  is_beneficial_owner: 'no',
};

export const APPOINTMENT_INPUT = {
  intent: 'book',
  meetingType: 'telephone',
  day: '2026-03-10',
  time: '10:00',
  firstName: 'Katrin',
  lastName: 'Brandt',
  companyName: 'Metallbau Brandt GmbH',
  contactEmail: 'katrin@brandt.example',
  contactPhone: '+49 421 123456',
};

export const NEW_PASSWORD_INPUT = 'Kranich7#Boje&Moos';

export const NEW_ACCOUNT_INPUT = {
  email: 'neu@beispiel.example',
  password: NEW_PASSWORD_INPUT,
  passwordRepeat: NEW_PASSWORD_INPUT,
  acceptedTerms: 'on',
};
