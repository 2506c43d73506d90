import { listErrorCodes } from '~/api/error-catalogue.server';
import { createTranslator } from '~/i18n/i18next.server';
import { LANGUAGES } from '~/i18n/languages';
import type { PortalRequest } from '~/request/portal-request';
import { readDemoWorld } from './demo.server';

export type ErrorCatalogue = Awaited<ReturnType<typeof openErrorCatalogue>>;

export async function openErrorCatalogue(request: PortalRequest) {
  const world = await readDemoWorld(request);
  if (world === null) throw new Response(null, { status: 404 });
  const t = request.t('demo');
  const search = request.facts.url.searchParams.get('q')?.trim().toLowerCase() ?? '';
  const codes = listErrorCodes().map(({ code, status }) => ({
    code,
    status,
    place: `${world.control_url}/error-catalogue/${code}?lang=${request.facts.language}`,
    texts: LANGUAGES.map((language) => ({ language, text: createTranslator(language, 'errors')(code) })),
  }));
  return {
    words: {
      title: t('catalogue.title'),
      lead: t('catalogue.lead'),
      place: t('catalogue.place'),
      search: t('catalogue.search'),
    },
    search,
    codes: codes.filter((entry) => JSON.stringify(entry).toLowerCase().includes(search)),
  };
}
