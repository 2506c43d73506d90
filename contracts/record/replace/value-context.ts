export interface ValuePlace {
  member: string;
  /** Name of the enclosing member; `query`, `params`, `sent` or `answer` at the top. */
  parent: string;
  /** True for answers without access control. */
  isPublic: boolean;
  person: Person | null;
  isOpen: boolean;
  publicNames: ReadonlySet<string>;
}

export interface Person {
  first: string;
  last: string;
}
