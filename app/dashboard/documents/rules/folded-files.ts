import type { FileState } from '~/dashboard/rules/permissions';

interface Foldable {
  readonly state: FileState;
  readonly created: string;
  readonly asOfDate: string | null;
}

/** DOC-01. Files that need attention stay visible. Never hides a single file. */
export function foldFiles<File extends Foldable>(files: readonly File[], newest: number) {
  const settled = files.filter(({ state }) => state === 'clean').toSorted(byAge);
  const folded = settled.slice(newest);
  if (folded.length < 2) return limitShown([...files], []);
  const hidden = new Set(folded);
  return limitShown(files.filter((file) => !hidden.has(file)).toSorted(byAge), folded);
}

const MOST_SHOWN = 30;

/** D-271 */
function limitShown<File>(shown: readonly File[], folded: readonly File[]) {
  return { shown: shown.slice(0, MOST_SHOWN), folded: [...shown.slice(MOST_SHOWN), ...folded] };
}

const byAge = (one: Foldable, other: Foldable) => dayOf(other).localeCompare(dayOf(one));
const dayOf = ({ asOfDate, created }: Foldable) => asOfDate ?? created;
