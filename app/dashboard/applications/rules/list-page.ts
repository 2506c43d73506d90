export interface ListPage<Entry> {
  readonly entries: readonly Entry[];
  /** From 1 on. */
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  /** Positions of the first and the last entry shown, from 1 on; 0 when there is none. */
  readonly from: number;
  readonly to: number;
}

/** Rows on one page: more than most customers ever have, few enough to be there at once. */
export const ROWS = 50;

/** The page of a list that an address asks for: the first for anything that is no page number, the last for one beyond the end. */
export function listPage<Entry>(entries: readonly Entry[], asked: string | null): ListPage<Entry> {
  const total = entries.length;
  const pages = Math.max(1, Math.ceil(total / ROWS));
  const wanted = /^\d{1,6}$/.test(asked ?? '') ? Number(asked) : 1;
  const page = Math.min(Math.max(wanted, 1), pages);
  const shown = entries.slice((page - 1) * ROWS, page * ROWS);
  const from = total === 0 ? 0 : (page - 1) * ROWS + 1;
  return { entries: shown, page, pages, total, from, to: from === 0 ? 0 : from + shown.length - 1 };
}
