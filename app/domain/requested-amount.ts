export interface AmountFields {
  readonly loanSize: number | null;
  readonly factoring_limit?: number | null | undefined;
}

/** Loan size, or for factoring the limit (D-48). */
export function requestedAmount({ loanSize, factoring_limit: limit }: AmountFields): number | null {
  return loanSize ?? limit ?? null;
}
