import type { Context } from 'hono';
import { createRefusal } from '../../api/refusal';
import type { SharedKind } from '../../pages/share/shared-data';
import { getTexts } from '../../texts/texts';
import { acceptsHtml } from '../page/error-page';
import { pageLanguageOf } from '../page/page-view';
import { acceptsPageData, createPageResponse } from '../page-shell/page-response';

export function createLinkGonePage(c: Context, kind: SharedKind): Promise<Response> {
  if (!acceptsHtml(c) && !acceptsPageData(c)) throw createRefusal('err_entity_not_found', kind);
  const language = pageLanguageOf(c);
  return createPageResponse(
    c,
    { sandbox: null, language },
    {
      page: 'linkGone',
      data: { kind },
      navigationItem: null,
      title: getTexts('shared', language)('gone'),
      address: c.req.url,
      status: 404,
    },
  );
}
