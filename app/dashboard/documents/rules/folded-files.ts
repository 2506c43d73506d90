import type { FileState } from './documents-list';

interface Foldable {
  readonly state: FileState;
  /** UTC instant. */
  readonly created: string;
  /** YYYY-MM-DD; what a dated file is as old as. */
  readonly asOfDate: string | null;
}

/**
 * The files of a list that are seen at once, and those that fold (DOC-01): the newest `newest` stay, and whatever is on its way or needs
 * somebody. Folding begins where it saves two rows; the newest come first then.
 */
export function foldFiles<File extends Foldable>(files: readonly File[], newest: number) {
  const settled = files.filter(({ state }) => state === 'clean').toSorted(byAge);
  const folded = settled.slice(newest);
  if (folded.length < 2) return { shown: [...files], folded: [] };
  return { shown: files.filter((file) => !folded.includes(file)).toSorted(byAge), folded };
}

const byAge = (one: Foldable, other: Foldable) => dayOf(other).localeCompare(dayOf(one));
const dayOf = ({ asOfDate, created }: Foldable) => asOfDate ?? created;
