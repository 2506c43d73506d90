import type { Context } from 'hono';
import { refusal } from '../../api/refusal';
import type { SharedKind } from '../../pages/share/shared-data';
import { texts } from '../../texts/texts';
import { acceptsHtml } from '../page/error-page';
import { languageOf } from '../page/page-view';
import { pageAnswer, wantsData } from '../page-shell/page-answer';

/** The same answer after a link expired, was withdrawn, or never existed. */
export function linkGone(c: Context, of: SharedKind): Promise<Response> {
  if (!acceptsHtml(c) && !wantsData(c)) throw refusal('err_entity_not_found', of);
  const language = languageOf(c);
  return pageAnswer(
    c,
    { sandbox: null, language },
    {
      page: 'linkGone',
      data: { of },
      at: null,
      title: texts('shared', language)('gone'),
      address: c.req.url,
      status: 404,
    },
  );
}
