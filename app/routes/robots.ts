import { rulesForSearchEngines } from '~/request/search-engines';
import { settings } from '~/settings/settings.server';

export { action } from '~/request/get-only';

/** Tells search engines which pages they may show. */
export function loader() {
  return new Response(rulesForSearchEngines(settings.mayBeFound), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
