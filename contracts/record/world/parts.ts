import type { DocumentRecord } from 'contracts/api/documents';
import {
  COVER_STATUSES,
  DOCUMENT_ENTITY_KINDS,
  DOCUMENT_TYPES,
  IDENT_RESULTS,
  IDENT_STATUSES,
  INVITE_STATUSES,
  KYC_ITEMS,
} from 'contracts/api/enumerations';
import type { Debtor } from 'contracts/api/factoring';
import { type FinanceObject, financeObjectFields } from 'contracts/api/finance-objects';
import type { Signatory, SignatoryRequirements } from 'contracts/api/signatories';
import type { WorldSignatory, WorldSigning } from 'fixtures/world';
import type { WorldDocument } from 'fixtures/world-documents';
import type { WorldDebtor, WorldFinanceObject } from 'fixtures/world-financing';
import type { RecordedPart } from './recorded-parts';

function knownValue<Value extends string>(
  values: readonly Value[],
  value: string | null | undefined,
): Value | null {
  return values.find((each) => each === value) ?? null;
}

export function createSignatoryPart(
  { application, data }: RecordedPart<Signatory>,
  signatoryRequirements: SignatoryRequirements | undefined,
): WorldSignatory {
  const { signatory_id, application_id, is_current_actor, requirements, ...facts } = data;
  return {
    ...facts,
    application,
    invite_status: knownValue(INVITE_STATUSES, facts.invite_status) ?? 'not_invited',
    ...(signatoryRequirements && { signing: createSigning(signatoryRequirements) }),
  };
}

function createSigning(requirements: SignatoryRequirements): Partial<WorldSigning> {
  const { kyc_status: steps, ident_result: result, signature_provider: provider } = requirements;
  const isCompleted = (step: string) => steps[step]?.is_completed === true;
  return {
    ...(provider && { provider }),
    required: KYC_ITEMS.filter((step) => steps[step]?.is_required),
    identification: {
      status: knownValue(IDENT_STATUSES, requirements.signature_status) ?? 'not_started',
      ...(knownValue(IDENT_RESULTS, result) && { result: knownValue(IDENT_RESULTS, result) ?? undefined }),
    },
    other_documents: requirements.required_other_documents.map(
      ({ document_type, signing_method, is_signed }) => ({
        document_type,
        signing_method: signing_method === 'online' ? 'online' : 'offline',
        is_signed,
      }),
    ),
    hasUploadedGuarantorContract: isCompleted('guarantor_contract_uploaded'),
    hasAcceptedTerms: isCompleted('legal_signature_accepted'),
  };
}

/**
 * Null for documents that the simulator generates, and for unknown types.
 * @param issuedIds documents to sign
 */
export function createDocumentPart(
  { application, data }: RecordedPart<DocumentRecord>,
  issuedIds: ReadonlySet<string>,
): WorldDocument | null {
  const type = knownValue(DOCUMENT_TYPES, data.document_type);
  if (type === null || issuedIds.has(data.document_id) || /guarantor_contract$/.test(type)) return null;
  const kind = knownValue(DOCUMENT_ENTITY_KINDS, data.entity_kind) ?? 'application';
  return {
    document_id: data.document_id,
    application,
    document_name: data.document_name.replace(/(\.[^.]*)?$/, '.pdf'),
    document_type: type,
    as_of_date: data.as_of_date ?? null,
    entity: kind === 'application' && data.entity_id === application ? null : { kind, id: data.entity_id },
    // Responses do not name the uploader.
    isUploaded: true,
    is_client_visible: data.is_client_visible,
    state: stateOf(data),
    created: new Date(data.created).toISOString(),
  };
}

function stateOf({ is_upload_successful, virus_scan_status }: DocumentRecord): WorldDocument['state'] {
  if (is_upload_successful === null) return 'uploading';
  if (!is_upload_successful) return 'upload_failed';
  if (virus_scan_status === 'infected' || virus_scan_status === 'scan_failed') return virus_scan_status;
  return virus_scan_status === 'not_infected' ? 'clean' : 'scanning';
}

export function createFinanceObjectPart({
  application,
  data: recordedObject,
}: RecordedPart<FinanceObject>): WorldFinanceObject | null {
  const { finance_object_id, ...objectFields } = recordedObject;
  const { data } = financeObjectFields.safeParse(objectFields);
  return data ? { ...data, finance_object_id, application } : null;
}

export function createDebtorPart(
  { application, data }: RecordedPart<Debtor>,
  currencies: readonly WorldDebtor['currency'][],
  recordedAt: Date,
): WorldDebtor | null {
  const currency = knownValue(currencies, data.currency);
  if (currency === null) return null;
  const { debitor_id, company, annual_sales_previous_year, external_provider_company, insurance_cover } =
    data;
  const decision = knownValue(COVER_STATUSES, insurance_cover?.cover_status);
  return {
    debitor_id,
    application,
    company,
    annual_sales_previous_year,
    external_provider_company,
    currency,
    cover: insurance_cover && {
      askedAt: recordedAt.toISOString(),
      decided: decision === 'Pending' ? null : decision,
    },
  };
}
