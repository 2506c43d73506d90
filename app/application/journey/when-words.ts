import { formatDate } from '~/domain/dates';

/** The day somebody was last at it; null when nobody knows. */
export function whenWords(changedAt: string | null): string | null {
  return changedAt === null ? null : formatDate(changedAt);
}
