/** Where a scenario begins: a situation of the fixtures, as one of its people. */
export interface Start {
  /** Id of the fixtures' scenario. */
  situation: string;
  /** Key of the person; null for the first. */
  person: string | null;
  /** Whether the company bears its name alone, without the run's id: the scenario says it. */
  bearsNameAlone?: boolean;
  /** Whether the scenario looks at what the lender adds to what a customer states, as the founding date. */
  hasLendersFacts?: boolean;
}

/** What a scenario says of its start by its tags, beside the situation. */
export function startFacts(tags: readonly string[]): Pick<Start, 'bearsNameAlone' | 'hasLendersFacts'> {
  return {
    bearsNameAlone: tags.includes('@company-name'),
    hasLendersFacts: tags.includes('@lenders-facts'),
  };
}
