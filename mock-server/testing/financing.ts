import type { NewCompany } from 'contracts/api/companies';
import type { FinanceObjectFields } from 'contracts/api/finance-objects';

export const NEW_COMPANY_BODY: NewCompany = {
  address_country: 'DE',
  companyName: 'Möbelhof Süd GmbH',
  companyType: 'GMBH',
  address_street: 'Am Anger',
  address_house_number: '3',
  address_location: 'Kempten',
  address_post_code: '87435',
  businessPurpose: 'Möbelhandel',
};

export const FORKLIFT_BODY: FinanceObjectFields = {
  manufacturer: 'Linde',
  type: 'E20',
  net_purchase_price: 27_900.5,
  down_payment: 0,
  remaining_value: 0,
  object_count: 2,
  financing_type: 'leasing',
  rental_state: 'no',
  is_fixed_interest: true,
  merchant_name: 'Stapler Ahrens GmbH',
  merchant_street: 'Werkstraße',
  merchant_house_num: '14',
  merchant_postcode: '30179',
  merchant_city: 'Hannover',
  merchant_country: 'DE',
  merchant_company_id: 'HRB 88120',
};
