import { documents } from '~/api/documents.server';
import { type Asked, type OpenSigning, sealOf } from './open-signing.server';
import { type Paper, type PaperRecord, papersOf, whatPaperIsSigned } from './rules/signing-papers';

/** A paper, and what its reader agrees to by signing it online; see `Asked.seal`. Travels to the browser. */
export interface SealedPaper extends Paper {
  readonly seal: string;
}

/**
 * The papers of a person as they are now (SIGN-06). Where the documents cannot be had, the papers go without their files' names.
 */
export async function papers(
  { visit, signer }: OpenSigning,
  { requirements }: Asked,
): Promise<SealedPaper[]> {
  const hasOthers = requirements.required_other_documents.length > 0;
  const found = hasOthers ? await documents.list(visit.api, signer.applicationId) : null;
  const records: readonly PaperRecord[] = found?.ok ? found.data.result : [];
  return papersOf(requirements, records).map((paper) => {
    const record = records.find(({ document_id }) => document_id === paper.id);
    return { ...paper, seal: sealOf(whatPaperIsSigned(paper, record, signer.signatoryId)) };
  });
}

/** What a paper is called in the visitor's language: by its type, or by its file's name where the type says nothing. */
export function paperTitle({ visit }: OpenSigning, { type, name }: Paper): string {
  const label = visit.t('enums')(`documentType.${type}` as 'documentType.other', { defaultValue: '' });
  return label || name || type;
}
