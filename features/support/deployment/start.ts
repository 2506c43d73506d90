/** Where a scenario begins: a situation of the fixtures, as one of its people. */
export interface Start {
  /** Id of the fixtures' scenario. */
  situation: string;
  /** Key of the person; null for the first. */
  person: string | null;
  /** Whether the company bears its name alone, without the run's id: the scenario says it. */
  bearsNameAlone?: boolean;
}
