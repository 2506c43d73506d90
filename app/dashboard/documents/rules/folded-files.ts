import type { FileState } from '~/dashboard/rules/permissions';

interface Foldable {
  readonly state: FileState;
  readonly created: string;
  readonly asOfDate: string | null;
}

/** DOC-01. Recent files and files that need attention stay visible. Never folds a single row. */
export function foldFiles<File extends Foldable>(files: readonly File[], newest: number) {
  const settled = files.filter(({ state }) => state === 'clean').toSorted(byAge);
  const folded = settled.slice(newest);
  if (folded.length < 2) return { shown: [...files], folded: [] };
  return { shown: files.filter((file) => !folded.includes(file)).toSorted(byAge), folded };
}

const byAge = (one: Foldable, other: Foldable) => dayOf(other).localeCompare(dayOf(one));
const dayOf = ({ asOfDate, created }: Foldable) => asOfDate ?? created;
