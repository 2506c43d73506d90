type Edit = readonly [file: RegExp, code: RegExp, replacement: string];

interface UnusedCode {
  readonly description: string;
  readonly reason: string;
  /** A test expects no portal code that matches. Null if no pattern can exist. */
  readonly neededBy: RegExp | null;
  readonly edits: readonly Edit[];
}

const REMIX_FILE = /\/node_modules\/@remix-run\/react\/dist\/esm\//;
const ROUTER_FILE = /\/node_modules\/@remix-run\/router\/dist\/router\.js$/;
const ROUTER_DOM_FILE = /\/node_modules\/react-router-dom\/dist\/index\.js$/;
const REACT_DOM_FILE = /\/node_modules\/react-dom\/cjs\/react-dom\.production\.min\.js$/;
const REACT_FILE = /\/node_modules\/react\/cjs\/react\.production\.min\.js$/;
const SCHEDULER_FILE = /\/node_modules\/scheduler\/cjs\/scheduler\.production\.min\.js$/;
const FRAMEWORK_FILE = /\/node_modules\/(@remix-run\/(react|router)|react-router|react-router-dom)\//;

export const UNUSED_HANDLERS = /\bon(BeforeInput|Select|Composition(Start|End|Update))(Capture)?\b/;

/**
 * Replaces constant conditions, so that the minifier removes their branches. A too wide pattern breaks pages. If a
 * test reports a pattern without a match, delete or rewrite it and run all features.
 */
