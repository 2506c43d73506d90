import type { ApplicationRow } from '../../store/rows';

/** Puts the application first that was made last. */
export function newestFirst(one: ApplicationRow, other: ApplicationRow): number {
  return other.facts.created.localeCompare(one.facts.created);
}
