import { documents } from '~/api/documents.server';
import { GUARANTOR } from '~/dashboard/signing-papers';
import { problemPage } from '~/session/problem.server';
import type { OpenSigning } from './open-signing.server';

/** Stands for the contract that the terms are about. */
export const CONTRACT = 'contract';

/**
 * Leads to the file of a paper to be signed, or of the contract (HTTP-06): their addresses live for minutes, so each is asked for when
 * it is wanted.
 *
 * @throws the error page when there is none
 */
export async function download({ visit, signer, asked }: OpenSigning, wanted: string): Promise<Response> {
  if (wanted === GUARANTOR) {
    const address = webAddress(asked?.requirements.guarantor_contract_url);
    if (address !== null) return visit.redirect(address);
    const title = visit.t('signatures')('agreements.guarantorFailed');
    throw problemPage(visit, { kind: 'unreadable', status: 502 }, title);
  }
  const { applicationId } = signer;
  const answer =
    wanted === CONTRACT
      ? await documents.loanContract(visit.api, applicationId)
      : await documents.downloadUrl(visit.api, applicationId, wanted);
  if (!answer.ok) throw problemPage(visit, answer.error);
  const address = webAddress(answer.data.download_url);
  if (address === null) throw problemPage(visit, { kind: 'unreadable', status: 502 });
  return visit.redirect(address);
}

/** Only addresses of the web are led to. */
function webAddress(text: string | null | undefined): string | null {
  if (!text || !URL.canParse(text)) return null;
  return /^https?:$/.test(new URL(text).protocol) ? text : null;
}
