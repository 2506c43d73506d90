import { z } from 'zod';
import { application } from './applications';
import { defineCall } from './call';
import { APPLICATION_STATUSES, PENDING_ACTIONS } from './enumerations';
import { ERROR_CODES } from './error-codes';
import { createOpenEnum, createStatusSchema } from './values';

/** Specification 2, section 7. */

const applicationParams = z.strictObject({ id: z.string() });
const applicationErrors = ['err_entity_not_found', 'err_email_not_confirmed'] as const;
const applicationChangeErrors = [
  ...applicationErrors,
  'err_no_permission',
  'err_update_not_allowed',
] as const;

export const pendingAction = z.object({
  action: createOpenEnum(PENDING_ACTIONS),
  errors: z.array(
    z.object({
      code: createOpenEnum(ERROR_CODES),
      field: z.string().nullish(),
      values: z.record(z.string(), z.unknown()).nullish().meta({
        description:
          'What goes with the code. With `signatory_id` the step is that representative’s, without it the step of who asks. `document_types` are the types of documents that are meant, `oldest` is the first date that is still accepted, `missing` names the members or sections without a value, with `first_name` and `last_name` of whom they are, `total` is the sum of shares as a decimal. Where they are left out the code says all there is to say.',
      }),
    }),
  ),
});

export const validateNextStatus = defineCall({
  name: 'validateNextStatus',
  summary:
    'The pending actions worked out from the data, and the status a submit leads to; null when there is none',
  method: 'GET',
  path: '/user/applications/:id/next_status_validate',
  access: 'user',
  params: applicationParams,
  response: z.object({
    pending_actions: z.array(pendingAction),
    next_status: createStatusSchema(APPLICATION_STATUSES).nullable(),
  }),
  errors: [...applicationErrors],
});

export const changeStatus = defineCall({
  name: 'changeStatus',
  summary: 'Submits the application: the status must be the next one, and nothing may be pending',
  method: 'PATCH',
  path: '/user/applications/:id/status',
  access: 'user',
  params: applicationParams,
  body: z.strictObject({ status: z.string() }),
  response: application,
  errors: [
    ...applicationErrors,
    'err_no_permission',
    'err_status_change_not_allowed',
    'err_application_no_iban',
    'err_invalid_iban',
    'err_application_no_bank_name',
    'err_application_company_tax_id_missing',
    'err_application_no_signatories',
    'err_application_signatories_sole_or_atleast_2',
    'err_share_percentage_greater_then_100',
    'err_guarantors_above_50_percent',
    'err_signatories_data_incomplete',
    'err_required_documents_missing',
    'err_documents_date_missing',
    'err_as_of_date_required',
    'err_document_too_old',
    'err_debt_registry_missing',
    'err_finance_objects_missing',
    'err_factoring_details_not_added',
  ],
});

export const updateBankInfo = defineCall({
  name: 'updateBankInfo',
  summary: 'Bank name and IBAN (permission bankinfo)',
  method: 'PATCH',
  path: '/user/applications/:id/bankinfo',
  access: 'user',
  params: applicationParams,
  body: z.strictObject({ bankName: z.string(), iban: z.string() }),
  response: application,
  errors: [...applicationChangeErrors, 'err_invalid_iban', 'err_bic_not_found'],
});

export const updateApplication = defineCall({
  name: 'updateApplication',
  summary:
    'The company tax number (permission taxIdNumber), or the base year of the documents, which deletes the year-bound ones (D-49)',
  method: 'PATCH',
  path: '/user/applications/:id',
  access: 'user',
  params: applicationParams,
  body: z.strictObject({
    taxIdNumber: z.string().optional(),
    documents_base_year: z.number().int().optional(),
  }),
  response: application,
  errors: [...applicationChangeErrors, 'err_personal_tin_equals_company_tin'],
});

export const updateCustomFields = defineCall({
  name: 'updateCustomFields',
  summary: 'Values of configured fields (permission custom_fields)',
  method: 'PATCH',
  path: '/user/applications/:id/custom_field_list',
  access: 'user',
  params: applicationParams,
  body: z.strictObject({
    custom_fields: z.array(z.strictObject({ field_id: z.string(), field_value: z.string() })),
  }),
  response: application,
  errors: [...applicationChangeErrors, 'err_custom_field_required', 'err_custom_values_failed'],
});
