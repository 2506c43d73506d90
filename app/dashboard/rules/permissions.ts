import type { ApplicationUpdate } from 'contracts/api/enumerations';

export function canChangeApplication(
  application: { readonly allowed_updates: readonly string[] },
  update: ApplicationUpdate,
): boolean {
  return application.allowed_updates.includes(update);
}

/** DOC-06, D-66 */
export function canUpload({ canUpload }: { readonly canUpload?: boolean | undefined }): boolean {
  return canUpload === true;
}

const LENDERS = new Set([
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
  return LENDERS.has(type) && !asksFor.some(({ document_type }) => document_type === type);
}
