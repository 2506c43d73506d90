import type { TaskAnswer } from '~/forms/task-answer';

/** What a form is told besides, when it is not done. */
export interface SeenRecord {
  /** When the record was changed last by now. Empty for a newcomer. */
  seen: string;
}

export type RepresentativeAnswer = TaskAnswer & Partial<SeenRecord>;