export const UNUSED_CODE: readonly UnusedCode[] = [
  {
    description: 'branches for servers',
    reason: 'only browsers load these files',
    neededBy: null,
    edits: [
      [
        /\/node_modules\/(@remix-run|react|react-dom|react-router|react-router-dom)\//,
        /typeof (window|document)\b(?![.[])/g,
        '"object"',
      ],
    ],
  },
  {
    description: 'branches of older versions of the router',
    reason: 'vite.config.ts sets the v3 flags, and Remix sets the v7 flags of its router',
    neededBy: null,
    edits: [
      [
        REMIX_FILE,
        /\b(window\.__remixContext\.)?future\.v3_(fetcherPersist|lazyRouteDiscovery|relativeSplatPath|singleFetch)\b/g,
        'true',
      ],
      [
        ROUTER_FILE,
        /\bfuture\.v7_(fetcherPersist|normalizeFormMethod|partialHydration|prependBasename|relativeSplatPath|skipActionErrorRevalidation)\b/g,
        'true',
      ],
    ],
  },
  {
    description: 'single-page applications',
    reason: 'the portal has a server',
    neededBy: null,
    edits: [
      [REMIX_FILE, /\bwindow\.__remixContext\.isSpaMode\b/g, 'false'],
      [REMIX_FILE, /!isSpaMode\b/g, 'true'],
      [REMIX_FILE, /\bif \(isSpaMode\b/g, 'if (false'],
    ],
  },
  {
    description: 'deferred data',
    reason: 'single fetch streams promises in its own format and always passes its function',
    neededBy: /\bdefer\(/,
    edits: [
      [REMIX_FILE, /typeof singleFetch === "function"/g, 'true'],
      [ROUTER_FILE, /(?<!function )\bisDeferred(Result|Data)\(\w+\)/g, 'false'],
    ],
  },
  {
    description: 'portals and APIs that hydrateRoot replaces',
    reason: 'no code creates a portal, and the client entry uses hydrateRoot',
    neededBy: /\b(createPortal|createRoot|findDOMNode|unmountComponentAtNode)\b/,
    edits: [
      [
        REACT_DOM_FILE,
        /\bexports\.(createPortal|createRoot|findDOMNode|hydrate|render|unmountComponentAtNode|unstable_renderSubtreeIntoContainer)=/g,
        'void ',
      ],
    ],
  },
  {
    description: 'functions of React and its scheduler',
    reason: 'no package in the build calls them',
    neededBy: /\b(createFactory|createRef|PureComponent|useDebugValue)\b/,
    edits: [
      [
        REACT_FILE,
        /\bexports\.(act|createFactory|createRef|PureComponent|unstable_act|useDebugValue)=/g,
        'void ',
      ],
      [
        SCHEDULER_FILE,
        /\bexports\.unstable_(continueExecution|forceFrameRate|getFirstCallbackNode|next|pauseExecution|Profiling|runWithPriority|wrapCallback)=/g,
        'void ',
      ],
      [SCHEDULER_FILE, /"object"===typeof performance&&"function"===typeof performance\.now/, '(true)'],
      [
        SCHEDULER_FILE,
        /"undefined"!==typeof MessageChannel|"function"===typeof (clearTimeout|setTimeout)\b/g,
        '(true)',
      ],
      [SCHEDULER_FILE, /"undefined"!==typeof setImmediate\?setImmediate:null/, '(null)'],
      [REACT_DOM_FILE, /\w+\.hydratedSources\|\|null/, '(null)'],
    ],
  },
  {
    description: 'roots without concurrency',
    reason: 'hydrateRoot makes every root concurrent',
    neededBy: null,
    edits: [
      [REACT_DOM_FILE, /0===\(\w\.mode&1\)/g, '(false)'],
      [REACT_DOM_FILE, /0!==\(\w\.mode&1\)|\b\w\.mode&1\b/g, '(true)'],
    ],
  },
  {
    description: 'legacy context and lifecycle methods',
    reason: 'components are functions',
    neededBy: /\b(contextTypes|childContextTypes|componentWill(Mount|ReceiveProps|Update))\b/,
    edits: [
      [REACT_DOM_FILE, /\b\w\.(type\.)?contextTypes\b/g, '(void 0)'],
      [REACT_DOM_FILE, /(\w)=\1\.childContextTypes;return null!==\1&&void 0!==\1/, 'return(false)'],
      [
        REACT_DOM_FILE,
        /"function"===typeof \w\.(UNSAFE_)?componentWill(Mount|ReceiveProps|Update)\b/g,
        '(false)',
      ],
      [
        REACT_DOM_FILE,
        /"function"!==typeof \w\.(UNSAFE_)?componentWill(Mount|ReceiveProps|Update)\b/g,
        '(true)',
      ],
    ],
  },
  {
    description: 'workarounds for old browsers',
    reason: 'these browsers cannot read the syntax of the build',
    neededBy: null,
    edits: [
      [REACT_DOM_FILE, /"documentMode"in document/g, '(false)'],
      [REACT_DOM_FILE, /\bdocument\.documentMode/g, '(void 0)'],
      [REACT_DOM_FILE, /"undefined"!==typeof MSApp&&MSApp\.execUnsafeLocalFunction/, '(false)'],
      [
        REACT_DOM_FILE,
        /"innerHTML"in \w\b|"oninput"in document|"(Animation|Transition)Event"in window/g,
        '(true)',
      ],
      [REACT_DOM_FILE, /Math\.clz32\?Math\.clz32:\w+/, 'Math.clz32'],
      [
        REACT_DOM_FILE,
        /"function"===typeof (clearTimeout|Promise|queueMicrotask|reportError|setTimeout|WeakMap|WeakSet)\b/g,
        '(true)',
      ],
    ],
  },
  {
    description: 'component stacks',
    reason: 'names of components are minified',
    neededBy: null,
    edits: [[REACT_DOM_FILE, /do \w\+=\w+\((\w)\),\1=\1\.return;while\(\1\);/, '']],
  },
  {
    description: 'events before input, of composition and of selection',
    reason: 'no component handles them',
    neededBy: UNUSED_HANDLERS,
    edits: [
      [
        REACT_DOM_FILE,
        /if\(\$a=ce\?je\(a,c\):ke\(a,c\)\)d=oe\(d,"onBeforeInput"\),\s*0<d\.length&&\([^}]*\}\),e\.data=\$a\)/,
        '',
      ],
      [
        REACT_DOM_FILE,
        /if\(ae\)b:\{switch\(a\)\{case "compositionstart"[\s\S]*?\$a&&\(ba\.data=\$a\)\)\)\);/,
        '',
      ],
      [REACT_DOM_FILE, /\bUe\(g,c,e\)/g, '(void 0)'],
      [REACT_DOM_FILE, /fa\("onBeforeInput",\[[^\]]*\]\);/, ''],
      [REACT_DOM_FILE, /fa\("on(Select|Composition\w+)","[^"]*"\.split\(" "\)\);/g, ''],
    ],
  },
  {
    description: 'view transitions',
    reason: 'no link asks for one',
    neededBy: /\bviewTransition(=|: true|\s*\/?>)/,
    edits: [
      [ROUTER_DOM_FILE, /!viewTransitionOpts \|\| isViewTransitionUnavailable/, 'true'],
      [ROUTER_DOM_FILE, /vtContext\.isTransitioning && !vtContext\.flushSync/, 'false'],
      [
        ROUTER_DOM_FILE,
        /renderDfd && pendingState && (router\.window(?=\))|state\.location\.key === pendingState\.location\.key)/g,
        'false',
      ],
      [ROUTER_DOM_FILE, /!vtContext\.isTransitioning && interruption/, 'false'],
      [ROUTER_DOM_FILE, /useViewTransitionState\(path\) && viewTransition === true/, 'false'],
      [ROUTER_FILE, /(?<=else if \()pendingViewTransitionEnabled(?=\))/, 'false'],
      [
        ROUTER_FILE,
        /let priorPaths = appliedViewTransitions\.get\(state\.location\.pathname\)/,
        'let priorPaths',
      ],
      [ROUTER_FILE, /appliedViewTransitions\.has\(location\.pathname\)/, 'false'],
      [
        ROUTER_FILE,
        /restoreAppliedTransitions\(routerWindow, appliedViewTransitions\);[\s\S]*?removePageHideEventListener = .*;/,
        '',
      ],
    ],
  },
  {
    description: 'defaults of the router',
    reason: 'Remix passes its own',
    neededBy: null,
    edits: [
      [ROUTER_FILE, /init\.dataStrategy \|\| defaultDataStrategy/, 'init.dataStrategy'],
      [ROUTER_FILE, /\binit\.detectErrorBoundary\b/, 'false'],
    ],
  },
  {
    description: 'prefetch links and hot updates',
    reason: 'app/page/prefetched-pages.ts prefetches, and the build is for production',
    neededBy: /<Link [^>]*\bprefetch=/,
    edits: [
      [REMIX_FILE, /shouldPrefetch && !isAbsolute/g, 'false'],
      [REMIX_FILE, /isPageLinkDescriptor\(link\) \?/, 'false ?'],
      [REMIX_FILE, /router\.createRoutesForHMR = createClientRoutesWithHMRRevalidationOptOut;/, ''],
    ],
  },
  {
    description: 'messages for mistakes of the framework',
    reason: 'no visitor reads them',
    neededBy: null,
    edits: [[FRAMEWORK_FILE, /\binvariant\(([^"`\n]+), ("[^"]*"|`[^`$]*`)\);/g, 'invariant($1, "");']],
  },
];

export function withoutUnusedCode(code: string, file: string): string | null {
  const edits = UNUSED_CODE.flatMap((unused) => unused.edits).filter(([pattern]) => pattern.test(file));
  if (edits.length === 0) return null;
  return edits.reduce(
    (editedCode, [, pattern, replacement]) => editedCode.replace(pattern, replacement),
    code,
  );
}
