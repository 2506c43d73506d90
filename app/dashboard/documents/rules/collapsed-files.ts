import type { FileState } from '~/dashboard/rules/permissions';

interface Collapsible {
  readonly state: FileState;
  readonly created: string;
  readonly asOfDate: string | null;
}

/** DOC-01. Files that need attention stay visible. Never hides a single file. */
export function collapseFiles<File extends Collapsible>(files: readonly File[], newest: number) {
  const settled = files.filter(({ state }) => state === 'clean').toSorted(byAge);
  const collapsed = settled.slice(newest);
  if (collapsed.length < 2) return limitShown([...files], []);
  const hidden = new Set(collapsed);
  return limitShown(files.filter((file) => !hidden.has(file)).toSorted(byAge), collapsed);
}

const MAX_SHOWN_FILES = 30;

/** D-271 */
function limitShown<File>(shown: readonly File[], collapsed: readonly File[]) {
  return {
    shown: shown.slice(0, MAX_SHOWN_FILES),
    collapsed: [...shown.slice(MAX_SHOWN_FILES), ...collapsed],
  };
}

const byAge = (one: Collapsible, other: Collapsible) => dayOf(other).localeCompare(dayOf(one));
const dayOf = ({ asOfDate, created }: Collapsible) => asOfDate ?? created;
