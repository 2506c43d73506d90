import { describe, expect, it } from 'vitest';
import { mayShowAll, selectListPage } from './lists';

const applications = Array.from({ length: 120 }, (_, index) => index + 1);

describe('selectListPage (page of a long list, LIST-01, D-271)', () => {
  it.each([
    [null, 1, 1, 50],
    ['1', 1, 1, 50],
    ['2', 2, 51, 100],
    ['3', 3, 101, 120],
    ['4', 3, 101, 120],
    ['0', 1, 1, 50],
    ['-1', 1, 1, 50],
    ['1e3', 1, 1, 50],
    ['9'.repeat(400), 1, 1, 50],
    ['two', 1, 1, 50],
  ])(
    'selectListPage for the requested page $0 returns page $1 with the entries $2 to $3',
    (requestedPage, page, firstRow, lastRow) => {
      const selectedPage = selectListPage(applications, requestedPage);
      expect(selectedPage.pages).toEqual({ current: page, last: 3, total: 120, firstRow, lastRow });
      expect([selectedPage.entries[0], selectedPage.entries.at(-1)]).toEqual([firstRow, lastRow]);
    },
  );

  it.each([
    [51, true],
    [200, true],
    [50, false],
    [201, false],
  ])('D-283: shows all of %s rows on request for lists of 51 to 200 rows: %s', (total, showsAll) => {
    const rows = Array.from({ length: total }, (_, index) => index + 1);
    const { entries, pages } = selectListPage(rows, 'all', (row) => row === total);
    expect(pages.showsAll ?? false).toBe(showsAll);
    expect(mayShowAll(selectListPage(rows, null).pages)).toBe(showsAll);
    expect(entries.at(-1)).toBe(total);
    if (showsAll) expect([entries.length, pages.firstRow, pages.lastRow]).toEqual([total, 1, total]);
  });

  it('returns one empty page for an empty list', () => {
    const pages = { current: 1, last: 1, total: 0, firstRow: 0, lastRow: 0 };
    expect(selectListPage([], '7')).toEqual({ entries: [], pages });
  });

  it.each([
    [50, '3', 1],
    [51, '1', 2],
    [120, null, 3],
    [121, '2', 2],
  ])(
    'shows the page of the requested row %s, or the requested page %s if the row is gone',
    (row, requestedPage, page) => {
      expect(selectListPage(applications, requestedPage, (entry) => entry === row).pages.current).toBe(page);
    },
  );
});
