type Edit = readonly [file: RegExp, code: RegExp, replacement: string];

const REMIX = /\/node_modules\/@remix-run\/react\/dist\/esm\//;
const ROUTER = /\/node_modules\/@remix-run\/router\/dist\/router\.js$/;
const ROUTER_DOM = /\/node_modules\/react-router-dom\/dist\/index\.js$/;
const REACT_DOM = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.min\.js$/;
const REACT = /\/node_modules\/react\/cjs\/react\.production\.min\.js$/;
const SCHEDULER = /\/node_modules\/scheduler\/cjs\/scheduler\.production\.min\.js$/;
const FRAMEWORK = /\/node_modules\/(@remix-run\/(react|router)|react-router|react-router-dom)\//;

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
    /\bexports\.(createPortal|createRoot|findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=/g,
    'void ',
  ],
  // Functions that no package in the build calls.
  [REACT, /\bexports\.(act|createFactory|createRef|PureComponent|unstable_act|useDebugValue)=/g, 'void '],
  [
    SCHEDULER,
    /\bexports\.unstable_(continueExecution|forceFrameRate|getFirstCallbackNode|next|pauseExecution|Profiling|runWithPriority|wrapCallback)=/g,
    'void ',
  ],
  [SCHEDULER, /"object"===typeof performance&&"function"===typeof performance\.now/, '(true)'],
  [
    SCHEDULER,
    /"undefined"!==typeof MessageChannel|"function"===typeof (clearTimeout|setTimeout)\b/g,
    '(true)',
  ],
  [SCHEDULER, /"undefined"!==typeof setImmediate\?setImmediate:null/, '(null)'],
  [REACT_DOM, /\w+\.hydratedSources\|\|null/, '(null)'],
  // Every root is concurrent.
  [REACT_DOM, /0===\(\w\.mode&1\)/g, '(false)'],
  [REACT_DOM, /0!==\(\w\.mode&1\)|\b\w\.mode&1\b/g, '(true)'],
  // Legacy context and lifecycle methods of classes.
  [REACT_DOM, /\b\w\.(type\.)?contextTypes\b/g, '(void 0)'],
  [REACT_DOM, /(\w)=\1\.childContextTypes;return null!==\1&&void 0!==\1/, 'return(false)'],
  [REACT_DOM, /"function"===typeof \w\.(UNSAFE_)?componentWill(Mount|ReceiveProps|Update)\b/g, '(false)'],
  [REACT_DOM, /"function"!==typeof \w\.(UNSAFE_)?componentWill(Mount|ReceiveProps|Update)\b/g, '(true)'],
  // Browsers that the portal's syntax already excludes.
  [REACT_DOM, /"documentMode"in document/g, '(false)'],
  [REACT_DOM, /\bdocument\.documentMode/g, '(void 0)'],
  [REACT_DOM, /"undefined"!==typeof MSApp&&MSApp\.execUnsafeLocalFunction/, '(false)'],
  [REACT_DOM, /"innerHTML"in \w\b|"oninput"in document|"(Animation|Transition)Event"in window/g, '(true)'],
  [REACT_DOM, /Math\.clz32\?Math\.clz32:\w+/, 'Math.clz32'],
  [
    REACT_DOM,
    /"function"===typeof (clearTimeout|Promise|queueMicrotask|reportError|setTimeout|WeakMap|WeakSet)\b/g,
    '(true)',
  ],
  // Component stacks have no readable names in a minified build.
  [REACT_DOM, /do \w\+=\w+\((\w)\),\1=\1\.return;while\(\1\);/, ''],
  // Events without handlers (`UNUSED_HANDLERS`).
  [
    REACT_DOM,
    /if\(\$a=ce\?je\(a,c\):ke\(a,c\)\)d=oe\(d,"onBeforeInput"\),\s*0<d\.length&&\([^}]*\}\),e\.data=\$a\)/,
    '',
  ],
  [REACT_DOM, /if\(ae\)b:\{switch\(a\)\{case "compositionstart"[\s\S]*?\$a&&\(ba\.data=\$a\)\)\)\);/, ''],
  [REACT_DOM, /\bUe\(g,c,e\)/g, '(void 0)'],
  [REACT_DOM, /fa\("onBeforeInput",\[[^\]]*\]\);/, ''],
  [REACT_DOM, /fa\("on(Select|Composition\w+)","[^"]*"\.split\(" "\)\);/g, ''],
  // View transitions.
  [ROUTER_DOM, /!viewTransitionOpts \|\| isViewTransitionUnavailable/, 'true'],
  [ROUTER_DOM, /vtContext\.isTransitioning && !vtContext\.flushSync/, 'false'],
  [
    ROUTER_DOM,
    /renderDfd && pendingState && (router\.window(?=\))|state\.location\.key === pendingState\.location\.key)/g,
    'false',
  ],
  [ROUTER_DOM, /!vtContext\.isTransitioning && interruption/, 'false'],
  [ROUTER_DOM, /useViewTransitionState\(path\) && viewTransition === true/, 'false'],
  [ROUTER, /(?<=else if \()pendingViewTransitionEnabled(?=\))/, 'false'],
  [ROUTER, /let priorPaths = appliedViewTransitions\.get\(state\.location\.pathname\)/, 'let priorPaths'],
  [ROUTER, /appliedViewTransitions\.has\(location\.pathname\)/, 'false'],
  [
    ROUTER,
    /restoreAppliedTransitions\(routerWindow, appliedViewTransitions\);[\s\S]*?removePageHideEventListener = .*;/,
    '',
  ],
  // Remix always passes its own.
  [ROUTER, /init\.dataStrategy \|\| defaultDataStrategy/, 'init.dataStrategy'],
  [ROUTER, /\binit\.detectErrorBoundary\b/, 'false'],
  // `app/page/load-ahead.ts` prefetches instead.
  [REMIX, /shouldPrefetch && !isAbsolute/g, 'false'],
  [REMIX, /isPageLinkDescriptor\(link\) \?/, 'false ?'],
  [REMIX, /router\.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;/, ''],
  // Messages for the framework's own mistakes.
  [FRAMEWORK, /\binvariant\(([^"`\n]+), ("[^"]*"|`[^`$]*`)\);/g, 'invariant($1, "");'],
];

/** Handlers that `EDITS` removes from React. */
export const UNUSED_HANDLERS = /\bon(BeforeInput|Select|Composition(Start|End|Update))(Capture)?\b/;

/** @returns null for a file without edits */
export function withoutUnusedCode(code: string, file: string): string | null {
  const edits = EDITS.filter(([pattern]) => pattern.test(file));
  if (edits.length === 0) return null;
  return edits.reduce((edited, [, found, replacement]) => edited.replace(found, replacement), code);
}
