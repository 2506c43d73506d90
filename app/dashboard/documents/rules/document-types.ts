export interface ConfiguredDocumentType {
  readonly document_type: string;
  readonly is_required: boolean;
  readonly is_as_of_date_required: boolean;
  readonly weight: number;
}

export function needsAsOfDate(types: readonly ConfiguredDocumentType[], type: string): boolean {
  return types.some(
    (documentType) => documentType.document_type === type && documentType.is_as_of_date_required,
  );
}
