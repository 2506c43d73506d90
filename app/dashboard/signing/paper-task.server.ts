import { acceptOf, kindLabel } from '~/domain/file-kinds';
import { formatMegabytes } from '~/domain/file-size';
import { uploadLimits } from '~/forms/upload-limits.server';
import type { UserVisit } from '~/request/guards.server';
import type { PaperTask } from './paper-overlay';
import { PAPER_TASKS } from './paths';
import type { PaperData } from './signing-data.server';

/** What the page's address asks to be done with a paper; null when it asks nothing, or nothing that can be done now. */
export function paperTask(visit: UserVisit, papers: readonly PaperData[]): PaperTask | null {
  const query = visit.url.searchParams;
  const find = (name: string) => papers.find(({ id }) => id === query.get(name));
  const toSign = find(PAPER_TASKS.sign);
  if (toSign?.way === 'online' && toSign.open) return taskOf(visit, 'sign', toSign);
  const toUpload = find(PAPER_TASKS.upload);
  const isOpen = toUpload?.way === 'paper' && (toUpload.open || toUpload.replaceable);
  return isOpen ? taskOf(visit, 'upload', toUpload) : null;
}

function taskOf(visit: UserVisit, kind: PaperTask['kind'], paper: PaperData): PaperTask {
  const { kinds, maxBytes } = uploadLimits(visit);
  const allowed = kinds.filter((each) => !paper.onlyPdf || each === 'application/pdf');
  return {
    kind,
    paper,
    accept: acceptOf(allowed),
    kinds: allowed.map(kindLabel).join(', '),
    maxSize: formatMegabytes(maxBytes, visit.language),
  };
}
