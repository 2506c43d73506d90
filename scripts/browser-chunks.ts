import type { Rollup } from 'vite';

// Pages before the login must not load this chunk at once.
export const SCHEMA_CHUNK_NAME = 'schemas';

const FRAME = 'frame';

// Own chunks: packages of every page, and modules of few pages in several areas.
const PARTS: readonly (readonly [pattern: RegExp, part: string])[] = [
  [
    /node_modules\/(react-i18next\/dist\/es\/Trans|html-parse-stringify|void-elements)|\/(registration-fields|password-pages|rich-text)\.tsx/,
    'registration',
  ],
  [
    /node_modules\/(@remix-run|@conform-to\/(dom|react)|react|react-dom|react-router|react-router-dom|scheduler|turbo-stream|react-i18next|remix-i18next)\//,
    'framework',
  ],
  [/^\0(vite\/|commonjsHelpers)/, 'framework'],
  [/\/schemas-without-eval\.client/, 'framework'],
  // Pages before the login load these modules when the user focuses a form.
  [
    /node_modules\/(zod|@conform-to\/zod)\/|\/domain\/form-schema\.ts|\/fields\/form\/validate-form\.ts/,
    SCHEMA_CHUNK_NAME,
  ],
  [
    /node_modules\/(downshift|compute-scroll-into-view|react-is|prop-types)\/|\/fields\/combobox\/|\/company-search\//,
    'company-search',
  ],
  [/\/fields\/date\//, 'dates'],
  // The first step of the application lacks these fields.
  [
    /\/domain\/(address|countries|register-number|tax-number)\.ts|\/application\/rules\/(company-details|steps)\.ts|\/node_modules\/stdnum\//,
    'company-fields',
  ],
  // Steps before the result do not need these parts.
  [
    /\/result\/(terms-strip|rules\/)|\/records\/(status-tag|key-figures)\.tsx|\/feedback\/(copy|print)-button\.tsx|\/domain\/dates\.ts/,
    'terms',
  ],
  // One file, because a page renders after its last style sheet.
  [/\/(app\/demo|ui)\/.*\.css\.ts/, FRAME],
  // Excludes large engines that are loaded on demand.
  [/\/app\/configured-form\/(?!rules\/(schema|linear-pattern|bounded-))/, 'configured-form'],
];

const ICON_MODULE = /virtual:icon\//;

const TEXT_MODULE = /\/locales\/(\w+)\/(\w+)\.json$/;

const FRAME_ROUTE = /\/app\/root\.tsx|\/app\/site\/layout\.route/;

export const CHUNK_AREAS: readonly (readonly [pattern: RegExp, area: string])[] = [
  [/\/entry\.client|\/app\/root\.tsx|\/app\/site\/layout\.route/, FRAME],
  [/\/app\/application\//, 'application'],
  [/\/app\/(dashboard\/|account\/settings\/|site\/cookies)/, 'dashboard'],
  [/\/app\/account\/(?!settings\/)/, 'account'],
];

/**
 * Many small files delay a page; a large one carries unneeded code.
 * @param commonNamespaces text namespaces of every page
 * @returns undefined if Rollup may choose the chunk
 */
export function createBrowserChunks(commonNamespaces: readonly string[]) {
  let pages: PagesByModule | null = null;
  return (id: string, { getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): string | undefined => {
    const part = PARTS.find(([pattern]) => pattern.test(id));
    if (part !== undefined) return part[1];
    const [, language, namespace = ''] = TEXT_MODULE.exec(id) ?? [];
    if (language !== undefined) return commonNamespaces.includes(namespace) ? `texts-${language}` : undefined;
    pages ??= findPagesByModule([...getModuleIds()], getModuleInfo);
    const name = chunkNameFor(pages.staticLoadingPages.get(id), pages.loadingPages.get(id));
    // A file of one icon would cost more than its 50 bytes.
    return ICON_MODULE.test(id) && name?.startsWith('rules-') ? FRAME : name;
  };
}

type BuiltFile = Pick<Rollup.OutputChunk, 'name' | 'imports' | 'facadeModuleId'>;

/** Pages before the login that load schemas too early (`ui/fields/form/use-portal-form.ts`). */
export function listPagesWithSchemas(files: Readonly<Record<string, BuiltFile>>): string[] {
  return Object.values(files).flatMap(({ facadeModuleId: page, imports }) => {
    if (page === null || !PAGE_BEFORE_LOGIN.test(page)) return [];
    const pendingNames = [...imports];
    const visitedNames = new Set<string>();
    for (let name = pendingNames.pop(); name !== undefined; name = pendingNames.pop()) {
      if (visitedNames.has(name)) continue;
      visitedNames.add(name);
      pendingNames.push(...(files[name]?.imports ?? []));
    }
    return [...visitedNames].some((name) => files[name]?.name === SCHEMA_CHUNK_NAME) ? [page] : [];
  });
}

const PAGE_BEFORE_LOGIN = /\/app\/(?!dashboard\/|account\/settings\/)(root|.*[/.]route)\.tsx(\?|$)/;

type Pages = ReadonlySet<string>;

interface PagesByModule {
  staticLoadingPages: ReadonlyMap<string, Pages>;
  loadingPages: ReadonlyMap<string, Pages>;
}

function findPagesByModule(ids: readonly string[], getModuleInfo: Rollup.GetModuleInfo): PagesByModule {
  const entries = ids.filter((id) => getModuleInfo(id)?.isEntry);
  const staticLoadingPages = findPagesById(entries, (id) => getModuleInfo(id)?.importedIds ?? []);
  const loadingPages = findPagesById(entries, (id) => {
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    return [...importedIds, ...dynamicallyImportedIds];
  });
  return { staticLoadingPages, loadingPages };
}

function findPagesById(
  pages: readonly string[],
  importsOf: (id: string) => readonly string[],
): ReadonlyMap<string, Pages> {
  const pagesById = new Map<string, Set<string>>();
  for (const page of pages) {
    const pendingIds = [page];
    for (let id = pendingIds.pop(); id !== undefined; id = pendingIds.pop()) {
      const idPages = pagesById.get(id) ?? new Set();
      if (idPages.has(page)) continue;
      pagesById.set(id, idPages.add(page));
      pendingIds.push(...importsOf(id));
    }
  }
  return pagesById;
}

/** @param allLoadingPages pages that load the module at once or on demand */
function chunkNameFor(pages: Pages | undefined, allLoadingPages: Pages = new Set()): string | undefined {
  if (pages === undefined) return undefined;
  // The client's entry stays alone, because it must run after all routes have loaded.
  if (pages.size < 2) return [...pages].every((page) => FRAME_ROUTE.test(page)) ? FRAME : undefined;
  const areas = areasOf(pages);
  // A form before the login must not load chunks of another area.
  const areasBeforeLogin = areasOf([...allLoadingPages].filter((page) => PAGE_BEFORE_LOGIN.test(page)));
  const otherAreas = areasBeforeLogin.filter((area) => !areas.includes(area));
  if (otherAreas.length > 0) return `rules-${otherAreas.join('-')}`;
  if (areas.includes(FRAME)) return FRAME;
  // Most pages share these form fields with account pages.
  return areas.length > 1 && areas.includes('account') ? FRAME : areas.join('-') || undefined;
}

function areasOf(pages: Iterable<string>): string[] {
  const all = [...pages];
  return CHUNK_AREAS.filter(([pattern]) => all.some((page) => pattern.test(page))).map(([, area]) => area);
}
