import { z } from 'zod';
import { defineCall, emptyResponse } from './call';
import {
  DOCUMENT_TYPES,
  IDENT_RESULTS,
  IDENT_STATUSES,
  INVITE_STATUSES,
  SIGNATURE_PROVIDERS,
  SIGNING_METHODS,
} from './enumerations';
import { country, createOpenEnum, emailAddress, identifier, nonEmptyText, share, webAddress } from './values';

/** Specification 2, sections 3, 5 and 7. */

const kycItem = z.object({ is_required: z.boolean(), is_completed: z.boolean() });

const otherDocument = z.object({
  document_id: identifier,
  document_type: createOpenEnum(DOCUMENT_TYPES),
  signing_method: createOpenEnum(SIGNING_METHODS),
  is_signed: z.boolean(),
  signed_document_id: identifier.nullish(),
});

/** `kyc_status` may lack any key of D-24. */
export const signatoryRequirements = z.object({
  kyc_status: z.record(z.string(), kycItem),
  required_other_documents: z.array(otherDocument),
  guarantor_contract_url: webAddress.nullish(),
  signature_provider: createOpenEnum(SIGNATURE_PROVIDERS).nullish(),
  signature_status: createOpenEnum(IDENT_STATUSES),
  ident_result: createOpenEnum(IDENT_RESULTS).nullish(),
  digital_signature_url: webAddress.nullish(),
  signature_completed_at: z.iso.datetime({ offset: true }).nullish(),
});
export type SignatoryRequirements = z.infer<typeof signatoryRequirements>;

export const signatory = z.object({
  signatory_id: identifier,
  application_id: identifier,
  first_name: nonEmptyText,
  last_name: nonEmptyText,
  email: emailAddress.nullish(),
  telephone: z.string().nullish(),
  position: z.string().nullish(),
  nationality: country.nullish(),
  birthdate: z.iso.date().nullish(),
  taxid: z.string().nullish(),
  street: z.string().nullish(),
  street_number: z.string().nullish(),
  postcode: z.string().nullish(),
  location: z.string().nullish(),
  country: country.nullish(),
  is_beneficial_owner: z.boolean(),
  percentage_owned: share.nullish(),
  is_legal_signatory: z.boolean(),
  is_contract_signatory: z.boolean().nullish(),
  is_sole_signatory: z.boolean().nullish(),
  is_main_contact: z.boolean(),
  is_current_actor: z.boolean(),
  invite_status: createOpenEnum(INVITE_STATUSES),
  credit_score: z.string().nullish(),
  updated_at: z.iso.datetime({ offset: true }),
  custom_fields_list: z.array(z.object({ field_id: identifier, field_value: z.string() })),
  requirements: signatoryRequirements.nullable(),
});
export type Signatory = z.infer<typeof signatory>;

export const signatoryFields = z.strictObject({
  first_name: z.string(),
  last_name: z.string(),
  email: z.string().nullish(),
  telephone: z.string().nullish(),
  position: z.string().nullish(),
  nationality: z.string(),
  /** Accepts null, which gets its own error code. */
  birthdate: z.iso.date().nullable(),
  taxid: z.string().nullish(),
  street: z.string(),
  street_number: z.string(),
  postcode: z.string(),
  location: z.string(),
  country: z.string(),
  is_beneficial_owner: z.boolean(),
  percentage_owned: z.number().nullish(),
  is_legal_signatory: z.boolean(),
  is_contract_signatory: z.boolean().nullish(),
  is_sole_signatory: z.boolean().nullish(),
  is_main_contact: z.boolean().optional(),
  custom_fields_list: z.array(z.strictObject({ field_id: z.string(), field_value: z.string() })).optional(),
});
export type SignatoryFields = z.infer<typeof signatoryFields>;

const applicationParams = z.strictObject({ id: z.string() });
const signatoryParams = z.strictObject({ id: z.string(), signatoryId: z.string() });

const fieldErrors = [
  'err_share_percentage_greater_then_100',
  'err_representative_phone_required',
  'err_representative_email_required',
  'err_representative_birthdate_required',
  'err_representative_nationality_required',
  'err_german_tin_invalid_check_digit',
  'err_german_tin_invalid_length',
  'err_german_tin_non_numeric',
  'err_german_tin_leading_zero',
  'err_personal_tin_equals_company_tin',
  'err_resource_exists',
  'err_custom_field_required',
  'err_custom_values_failed',
] as const;

