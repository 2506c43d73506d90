/** A configured type of document, as far as the rules need it. */
export interface ConfiguredType {
  readonly document_type: string;
  readonly is_required: boolean;
  readonly is_as_of_date_required: boolean;
  /** Orders the types, lightest first. */
  readonly weight: number;
}

/** Whether a document of this type must bear an as-of date (DOC-05); not where the type is not configured. */
export function needsAsOfDate(types: readonly ConfiguredType[], type: string): boolean {
  return types.some((each) => each.document_type === type && each.is_as_of_date_required);
}

/** The debt register: it has an open item of its own (OVER-07). */
export const DEBT_LEDGER = 'debt_ledger';
