import { documents } from '~/api/documents.server';
import { type LoadedSigning, signedContentVersion } from './load-signing.server';
import { createSignedPaperContent, listPapers, type Paper, type PaperRecord } from './rules/signing-papers';

export interface VersionedPaper extends Paper {
  readonly version: string;
}

export async function listVersionedPapers({
  request,
  signer,
  requestedSigning,
}: LoadedSigning): Promise<VersionedPaper[]> {
  if (requestedSigning === null) return [];
  const { requirements } = requestedSigning;
  const hasOtherDocuments = requirements.required_other_documents.length > 0;
  const documentsResult = hasOtherDocuments ? await documents.list(request.api, signer.applicationId) : null;
  const records: readonly PaperRecord[] = documentsResult?.ok ? documentsResult.data.result : [];
  return listPapers(requirements, records).map((paper) => {
    const record = records.find(({ document_id }) => document_id === paper.id);
    return {
      ...paper,
      version: signedContentVersion(createSignedPaperContent(paper, record, signer.signatoryId)),
    };
  });
}

export function translatePaperTitle({ request }: LoadedSigning, { type, name }: Paper): string {
  const label = request.t('enums')(`documentType.${type}` as 'documentType.other', { defaultValue: '' });
  return label || name || type;
}