const signatoryErrors = ['err_entity_not_found', 'err_email_not_confirmed'] as const;
const signatoryChangeErrors = [...signatoryErrors, 'err_no_permission', 'err_update_not_allowed'] as const;

export const listSignatories = defineCall({
  name: 'listSignatories',
  summary: 'The representatives; a signatory who is not the applicant sees only their own record',
  method: 'GET',
  path: '/user/applications/:id/signatories',
  access: 'user',
  params: applicationParams,
  response: z.array(signatory),
  errors: [...signatoryErrors],
});

export const addSignatories = defineCall({
  name: 'addSignatories',
  summary: 'Adds representatives (permission signatory)',
  method: 'POST',
  path: '/user/applications/:id/signatories',
  access: 'user',
  params: applicationParams,
  body: z.strictObject({ data: z.array(signatoryFields).min(1).max(10) }),
  status: 201,
  response: z.array(signatory),
  errors: [...signatoryChangeErrors, ...fieldErrors],
});

export const updateSignatory = defineCall({
  name: 'updateSignatory',
  summary: 'Changes some members of a representative; each needs its permission (REP-08)',
  method: 'PATCH',
  path: '/user/applications/:id/signatories/:signatoryId',
  access: 'user',
  params: signatoryParams,
  body: signatoryFields.partial(),
  response: signatory,
  errors: [...signatoryChangeErrors, ...fieldErrors],
});

export const deleteSignatory = defineCall({
  name: 'deleteSignatory',
  summary: 'Removes a representative',
  method: 'DELETE',
  path: '/user/applications/:id/signatories/:signatoryId',
  access: 'user',
  params: signatoryParams,
  response: emptyResponse,
  errors: [...signatoryChangeErrors],
});

export const linkSignedDocument = defineCall({
  name: 'linkSignedDocument',
  summary:
    'Links the signed copy of a document to the unsigned one; one to be signed online is signed in place, by its own id',
  method: 'PATCH',
  path: '/user/applications/:id/signatories/:signatoryId/signed_document',
  access: 'user',
  params: signatoryParams,
  body: z.strictObject({ unsigned_doc_id: z.string(), signed_doc_id: z.string() }),
  response: signatoryRequirements,
  errors: [
    ...signatoryChangeErrors,
    'err_document_not_required',
    'err_document_sign_method_not_allowed',
    'err_document_only_pdf_signable_online',
    'err_other_documents_signed_offline',
  ],
});

export const acceptRequirements = defineCall({
  name: 'acceptRequirements',
  summary: 'Accepts the terms: legal signature and SEPA mandate; only for oneself, after all steps before',
  method: 'PATCH',
  path: '/user/applications/:id/signatories/:signatoryId/requirements',
  access: 'user',
  params: signatoryParams,
  body: z.strictObject({
    signatory_id: z.string(),
    application_id: z.string(),
    sepa_mandate_accepted: z.boolean(),
    legal_signature_accepted: z.boolean(),
  }),
  response: signatoryRequirements,
  errors: [
    ...signatoryChangeErrors,
    'err_legal_signature_not_accepted',
    'err_sepa_mandate_not_accepted',
    'err_application_no_signatory_tax_id',
    'err_application_signatory_ident_not_done',
    'err_guarantor_contract_missing',
    'err_required_documents_missing',
    'err_status_unexpected',
  ],
});

export const getRequirements = defineCall({
  name: 'getRequirements',
  summary: "A signatory's steps; polled while an identification is in progress",
  method: 'GET',
  path: '/user/applications/:id/signatories/:signatoryId/requirements',
  access: 'user',
  params: signatoryParams,
  response: signatoryRequirements,
  errors: [...signatoryErrors],
});

export const startVideoIdent = defineCall({
  name: 'startVideoIdent',
  summary: "Starts or restarts the identification; the answer holds the address of the provider's page",
  description: 'Poll the steps of the signatory until the identification has a result.',
  method: 'POST',
  path: '/user/applications/:id/signatories_requirements/:signatoryId/video_idents',
  access: 'user',
  params: signatoryParams,
  response: signatoryRequirements,
  errors: [...signatoryChangeErrors, 'err_status_unexpected', 'err_application_signatory_no_ident_url'],
});
