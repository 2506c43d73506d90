/** Without the page's JSON, and the comments with which React separates texts. */
export function shownHtml(page: unknown): string {
  return String(page)
    .replace(/ data-document="[^"]*"/, '')
    .replaceAll('<!-- -->', '');
}
