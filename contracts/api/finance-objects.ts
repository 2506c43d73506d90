import { z } from 'zod';
import { defineCall, emptyResponse } from './call';
import { FINANCING_TYPES, RENTAL_STATES } from './enumerations';
import { count, country, createOpenEnum, identifier, money, year } from './values';

/** Specification 2, section 3. Amounts have cents. */
export const financeObjectFields = z.strictObject({
  manufacturer: z.string(),
  type: z.string(),
  built_at: z.number().int().nullish(),
  detail_desc: z.string().nullish(),
  net_purchase_price: z.number(),
  down_payment: z.number(),
  remaining_value: z.number(),
  object_count: z.number().int(),
  financing_type: z.enum(FINANCING_TYPES),
  rental_state: z.enum(RENTAL_STATES),
  is_fixed_interest: z.boolean(),
  expected_delivery_date: z.iso.date().nullish(),
  merchant_name: z.string(),
  merchant_street: z.string(),
  merchant_house_num: z.string(),
  merchant_postcode: z.string(),
  merchant_city: z.string(),
  merchant_country: z.string(),
  merchant_company_id: z.string(),
});
export type FinanceObjectFields = z.infer<typeof financeObjectFields>;

export const financeObject = z.object({
  ...financeObjectFields.shape,
  finance_object_id: identifier,
  built_at: year.nullish(),
  net_purchase_price: money,
  down_payment: money,
  remaining_value: money,
  object_count: count,
  financing_type: createOpenEnum(FINANCING_TYPES),
  rental_state: createOpenEnum(RENTAL_STATES),
  merchant_country: country,
});
export type FinanceObject = z.infer<typeof financeObject>;

const applicationParams = z.strictObject({ id: z.string() });
const objectParams = z.strictObject({ id: z.string(), objectId: z.string() });
const objectErrors = ['err_entity_not_found', 'err_email_not_confirmed'] as const;
const objectChangeErrors = [
  ...objectErrors,
  'err_no_permission',
  'err_update_not_allowed',
  'err_feature_not_enabled',
] as const;

export const listFinanceObjects = defineCall({
  name: 'listFinanceObjects',
  summary: 'The financed objects',
  method: 'GET',
  path: '/user/applications/:id/finance_objects',
  access: 'user',
  params: applicationParams,
  response: z.array(financeObject),
  errors: [...objectErrors],
});

export const addFinanceObject = defineCall({
  name: 'addFinanceObject',
  summary: 'Adds an object while the application is open or in pre-check, up to the configured maximum',
  method: 'POST',
  path: '/user/applications/:id/finance_objects',
  access: 'user',
  params: applicationParams,
  body: financeObjectFields,
  status: 201,
  response: financeObject,
  errors: [...objectChangeErrors, 'err_finance_objects_limit_reached'],
});

export const replaceFinanceObject = defineCall({
  name: 'replaceFinanceObject',
  summary: 'Replaces an object by a whole new one',
  method: 'PUT',
  path: '/user/applications/:id/finance_objects/:objectId',
  access: 'user',
  params: objectParams,
  body: financeObjectFields,
  response: financeObject,
  errors: [...objectChangeErrors],
});

export const deleteFinanceObject = defineCall({
  name: 'deleteFinanceObject',
  summary: 'Removes an object',
  method: 'DELETE',
  path: '/user/applications/:id/finance_objects/:objectId',
  access: 'user',
  params: objectParams,
  response: emptyResponse,
  errors: [...objectChangeErrors],
});
