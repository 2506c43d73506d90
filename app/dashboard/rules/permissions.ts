import type { ApplicationUpdate } from 'contracts/api/enumerations';

export function canChangeApplication(
  application: { readonly allowed_updates: readonly string[] },
  update: ApplicationUpdate,
): boolean {
  return application.allowed_updates.includes(update);
}

export function canUpload({ canUpload }: { readonly canUpload?: boolean | undefined }): boolean {
  return canUpload === true;
}

const LENDER_DOCUMENT_TYPES = new Set([
  'offer_file',
  'gtc_document',
  'pep_check',
  'guarantor_contract',
  'brokerage_contract',
  'monthly_service_fee_contract',
]);

/** A requested type belongs to the customer, even if the lender also issues it. */
export function isLenderDocument(
  type: string,
  asksFor: readonly { readonly document_type: string }[],
): boolean {
  return LENDER_DOCUMENT_TYPES.has(type) && !asksFor.some(({ document_type }) => document_type === type);
}

export type FileState = 'uploading' | 'failed' | 'waiting' | 'scanning' | 'clean' | 'infected' | 'scanFailed';

/** Unknown scan statuses count as waiting, so that unscanned files stay blocked (DOC-09). */
export function fileStateOf({
  is_upload_successful,
  virus_scan_status,
}: {
  readonly is_upload_successful: boolean | null;
  readonly virus_scan_status: string;
}): FileState {
  if (is_upload_successful === null) return 'uploading';
  if (!is_upload_successful) return 'failed';
  return STATE_BY_SCAN_STATUS.get(virus_scan_status) ?? 'waiting';
}

const STATE_BY_SCAN_STATUS = new Map<string, FileState>([
  ['not_infected', 'clean'],
  ['infected', 'infected'],
  ['scan_failed', 'scanFailed'],
  ['scanning', 'scanning'],
]);
