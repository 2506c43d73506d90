import type { Rollup } from 'vite';

/** What no page before the login waits for. */
export const SCHEMAS = 'schemas';

/** For what every page runs. */
const FRAME = 'frame';

/** Parts with a file of their own: packages that every page runs and that seldom change, and what few pages of several areas run. */
const PARTS: readonly (readonly [pattern: RegExp, part: string])[] = [
  // Texts with links in them need a reader of their own.
  [
    /node_modules\/(react-i18next\/dist\/es\/Trans|html-parse-stringify|void-elements)|\/(registration-fields|password-pages|rich-text)\.tsx/,
    'registration',
  ],
  [
    /node_modules\/(@remix-run|@conform-to\/(dom|react)|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|i18next|react-i18next|remix-i18next|i18next-resources-to-backend)\//,
    'framework',
  ],
  // What the bundler adds for all of them.
  [/^\0(vite\/|commonjsHelpers)/, 'framework'],
  [/\/schemas-without-eval\.client/, 'framework'],
  // What judges forms: loaded by whoever turns to one.
  [/node_modules\/(zod|@conform-to\/zod)\/|\/domain\/form-schema\.ts|\/fields\/judge-form\.ts/, SCHEMAS],
  [
    /node_modules\/(downshift|compute-scroll-into-view|react-is|prop-types)\/|\/fields\/(combobox|suggestion|use-suggestions)|\/company-search\//,
    'company-search',
  ],
  [/\/fields\/(date-|day-field|calendar|month)/, 'dates'],
  // One style sheet for what screens have in common: a page is shown once the last of its sheets has come.
  [/\/app\/(demo|theme|ui)\/.*\.css\.ts/, FRAME],
  // But for what judges, and the engines of patterns: with their packages they are most of it, and loaded where a field asks for them.
  [/\/app\/configured-form\/(?!rules\/(schema|linear-pattern|bounded-))/, 'configured-form'],
];

const TEXTS = /\/locales\/(\w+)\/(\w+)\.json$/;

/** The areas of the portal that are visited apart from each other; a module belongs to those whose pages it serves. */
export const AREAS: readonly (readonly [pattern: RegExp, area: string])[] = [
  [/\/entry\.client|\/app\/root\.tsx|\/app\/site\/layout\.route/, FRAME],
  [/\/app\/application\//, 'application'],
  [/\/app\/(dashboard\/|account\/settings\/|site\/cookies)/, 'dashboard'],
  [/\/app\/account\/(?!settings\/)/, 'account'],
];

/**
 * Groups the browser's modules into few files, by what they change with and by which pages run them: a page of many small files waits for
 * its network, and one file for all pages would carry what a page does not run.
 * @param alwaysShown namespaces of texts that every page shows
 * @returns for Rollup's `manualChunks`: the name of a module's file; undefined for one that serves a single page
 */
export function browserChunks(alwaysShown: readonly string[]) {
  let pages: PagesByModule | null = null;
  return (id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined => {
    const part = PARTS.find(([pattern]) => pattern.test(id));
    if (part !== undefined) return part[1];
    const [, language, namespace = ''] = TEXTS.exec(id) ?? [];
    if (language !== undefined) return alwaysShown.includes(namespace) ? `texts-${language}` : undefined;
    pages ??= pagesByModule([...getModuleIds()], getModuleInfo);
    return nameFor(pages.atOnce.get(id), pages.late.get(id));
  };
}

/** What of a file for browsers tells which files it waits for. */
type BuiltFile = Pick<Rollup.OutputChunk, 'name' | 'imports' | 'facadeModuleId'>;

/**
 * Pages before the login whose first visit waits for schemas, which are to be loaded late (`app/ui/fields/late-schema.ts`).
 * @param files the build's files by their names
 * @returns the pages' modules
 */
export function pagesWithSchemas(files: Readonly<Record<string, BuiltFile>>): string[] {
  return Object.values(files).flatMap(({ facadeModuleId: page, imports }) => {
    if (page === null || !BEFORE_LOGIN.test(page)) return [];
    const open = [...imports];
    const seen = new Set<string>();
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(files[name]?.imports ?? []));
    }
    return [...seen].some((name) => files[name]?.name === SCHEMAS) ? [page] : [];
  });
}

const BEFORE_LOGIN = /\/app\/(?!dashboard\/|account\/settings\/)(root|.*[/.]route)\.tsx(\?|$)/;

type Pages = ReadonlySet<string>;

/** The pages that load each module: at once, or at the latest once it is needed. */
interface PagesByModule {
  atOnce: ReadonlyMap<string, Pages>;
  late: ReadonlyMap<string, Pages>;
}

function pagesByModule(ids: readonly string[], getModuleInfo: Rollup.GetModuleInfo): PagesByModule {
  const entries = ids.filter((id) => getModuleInfo(id)?.isEntry);
  const atOnce = loadedBy(entries, (id) => getModuleInfo(id)?.importedIds ?? []);
  const late = loadedBy(entries, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  return { atOnce, late };
}

/** Which of some pages lead to each module. */
function loadedBy(
  pages: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlyMap<string, Pages> {
  const leading = new Map<string, Set<string>>();
  for (const page of pages) {
    const open = [page];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const known = leading.get(id) ?? new Set();
      if (known.has(page)) continue;
      leading.set(id, known.add(page));
      open.push(...importsOf(id));
    }
  }
  return leading;
}

/** @param pages that wait for the module @param late those and the pages that load it later */
function nameFor(pages: Pages | undefined, late: Pages = new Set()): string | undefined {
  if (pages === undefined || pages.size < 2) return undefined;
  const areas = areasOf(pages);
  // Whoever turns to a form before the login would load the files of another area with it.
  const judging = areasOf([...late].filter((page) => BEFORE_LOGIN.test(page)));
  const foreign = judging.filter((area) => !areas.includes(area));
  if (foreign.length > 0) return `rules-${foreign.join('-')}`;
  if (areas.includes(FRAME)) return FRAME;
  // What pages before the login share with others is little, and mostly of all areas.
  return areas.length > 1 && areas.includes('account') ? 'shared' : areas.join('-') || undefined;
}

/** The areas that pages belong to. */
function areasOf(pages: Iterable<string>): string[] {
  const all = [...pages];
  return AREAS.filter(([pattern]) => all.some((page) => pattern.test(page))).map(([, area]) => area);
}
