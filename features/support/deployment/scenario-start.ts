export interface ScenarioStart {
  situation: string;
  person: string | null;
  /** The scenario quotes the company name, which then omits the run ID. */
  hasPlainCompanyName?: boolean;
  /** The scenario checks data that the lender adds, such as the founding date. */
  checksLenderData?: boolean;
}

export function readStartFacts(
  tags: readonly string[],
): Pick<ScenarioStart, 'hasPlainCompanyName' | 'checksLenderData'> {
  return {
    hasPlainCompanyName: tags.includes('@company-name'),
    checksLenderData: tags.includes('@lenders-facts'),
  };
}
