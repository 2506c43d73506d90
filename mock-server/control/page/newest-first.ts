import type { ApplicationRow } from '../../store/rows';

export function compareNewestFirst(left: ApplicationRow, right: ApplicationRow): number {
  return right.facts.created.localeCompare(left.facts.created);
}
