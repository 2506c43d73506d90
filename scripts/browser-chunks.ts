import type { Rollup } from 'vite';

/** What no page before the login waits for. */
export const SCHEMAS = 'schemas';

/** Parts with a file of their own: packages that every page runs and that seldom change, and what few pages of several areas run. */
const PARTS: readonly (readonly [pattern: RegExp, part: string])[] = [
  // Texts with links in them need a reader of their own.
  [
    /node_modules\/(react-i18next\/dist\/es\/Trans|html-parse-stringify|void-elements)|\/(registration-fields|password-pages)\.tsx/,
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
  [/\/app\/configured-form\/(?!rules\/schema)/, 'configured-form'],
];

const TEXTS = /\/locales\/(\w+)\/(\w+)\.json$/;

/** For what every page runs. */
const FRAME = 'frame';

/** The areas of the portal that are visited apart from each other; a module belongs to those whose pages it serves. */
export const AREAS: readonly (readonly [pattern: RegExp, area: string])[] = [
  [/\/entry\.client|\/root\.tsx|\/routes\/layout\.portal/, FRAME],
  [/\/routes\/(application\.|layout\.wizard)/, 'application'],
  [/\/routes\/(dashboard\.|layout\.dashboard|cookies)/, 'dashboard'],
  [
    /\/routes\/(login|register|forgot-password|reset-password|invite|confirm-email|layout\.account)/,
    'account',
  ],
];

/**
 * Groups the browser's modules into few files, by what they change with and by which pages run them: a page of many small files waits for
 * its network, and one file for all pages would carry what a page does not run.
 * @param alwaysShown namespaces of texts that every page shows
 * @returns for Rollup's `manualChunks`: the name of a module's file; undefined for one that serves a single page
 */
export function browserChunks(alwaysShown: readonly string[]) {
  let served: Map<string, Set<string>> | null = null;
  return (id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined => {
    const part = PARTS.find(([pattern]) => pattern.test(id));
    if (part !== undefined) return part[1];
    const [, language, namespace = ''] = TEXTS.exec(id) ?? [];
    if (language !== undefined) return alwaysShown.includes(namespace) ? `texts-${language}` : undefined;
    served ??= pagesByModule([...getModuleIds()], getModuleInfo);
    return nameFor(served.get(id));
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

const BEFORE_LOGIN = /\/(root|routes\/(?!dashboard|layout\.dashboard)[^/]*)\.tsx(\?|$)/;

/** The pages that load each module at once. */
function pagesByModule(
  ids: readonly string[],
  getModuleInfo: Rollup.GetModuleInfo,
): Map<string, Set<string>> {
  const served = new Map<string, Set<string>>();
  for (const entry of ids.filter((id) => getModuleInfo(id)?.isEntry)) {
    const open = [entry];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const pages = served.get(id) ?? new Set();
      if (pages.has(entry)) continue;
      served.set(id, pages.add(entry));
      open.push(...(getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return served;
}

function nameFor(pages: ReadonlySet<string> | undefined): string | undefined {
  if (pages === undefined || pages.size < 2) return undefined;
  const areas = AREAS.filter(([pattern]) => [...pages].some((page) => pattern.test(page)));
  const names = areas.map(([, area]) => area);
  if (names.includes(FRAME)) return FRAME;
  // What pages before the login share with others is little, and mostly of all areas.
  return names.length > 1 && names.includes('account') ? 'shared' : names.join('-') || undefined;
}
