export interface ConfiguredDocumentType {
  readonly document_type: string;
  readonly is_required: boolean;
  readonly is_as_of_date_required: boolean;
  readonly weight: number;
}

export function needsAsOfDate(types: readonly ConfiguredDocumentType[], type: string): boolean {
  return types.some((each) => each.document_type === type && each.is_as_of_date_required);
}
