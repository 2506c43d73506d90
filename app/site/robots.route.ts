import { isHostedDemo } from '~/demo/simulator.server';
import { createRobotsRules } from '~/request/search-engines';
import { settings } from '~/settings/settings.server';

export { action } from '~/request/get-only';

export async function loader() {
  const isIndexable = settings.isIndexable && !(await isHostedDemo(settings.apiBaseUrl));
  return new Response(createRobotsRules(isIndexable), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
