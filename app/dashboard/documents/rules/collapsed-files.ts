import type { FileState } from '~/dashboard/rules/permissions';

interface Collapsible {
  readonly state: FileState;
  readonly created: string;
  readonly asOfDate: string | null;
}

/** DOC-01. Files that need attention stay visible. Never hides a single file. */
export function collapseFiles<File extends Collapsible>(files: readonly File[], newestCount: number) {
  const settled = files.filter(({ state }) => state === 'clean').sort(byAge);
  const collapsed = settled.slice(newestCount);
  if (collapsed.length < 2) return limitShown([...files], []);
  const hidden = new Set(collapsed);
  return limitShown(files.filter((file) => !hidden.has(file)).sort(byAge), collapsed);
}

const MAX_SHOWN_FILES = 30;

function limitShown<File>(shownFiles: readonly File[], collapsedFiles: readonly File[]) {
  return {
    shown: shownFiles.slice(0, MAX_SHOWN_FILES),
    collapsed: [...shownFiles.slice(MAX_SHOWN_FILES), ...collapsedFiles],
  };
}

const byAge = (first: Collapsible, second: Collapsible) => dayOf(second).localeCompare(dayOf(first));
const dayOf = ({ asOfDate, created }: Collapsible) => asOfDate ?? created;
