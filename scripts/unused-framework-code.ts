type Edit = readonly [file: RegExp, code: RegExp, replacement: string];

const REMIX = /\/node_modules\/@remix-run\/react\/dist\/esm\//;
const ROUTER = /\/node_modules\/@remix-run\/router\/dist\/router\.js$/;
const REACT_DOM = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.min\.js$/;

/** Replaces conditions that are constant in the browser's build, so that the minifier removes their branches. */
export const EDITS: readonly Edit[] = [
  // Branches for servers.
  [
    /\/node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom)\//,
    /typeof (window|document)\b(?![.[])/g,
    '"object"',
  ],
  // The future flags of `vite.config.ts`, and those that Remix sets for its router.
  [
    REMIX,
    /\b(window\.__remixContext\.)?future\.v3_(fetcherPersist|lazyRouteDiscovery|relativeSplatPath|singleFetch)\b/g,
    'true',
  ],
  [
    ROUTER,
    /\bfuture\.v7_(fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g,
    'true',
  ],
  // The portal has a server.
  [REMIX, /\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
  [REMIX, /!isSpaMode\b/g, 'true'],
  [REMIX, /\bif \(isSpaMode\b/g, 'if (false'],
  // Single fetch streams promises in its own format and always passes its function.
  [REMIX, /typeof singleFetch === "function"/g, 'true'],
  [ROUTER, /(?<!function )\bisDeferred(Result|Data)\(\w+\)/g, 'false'],
  // React's API before version 18.
  [
    REACT_DOM,
    /\bexports\.(findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=/g,
    'void ',
  ],
];

/** @returns null for a file without edits */
export function withoutUnusedCode(code: string, file: string): string | null {
  const edits = EDITS.filter(([pattern]) => pattern.test(file));
  if (edits.length === 0) return null;
  return edits.reduce((edited, [, found, replacement]) => edited.replace(found, replacement), code);
}
