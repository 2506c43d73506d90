import { describe, expect, it } from 'vitest';
import type { FileState } from '~/dashboard/rules/permissions';
import { collapseFiles } from './collapsed-files';

const file = (id: number, state: FileState = 'clean', asOfDate: string | null = null) => ({
  id,
  state,
  asOfDate,
  created: `2026-03-${String(id).padStart(2, '0')}T08:00:00Z`,
});
const idsOf = ({ shown, collapsed }: ReturnType<typeof collapseFiles<ReturnType<typeof file>>>) => [
  shown.map(({ id }) => id),
  collapsed.map(({ id }) => id),
];

describe('DOC-01 collapseFiles (files that are shown and files that are collapsed)', () => {
  it('keeps a short list unchanged', () => {
    const files = [1, 2, 3].map((id) => file(id));
    expect(idsOf(collapseFiles(files, 2))).toEqual([[1, 2, 3], []]);
  });

  it('shows the newest files of a long list and collapses the older files, newest first', () => {
    const files = [2, 4, 1, 3].map((id) => file(id));
    expect(idsOf(collapseFiles(files, 2))).toEqual([
      [4, 3],
      [2, 1],
    ]);
  });

  it.each<FileState>(['uploading', 'failed', 'waiting', 'scanning', 'infected', 'scanFailed'])(
    'never collapses a file in state %s',
    (state) => {
      const files = [file(1, state), file(2), file(3), file(4), file(5)];
      expect(idsOf(collapseFiles(files, 2))).toEqual([
        [5, 4, 1],
        [3, 2],
      ]);
    },
  );

  it('sorts dated files by their as-of date instead of the upload date', () => {
    const files = [file(9, 'clean', '2025-01-31'), file(1, 'clean', '2026-02-28'), file(2), file(3)];
    expect(idsOf(collapseFiles(files, 2))).toEqual([
      [3, 2],
      [1, 9],
    ]);
  });
});
