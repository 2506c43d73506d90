export interface ValueContext {
  member: string;
  /** Name of the enclosing member; `query`, `params`, `sent` or `answer` at the top. */
  parent: string;
  /** True for responses without access control. */
  isPublic: boolean;
  person: PersonName | null;
  isOpen: boolean;
  publicNames: ReadonlySet<string>;
}

export interface PersonName {
  first: string;
  last: string;
}
