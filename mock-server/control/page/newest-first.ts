import type { ApplicationRow } from '../../store/rows';

export function newestFirst(one: ApplicationRow, other: ApplicationRow): number {
  return other.facts.created.localeCompare(one.facts.created);
}
