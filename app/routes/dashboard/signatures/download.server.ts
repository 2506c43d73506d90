import { documents } from '~/api/documents.server';
import type { ApiResult } from '~/api/result';
import { GUARANTOR } from '~/dashboard/signing-papers';
import { download } from '~/session/download.server';
import { problemPage } from '~/session/problem.server';
import type { OpenSigning } from './open-signing.server';
import { CONTRACT } from './paths';

/**
 * Leads to the file of a paper to be signed, or of the contract (HTTP-06): their addresses live for minutes, so each is asked for when
 * it is wanted.
 *
 * @throws the error page when there is none
 */
export async function downloadPaper(
  opened: OpenSigning,
  request: Request,
  wanted: string,
): Promise<Response> {
  return download(opened.visit, request, await addressOf(opened, wanted));
}

function addressOf(
  { visit, signer: { applicationId }, asked }: OpenSigning,
  wanted: string,
): ApiResult<{ download_url: string }> | Promise<ApiResult<{ download_url: string }>> {
  if (wanted === CONTRACT) return documents.loanContract(visit.api, applicationId);
  if (wanted !== GUARANTOR) return documents.downloadUrl(visit.api, applicationId, wanted);
  const download_url = asked?.requirements.guarantor_contract_url;
  if (download_url) return { ok: true, data: { download_url } };
  const title = visit.t('signatures')('agreements.guarantorFailed');
  throw problemPage(visit, { kind: 'refused', status: 404, errors: [] }, title);
}
