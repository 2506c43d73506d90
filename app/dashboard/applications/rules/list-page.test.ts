import { describe, expect, it } from 'vitest';
import { selectListPage } from './list-page';

const applications = Array.from({ length: 120 }, (_, index) => index + 1);

describe('selectListPage (page of a long list, LIST-01)', () => {
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
  ])('for the requested page $0 returns page $1 with the entries $2 to $3', (asked, page, from, to) => {
    const shown = selectListPage(applications, asked);
    expect(shown).toMatchObject({ page, pages: 3, total: 120, from, to });
    expect([shown.entries[0], shown.entries.at(-1)]).toEqual([from, to]);
  });

  it('returns one empty page for an empty list', () => {
    expect(selectListPage([], '7')).toEqual({ entries: [], page: 1, pages: 1, total: 0, from: 0, to: 0 });
  });
});
