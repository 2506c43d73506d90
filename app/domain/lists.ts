import { getListFormat } from './locale';

const ONE_LETTER_CONJUNCTION_END = /(?<= \p{L}) $/u;

/** Puts a no-break space after the Polish "i". @param type `unit` omits "and" in English, but not in German */
export function joinList(
  language: string,
  names: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  return getListFormat(language, type)
    .formatToParts(names)
    .map((part) =>
      part.type === 'literal' ? part.value.replace(ONE_LETTER_CONJUNCTION_END, '\u00a0') : part.value,
    )
    .join('');
}

const MAX_NAMES = 20;

/** D-271. `more` is never 1, because texts need a plural. */
export function limitList<Entry>(entries: readonly Entry[]): {
  first: readonly Entry[];
  remainingCount: number;
} {
  const isLong = entries.length > MAX_NAMES + 1;
  return isLong
    ? { first: entries.slice(0, MAX_NAMES), remainingCount: entries.length - MAX_NAMES }
    : { first: entries, remainingCount: 0 };
}

export interface ListPages {
  readonly current: number;
  readonly last: number;
  readonly total: number;
  /** Positions are 1-based; 0 for an empty list. */
  readonly firstRow: number;
  readonly lastRow: number;
  readonly showsAll?: true;
}

/** LIST-01, D-271. Lists with more rows get page numbers. */
export const ROWS_PER_PAGE = 50;

/** D-283. Instead of a page number, for printing. */
export const ALL_ROWS = 'all';

/** Longer lists are shown and printed page by page. */
const MAX_ROWS_AT_ONCE = 200;

export const mayShowAll = ({ total, last }: Pick<ListPages, 'total' | 'last'>) =>
  total <= MAX_ROWS_AT_ONCE && last > 1;

/**
 * Invalid page numbers give the first page, too large ones the last.
 * @param isRequested row to show instead
 */
export function selectListPage<Entry>(
  entries: readonly Entry[],
  requestedPage: string | null,
  isRequested?: (entry: Entry) => boolean,
): { entries: Entry[]; pages: ListPages } {
  const total = entries.length;
  const last = Math.max(1, Math.ceil(total / ROWS_PER_PAGE));
  if (requestedPage === ALL_ROWS && mayShowAll({ total, last }))
    return {
      entries: [...entries],
      pages: { current: 1, last, total, firstRow: 1, lastRow: total, showsAll: true },
    };
  const position = isRequested && last > 1 ? entries.findIndex(isRequested) : -1;
  const requestedNumber = /^\d{1,6}$/.test(requestedPage ?? '') ? Number(requestedPage) : 1;
  const pageNumber = position < 0 ? requestedNumber : Math.floor(position / ROWS_PER_PAGE) + 1;
  const current = Math.min(Math.max(pageNumber, 1), last);
  const pageEntries = entries.slice((current - 1) * ROWS_PER_PAGE, current * ROWS_PER_PAGE);
  const firstRow = total === 0 ? 0 : (current - 1) * ROWS_PER_PAGE + 1;
  return {
    entries: pageEntries,
    pages: {
      current,
      last,
      total,
      firstRow,
      lastRow: firstRow === 0 ? 0 : firstRow + pageEntries.length - 1,
    },
  };
}

export function shownPageParam({ firstRow, showsAll }: ListPages): string | null {
  return showsAll ? ALL_ROWS : pageParamOf(firstRow);
}

/** Null for the first page. */
export function pageParamOf(position: number): string | null {
  const page = Math.ceil(position / ROWS_PER_PAGE);
  return page > 1 ? String(page) : null;
}
