import type { ListedSigner, Outcome } from './backend';

/** How each outcome is told: the status of the identification, and the provider's word for it (SIM-06). */
const TOLD: Readonly<Record<Outcome, { status: string; result: string | null }>> = {
  SUCCESS: { status: 'completed', result: 'SUCCESS' },
  FAILED: { status: 'failed', result: null },
};

/** The faults by which somebody's identification looks as if it had ended so, wherever the lending system tells of it. */
export function identifiedFaults(
  { applicationId, signatoryId, place }: ListedSigner,
  outcome: Outcome,
): object[] {
  const at = `/user/applications/${applicationId}/signatories`;
  const { status, result } = TOLD[outcome];
  const replacedBelow = (part: string) =>
    Object.entries({
      '/signature_status': status,
      '/ident_result': result,
      '/digital_signature_url': null,
      '/kyc_status/ident_completed/is_completed': status === 'completed',
    }).map(([path, value]) => ({ op: 'replace', path: part + path, value }));
  return [
    { method: 'GET', path: at, patch: replacedBelow(`/${place}/requirements`) },
    { method: 'GET', path: `${at}/${signatoryId}/requirements`, patch: replacedBelow('') },
  ];
}
