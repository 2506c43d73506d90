import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../../api/exchange';
import { simulatorOriginOf } from '../../api/host';
import { queryOf, readBySchema } from '../../api/read-by-schema';
import { refusal } from '../../api/refusal';
import { beginningOf } from '../start/begin';
import type { PagePath, PageView } from './view';
import { PAGE_WORDS } from './words';

/** The page runs its own script and loads its own style; everything else is forbidden. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The language of a page: the one of its address, else the first of those the browser asks for that there is; German without any. */
export function languageOf({ req }: Context): Language {
  const wanted = [req.query('lang') ?? '', ...(req.header('accept-language') ?? '').split(',')];
  for (const each of wanted) {
    const known = LANGUAGES.find((language) => language === each.trim().slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return 'de';
}

/** Headers of every HTML page. */
export const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Headers of a page with a form for much text: what was typed is there on the way back, which Firefox forgets of a page that is not to be stored. */
export const FORM_PAGE_HEADERS = { ...PAGE_HEADERS, 'cache-control': 'private, no-cache' };

const query = z.object({
  sandbox: z.string().optional(),
  application: z.string().max(100).optional(),
  q: z.string().max(100).optional(),
  group: z.string().max(40).optional(),
  log: z.enum(['errors', 'changes']).optional().catch(undefined),
  lang: z.enum(LANGUAGES).optional().catch(undefined),
});

/**
 * What a request looks at: which sandbox, in which language, narrowed how.
 * Throws err_entity_not_found for a sandbox nobody has, or one that is not to be changed.
 */
export function viewOf({ sandboxes, settings }: Simulator, c: Context): PageView {
  const { sandbox: id, lang, ...rest } = readBySchema(query, queryOf(new URL(c.req.url)));
  const sandbox = c.req.method === 'GET' ? sandboxes.find(id) : sandboxes.findForChange(id);
  if (sandbox === undefined) throw refusal('err_entity_not_found', 'sandbox');
  const language = languageOf(c);
  return {
    sandbox,
    settings,
    saved: [],
    query: { ...rest, lang },
    path: pathFor(c.req.path),
    beginsHere: beginningOf(c) !== null,
    language,
    t: PAGE_WORDS[language],
    origin: simulatorOriginOf(c.req.raw.headers, settings),
    refused: null,
  };
}

/** The page that an address belongs to: its own, or the one that holds the form that was sent. */
function pathFor(path: string): PagePath {
  return /\/(development|page\/faults?(-off)?)$/.test(path)
    ? '/simulator/development'
    : '/simulator/situations';
}
