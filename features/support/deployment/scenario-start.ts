export interface ScenarioStart {
  situation: string;
  person: string | null;
  /** The scenario quotes the company name, which then omits the run ID. */
  hasPlainCompanyName?: boolean;
  /** The scenario checks data that the lender adds, such as the founding date. */
  hasLendersFacts?: boolean;
}

export function readStartFacts(
  tags: readonly string[],
): Pick<ScenarioStart, 'hasPlainCompanyName' | 'hasLendersFacts'> {
  return {
    hasPlainCompanyName: tags.includes('@company-name'),
    hasLendersFacts: tags.includes('@lenders-facts'),
  };
}
