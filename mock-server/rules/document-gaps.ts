import type { DocumentCategory } from 'contracts/api/documents';
import { asOfDateViolation, DEBT_REGISTER } from './document-age';

/** A confirmed document that is not infected. */
interface UsableDocument {
  type: string;
  asOfDate: string | null;
}

/** Missing documents of an application. Types are in the order of their categories. */
export interface DocumentGaps {
  /** Required types without a usable document. */
  missing: string[];
  /** Required types of which no document bears the date it needs, or only one that is too old by now. */
  undated: string[];
  /** The debt register is required and missing, undated or too old. */
  isDebtRegisterMissing: boolean;
}

/**
 * What is missing of the required documents on the day `today` (YYYY-MM-DD in the deployment's time zone). Documents grow too old as
 * time passes (D-58).
 */
export function documentGaps({
  categories,
  documents,
  today,
}: {
  categories: readonly DocumentCategory[];
  documents: readonly UsableDocument[];
  today: string;
}): DocumentGaps {
  const gaps: DocumentGaps = { missing: [], undated: [], isDebtRegisterMissing: false };
  for (const { document_type: type, is_required, is_as_of_date_required } of categories) {
    if (!is_required) continue;
    const ofType = documents.filter((document) => document.type === type);
    const isDated = ofType.some(
      ({ asOfDate }) =>
        asOfDateViolation(
          { type, asOfDate: asOfDate ?? undefined, isRequired: is_as_of_date_required },
          today,
        ) === undefined,
    );
    if (isDated) continue;
    if (type === DEBT_REGISTER) gaps.isDebtRegisterMissing = true;
    else if (ofType.length === 0) gaps.missing.push(type);
    else gaps.undated.push(type);
  }
  return gaps;
}
