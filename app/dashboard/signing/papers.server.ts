import { documents } from '~/api/documents.server';
import { type OpenSigning, versionOf } from './open-signing.server';
import { type Paper, type PaperRecord, papersOf, signedPaperContent } from './rules/signing-papers';

/** A paper, and the version of what its reader agrees to by signing it online; see `Asked.version`. Travels to the browser. */
export interface VersionedPaper extends Paper {
  readonly version: string;
}

/** The papers of a person now (SIGN-06), none while nothing is asked of them; without their files' names where documents cannot be had. */
export async function papers({ visit, signer, asked }: OpenSigning): Promise<VersionedPaper[]> {
  if (asked === null) return [];
  const { requirements } = asked;
  const hasOthers = requirements.required_other_documents.length > 0;
  const found = hasOthers ? await documents.list(visit.api, signer.applicationId) : null;
  const records: readonly PaperRecord[] = found?.ok ? found.data.result : [];
  return papersOf(requirements, records).map((paper) => {
    const record = records.find(({ document_id }) => document_id === paper.id);
    return { ...paper, version: versionOf(signedPaperContent(paper, record, signer.signatoryId)) };
  });
}

/** Title of a paper in the visitor's language: by its type, or its file's name where the type says nothing. */
export function paperTitle({ visit }: OpenSigning, { type, name }: Paper): string {
  const label = visit.t('enums')(`documentType.${type}` as 'documentType.other', { defaultValue: '' });
  return label || name || type;
}
