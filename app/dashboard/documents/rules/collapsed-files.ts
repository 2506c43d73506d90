import type { FileState } from '~/dashboard/rules/permissions';

interface Collapsible {
  readonly state: FileState;
  readonly created: string;
  readonly asOfDate: string | null;
}

/** DOC-01. Files that need attention stay visible. Never hides a single file. */
export function collapseFiles<File extends Collapsible>(files: readonly File[], newestCount: number) {
  const cleanFiles = files.filter(({ state }) => state === 'clean').sort(byNewest);
  const collapsed = cleanFiles.slice(newestCount);
  if (collapsed.length < 2) return limitShownFiles([...files], []);
  const hidden = new Set(collapsed);
  return limitShownFiles(files.filter((file) => !hidden.has(file)).sort(byNewest), collapsed);
}

const MAX_SHOWN_FILES = 30;

function limitShownFiles<File>(shownFiles: readonly File[], collapsedFiles: readonly File[]) {
  return {
    shown: shownFiles.slice(0, MAX_SHOWN_FILES),
    collapsed: [...shownFiles.slice(MAX_SHOWN_FILES), ...collapsedFiles],
  };
}

const byNewest = (first: Collapsible, second: Collapsible) => dayOf(second).localeCompare(dayOf(first));
const dayOf = ({ asOfDate, created }: Collapsible) => asOfDate ?? created;
