export function visibleHtmlOf(page: unknown): string {
  return String(page)
    .replace(/ data-document="[^"]*"/, '')
    .replaceAll('<!-- -->', '');
}
