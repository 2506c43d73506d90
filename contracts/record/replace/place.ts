/** Where a value stands. */
export interface Place {
  member: string;
  /** The member around it; `query`, `params`, `sent` or `answer` at the top. */
  parent: string;
  /** Whether it is of an answer that everybody can read, such as a lender's configuration. */
  isPublic: boolean;
  /** Whose name stands beside it; null for none. */
  person: Person | null;
  /** Whether the contract leaves open how the member is called and what stands there. */
  isOpen: boolean;
  /** Names that a lender tells everybody: of products, of the fields of its forms. */
  offers: ReadonlySet<string>;
}

/** Somebody's name, as it was heard. */
export interface Person {
  first: string;
  last: string;
}
