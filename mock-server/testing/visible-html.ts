/** Removes the page's JSON and React's empty comments between texts. */
export function visibleHtmlOf(page: unknown): string {
  return String(page)
    .replace(/ data-document="[^"]*"/, '')
    .replaceAll('<!-- -->', '');
}
