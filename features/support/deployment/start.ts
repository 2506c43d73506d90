/** Where a scenario begins: a situation of the fixtures, as one of its people. */
export interface Start {
  /** Id of the fixtures' scenario. */
  situation: string;
  /** Key of the person; null for the first. */
  person: string | null;
}
