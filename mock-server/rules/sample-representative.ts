import type { SignatoryFields } from 'contracts/api/signatories';

export const SAMPLE_DIRECTOR: SignatoryFields = {
  first_name: 'Jonas',
  last_name: 'Brandt',
  email: 'jonas@metallbau-brandt.example',
  telephone: '+49 421 5550127',
  position: 'Geschäftsführer',
  nationality: 'DE',
  birthdate: '1979-05-14',
  taxid: '36574261809',
  street: 'Am Wall',
  street_number: '3b',
  postcode: '28195',
  location: 'Bremen',
  country: 'DE',
  is_beneficial_owner: false,
  percentage_owned: null,
  is_legal_signatory: true,
  is_contract_signatory: true,
  is_sole_signatory: true,
  is_main_contact: false,
  custom_fields_list: [],
};

export const SAMPLE_OWNER: SignatoryFields = {
  ...SAMPLE_DIRECTOR,
  first_name: 'Ada',
  email: null,
  telephone: null,
  taxid: null,
  is_beneficial_owner: true,
  percentage_owned: 0.25,
  is_legal_signatory: false,
  is_contract_signatory: null,
  is_sole_signatory: null,
};
