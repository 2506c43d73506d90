import { documents } from '~/api/documents.server';
import { type ApiResult, answerOf } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { GUARANTOR } from '~/dashboard/signing/rules/signing-papers';
import { signingUser } from '~/dashboard/signing/rules/signing-user';
import { safeFileName } from '~/domain/file-name';
import type { UserRequest } from '~/request/guards.server';
import { LOAN_CONTRACT } from './paths';

export interface FileSource {
  name: string;
  url: string;
}

/** DOC-10, SIGN-06 */
export function fileSource(request: UserRequest, id: string, wanted: string): Promise<ApiResult<FileSource>> {
  switch (wanted) {
    case LOAN_CONTRACT:
      return loanContract(request, id);
    case GUARANTOR:
      return guarantorContract(request, id);
    default:
      return document(request, id, wanted);
  }
}

async function loanContract(request: UserRequest, id: string): Promise<ApiResult<FileSource>> {
  const name = request.t('documents')('contract.fileName');
  return answerOf(await documents.loanContract(request.api, id), ({ download_url: url }) => ({ name, url }));
}

async function guarantorContract(request: UserRequest, id: string): Promise<ApiResult<FileSource>> {
  const people = await signatories.list(request.api, id);
  if (!people.ok) return people;
  const url = signingUser(people.data, request.user.email)?.requirements?.guarantor_contract_url;
  if (!url) return { ok: false, error: { kind: 'refused', status: 404, errors: [] } };
  return { ok: true, data: { name: `${request.t('enums')('documentType.guarantor_contract')}.pdf`, url } };
}

async function document(
  request: UserRequest,
  id: string,
  documentId: string,
): Promise<ApiResult<FileSource>> {
  const address = await documents.downloadUrl(request.api, id, documentId);
  if (!address.ok) return address;
  const listed = await documents.list(request.api, id);
  if (!listed.ok) return listed;
  const found = listed.data.result.find(({ document_id }) => document_id === documentId);
  const name = safeFileName(found?.document_name ?? '') || 'document';
  return { ok: true, data: { name, url: address.data.download_url } };
}
