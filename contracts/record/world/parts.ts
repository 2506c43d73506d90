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
  { application, is }: RecordedPart<Signatory>,
  asked: SignatoryRequirements | undefined,
): WorldSignatory {
  const { signatory_id, application_id, is_current_actor, requirements, ...facts } = is;
  return {
    ...facts,
    application,
    invite_status: knownValue(INVITE_STATUSES, facts.invite_status) ?? 'not_invited',
    ...(asked && { signing: signingIn(asked) }),
  };
}

function signingIn(requirements: SignatoryRequirements): Partial<WorldSigning> {
  const { kyc_status: steps, ident_result: result, signature_provider: provider } = requirements;
  const isDone = (step: string) => steps[step]?.is_completed === true;
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
    hasUploadedGuarantorContract: isDone('guarantor_contract_uploaded'),
    hasAcceptedTerms: isDone('legal_signature_accepted'),
  };
}

/**
 * Null for documents that the simulator generates, and for unknown types.
 * @param issuedIds documents to sign
 */
export function createDocumentPart(
  { application, is }: RecordedPart<DocumentRecord>,
  issuedIds: ReadonlySet<string>,
): WorldDocument | null {
  const type = knownValue(DOCUMENT_TYPES, is.document_type);
  if (type === null || issuedIds.has(is.document_id) || /guarantor_contract$/.test(type)) return null;
  const kind = knownValue(DOCUMENT_ENTITY_KINDS, is.entity_kind) ?? 'application';
  return {
    document_id: is.document_id,
    application,
    document_name: is.document_name.replace(/(\.[^.]*)?$/, '.pdf'),
    document_type: type,
    as_of_date: is.as_of_date ?? null,
    entity: kind === 'application' && is.entity_id === application ? null : { kind, id: is.entity_id },
    // Responses do not name the uploader.
    isUploaded: true,
    is_client_visible: is.is_client_visible,
    state: stateOf(is),
    created: new Date(is.created).toISOString(),
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
  is,
}: RecordedPart<FinanceObject>): WorldFinanceObject | null {
  const { finance_object_id, ...stated } = is;
  const { data } = financeObjectFields.safeParse(stated);
  return data ? { ...data, finance_object_id, application } : null;
}

export function createDebtorPart(
  { application, is }: RecordedPart<Debtor>,
  currencies: readonly WorldDebtor['currency'][],
  recordedAt: Date,
): WorldDebtor | null {
  const currency = knownValue(currencies, is.currency);
  if (currency === null) return null;
  const { debitor_id, company, annual_sales_previous_year, external_provider_company, insurance_cover } = is;
  const decided = knownValue(COVER_STATUSES, insurance_cover?.cover_status);
  return {
    debitor_id,
    application,
    company,
    annual_sales_previous_year,
    external_provider_company,
    currency,
    cover: insurance_cover && {
      askedAt: recordedAt.toISOString(),
      decided: decided === 'Pending' ? null : decided,
    },
  };
}
