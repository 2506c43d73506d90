import { documents } from '~/api/documents.server';
import { type ApiResult, answerOf } from '~/api/result';
import { signatories } from '~/api/signatories.server';
import { GUARANTOR } from '~/dashboard/signing/rules/signing-papers';
import { signingUser } from '~/dashboard/signing/rules/signing-user';
import { safeFileName } from '~/domain/file-name';
import type { UserVisit } from '~/request/guards.server';
import { LOAN_CONTRACT } from './paths';

export interface FileSource {
  name: string;
  url: string;
}

/** DOC-10, SIGN-06 */
export function fileSource(visit: UserVisit, id: string, wanted: string): Promise<ApiResult<FileSource>> {
  switch (wanted) {
    case LOAN_CONTRACT:
      return loanContract(visit, id);
    case GUARANTOR:
      return guarantorContract(visit, id);
    default:
      return document(visit, id, wanted);
  }
}

async function loanContract(visit: UserVisit, id: string): Promise<ApiResult<FileSource>> {
  const name = visit.t('documents')('contract.fileName');
  return answerOf(await documents.loanContract(visit.api, id), ({ download_url: url }) => ({ name, url }));
}

async function guarantorContract(visit: UserVisit, id: string): Promise<ApiResult<FileSource>> {
  const people = await signatories.list(visit.api, id);
  if (!people.ok) return people;
  const url = signingUser(people.data, visit.user.email)?.requirements?.guarantor_contract_url;
  if (!url) return { ok: false, error: { kind: 'refused', status: 404, errors: [] } };
  return { ok: true, data: { name: `${visit.t('enums')('documentType.guarantor_contract')}.pdf`, url } };
}

async function document(visit: UserVisit, id: string, documentId: string): Promise<ApiResult<FileSource>> {
  const address = await documents.downloadUrl(visit.api, id, documentId);
  if (!address.ok) return address;
  const listed = await documents.list(visit.api, id);
  if (!listed.ok) return listed;
  const found = listed.data.result.find(({ document_id }) => document_id === documentId);
  const name = safeFileName(found?.document_name ?? '') || 'document';
  return { ok: true, data: { name, url: address.data.download_url } };
}
