import { LANGUAGES, type Language } from 'contracts/api/enumerations';
import type { Context } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../../api/exchange';
import { simulatorOriginOf } from '../../api/host';
import { readBySchema, readQuery } from '../../api/read-by-schema';
import { cutText } from '../../rules/cut-text';
import { getTexts } from '../../texts/texts';
import { requireWorld } from '../open-world';
import { readStartPreference } from './start-preference';
import type { PagePath, PageView } from './view';

export function pageLanguageOf({ req }: Context): Language {
  const preferredLanguages = [req.query('lang') ?? '', ...(req.header('accept-language') ?? '').split(',')];
  for (const preferred of preferredLanguages) {
    const supportedLanguage = LANGUAGES.find(
      (language) => language === preferred.trim().slice(0, 2).toLowerCase(),
    );
    if (supportedLanguage) return supportedLanguage;
  }
  return 'de';
}

const MAX_SEARCH_LENGTH = 100;

const query = z.object({
  sandbox: z.string().optional(),
  application: z.string().max(100).optional(),
  q: z
    .string()
    .transform((text) => cutText(text, MAX_SEARCH_LENGTH))
    .optional(),
  group: z.string().max(40).optional(),
  show: z.enum(['failed', 'notRun']).optional().catch(undefined),
  log: z.enum(['errors', 'changes']).optional().catch(undefined),
  lang: z.enum(LANGUAGES).optional().catch(undefined),
});

export function createPageView(simulator: Simulator, c: Context): PageView {
  const { settings } = simulator;
  const { sandbox: _, lang, ...pageQuery } = readBySchema(query, readQuery(new URL(c.req.url)));
  const sandbox = requireWorld(simulator, c);
  const language = pageLanguageOf(c);
  return {
    sandbox,
    settings,
    savedStates: [],
    findOpenLink: () => null,
    query: { ...pageQuery, lang },
    path: pathFor(c.req.path),
    isPreferredStart: readStartPreference(c) !== null,
    language,
    t: getTexts('pages', language),
    origin: simulatorOriginOf(c.req.raw.headers, settings),
    refusedForm: null,
  };
}

function pathFor(path: string): PagePath {
  return /\/(development|page\/faults?(-off)?)$/.test(path)
    ? '/simulator/development'
    : '/simulator/situations';
}
