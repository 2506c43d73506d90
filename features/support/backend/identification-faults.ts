import type { IdentificationOutcome, ListedSigner } from './backend';

const ANSWERED_STATUS: Readonly<Record<IdentificationOutcome, { status: string; result: string | null }>> = {
  SUCCESS: { status: 'completed', result: 'SUCCESS' },
  FAILED: { status: 'failed', result: null },
};

export function createIdentificationFaults(
  { applicationId, signatoryId, place }: ListedSigner,
  outcome: IdentificationOutcome,
): object[] {
  const signatoriesPath = `/user/applications/${applicationId}/signatories`;
  const { status, result } = ANSWERED_STATUS[outcome];
  const createReplacements = (part: string) =>
    Object.entries({
      '/signature_status': status,
      '/ident_result': result,
      '/digital_signature_url': null,
      '/kyc_status/ident_completed/is_completed': status === 'completed',
    }).map(([path, value]) => ({ op: 'replace', path: part + path, value }));
  return [
    { method: 'GET', path: signatoriesPath, patch: createReplacements(`/${place}/requirements`) },
    { method: 'GET', path: `${signatoriesPath}/${signatoryId}/requirements`, patch: createReplacements('') },
  ];
}
