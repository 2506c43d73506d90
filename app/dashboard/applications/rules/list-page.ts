export interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Positions are 1-based; 0 for an empty list. */
  readonly from: number;
  readonly to: number;
}

export const ROWS_PER_PAGE = 50;

/** Invalid page numbers give the first page, too large ones the last. */
export function selectListPage<Entry>(entries: readonly Entry[], requested: string | null): ListPage<Entry> {
  const total = entries.length;
  const pages = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  const wanted = /^\d{1,6}$/.test(requested ?? '') ? Number(requested) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  const shown = entries.slice((page - 1) * ROWS_PER_PAGE, page * ROWS_PER_PAGE);
  const from = total === 0 ? 0 : (page - 1) * ROWS_PER_PAGE + 1;
  return { entries: shown, page, pages, total, from, to: from === 0 ? 0 : from + shown.length - 1 };
}
