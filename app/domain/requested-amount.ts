/** The figures of an application that say how much it is about; whole units of its currency. */
export interface AmountFields {
  readonly loanSize: number | null;
  readonly factoring_limit?: number | null | undefined;
}

/** The amount an application goes by: the loan's size, for factoring its limit (D-48). Null when it carries neither. */
export function requestedAmount({ loanSize, factoring_limit: limit }: AmountFields): number | null {
  return loanSize ?? limit ?? null;
}
