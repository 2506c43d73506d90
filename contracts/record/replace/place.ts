export interface Place {
  member: string;
  /** `query`, `params`, `sent` or `answer` at the top. */
  parent: string;
  /** True for answers without access control. */
  isPublic: boolean;
  person: Person | null;
  /** True if the contract does not name the member. */
  isOpen: boolean;
  /** Names of products and form fields. */
  publicNames: ReadonlySet<string>;
}

export interface Person {
  first: string;
  last: string;
}
