export interface Place {
  member: string;
  /** Name of the enclosing member; `query`, `params`, `sent` or `answer` at the top. */
  parent: string;
  /** True for answers without access control, such as the configuration. */
  isPublic: boolean;
  person: Person | null;
  /** True if the contract does not name the member. */
  isOpen: boolean;
  /** Public names of products and form fields. */
  publicNames: ReadonlySet<string>;
}

export interface Person {
  first: string;
  last: string;
}
