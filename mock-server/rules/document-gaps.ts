import type { DocumentCategory } from 'contracts/api/documents';
import { DEBT_REGISTER_TYPE, findAsOfDateViolation } from './document-age';

interface UsableDocument {
  type: string;
  asOfDate: string | null;
}

export interface DocumentGaps {
  missingTypes: string[];
  undatedTypes: string[];
  isDebtRegisterMissing: boolean;
}

/** Finds missing and outdated documents (D-58). */
export function findDocumentGaps({
  categories,
  documents,
  today,
}: {
  categories: readonly DocumentCategory[];
  documents: readonly UsableDocument[];
  today: string;
}): DocumentGaps {
  const gaps: DocumentGaps = { missingTypes: [], undatedTypes: [], isDebtRegisterMissing: false };
  for (const { document_type: type, is_required, is_as_of_date_required } of categories) {
    if (!is_required) continue;
    const ofType = documents.filter((document) => document.type === type);
    const isDated = ofType.some(
      ({ asOfDate }) =>
        findAsOfDateViolation(
          { type, asOfDate: asOfDate ?? undefined, isRequired: is_as_of_date_required },
          today,
        ) === undefined,
    );
    if (isDated) continue;
    if (type === DEBT_REGISTER_TYPE) gaps.isDebtRegisterMissing = true;
    else if (ofType.length === 0) gaps.missingTypes.push(type);
    else gaps.undatedTypes.push(type);
  }
  return gaps;
}
