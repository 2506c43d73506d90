/** `from` may import only itself and `allowed` from the project's own code. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: {
    path: '^(app|bench|mock-server|contracts|features|fixtures|scripts|ui)/',
    pathNot: [from, ...allowed],
  },
});

const ROUTES = ['^app/.+/route\\.tsx?$', '\\.route\\.tsx?$'];

const TESTS = '\\.test\\.tsx?$';

const FOR_TESTS = '^scripts/free-port\\.mjs$';

const SHARED_BETWEEN_SLICES = [
  // Registration completes an application without login. The list of applications confirms e-mail addresses.
  '^app/account/(registration/registration|rules/account-forms|email-confirmation/email-confirmation)\\b',
  // Every tab shows the terms of the offer. The receipt also offers the repayment plan as a file.
  '^app/application/result/(rules/offer|terms-strip|plan-csv\\.server)\\b',
];

export default {
  forbidden: [
    {
      name: 'no-circular-imports',
      comment: 'Circular imports are forbidden, including type imports.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only(
      'domain',
      '^app/domain/',
      ['^contracts/api/enumerations', '^fixtures/companies/name-pairs'],
      'The domain may use enumerations of the contract. Its tests share a table with the simulator.',
    ),
    only(
      'rules',
      '^app/.*/rules/',
      ['^app/domain/', '^contracts/api/enumerations'],
      'Business rules are pure functions in every folder.',
    ),
    only('theme', '^ui/theme/', [], 'Design tokens have no dependencies.'),
    only(
      'i18n',
      '^app/i18n/',
      ['^app/domain/(message|loan-types|cookie-name|locale)', '^contracts/api/(error-codes|enumerations)'],
      'Texts may use message keys, error codes, number formats and cookie names.',
    ),
    only(
      'ui',
      '^ui/',
      ['^app/i18n/', '^app/domain/locale'],
      'Components may use date formats, but no business rules.',
    ),
    only(
      'api',
      '^app/api/',
      ['^app/domain/', '^app/telemetry/', '^contracts/api/', '^contracts/openapi/examples', FOR_TESTS],
      'Only this folder sends HTTP requests to the lending API. Its tests read examples of the contract.',
    ),
    only(
      'settings',
      '^app/settings/',
      ['^app/domain/completion-parts', '^scripts/blocked-ports\\.mjs$'],
      'Environment variables.',
    ),
    only(
      'request',
      '^app/request/',
      [
        '^app/(api|i18n|domain|telemetry|settings)/',
        '^ui/theme/schemes',
        '^contracts/api/error-codes',
        FOR_TESTS,
      ],
      'Requests are independent of forms and screens.',
    ),
    only(
      'forms',
      '^app/forms/',
      ['^app/(request|api|i18n|domain|telemetry|settings)/', '^ui/theme/text', FOR_TESTS],
      'Forms are independent of screens.',
    ),
    only(
      'page',
      '^app/page/',
      ['^app/(request|forms|api|i18n|domain|telemetry)/', '^ui/'],
      'The page frame is independent of screens.',
    ),
    {
      name: 'independent-slices',
      comment:
        'Account, application and dashboard are independent slices. Shared code belongs in the folders below them.',
      severity: 'error',
      from: { path: '^app/(account|application|dashboard)/' },
      to: { path: '^app/(account|application|dashboard)/', pathNot: ['^app/$1/', ...SHARED_BETWEEN_SLICES] },
    },
    {
      name: 'routes-last',
      comment: 'Routes combine slices. Other modules may import only the types of loaders and actions.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/routes\\.ts$', TESTS, '^app/testing/'] },
      to: { path: ROUTES, dependencyTypesNot: ['type-only'] },
    },
    only(
      'server',
      '^app/server/',
      [
        '^app/(i18n|telemetry|settings)/',
        '^app/build-version/build-header',
        '^app/request/body/form-limits\\.server',
        '^app/request/(open-request\\.server|readiness\\.server|session\\.server|store/lmdb-store\\.server|problem-data\\.server|url-limits|request-origin|security-headers\\.server)\\.ts$',
        FOR_TESTS,
      ],
      'The HTTP server is independent of screens.',
    ),
    only(
      'telemetry',
      '^app/telemetry/',
      ['^app/settings/'],
      'Logs, metrics and traces are independent of the code that they observe.',
    ),
    only('contracts', '^contracts/api/', [], 'The contract has no dependencies.'),
    only(
      'contracts-consumer',
      '^contracts/consumer/',
      ['^contracts/', '^app/api/', '^fixtures/', FOR_TESTS],
      'Consumer tests use the portal’s own client.',
    ),
    only(
      'contracts-provider',
      '^contracts/provider/',
      ['^contracts/', '^mock-server/', '^fixtures/', '^app/api/(read-response|http-response\\.server)\\.ts$'],
      'Verification is independent of the portal. Its reports say what the portal tolerates, by the portal’s own rule.',
    ),
    only(
      'contracts-record',
      '^contracts/record/',
      ['^contracts/', '^mock-server/(store/|settings|start)', '^fixtures/'],
      'The recorder writes a world for the simulator.',
    ),
    only(
      'second-api',
      '^contracts/provider/second-api/',
      ['^contracts/client/', '^contracts/provider/state-handler/(server|states)\\.ts$'],
      'Uses only what another team has: generated types and the example state handler.',
    ),
    only('fixtures', '^fixtures/', ['^contracts/api/'], 'Fixtures use the contract only.'),
    only(
      'mock-server',
      '^mock-server/',
      ['^contracts/', '^fixtures/', '^ui/', '^scripts/(blocked-ports|browser)\\.mjs$'],
      'The simulator shares only components with the portal. Both know the ports that browsers refuse. Tests find a browser.',
    ),
    only(
      'simulator-pages',
      '^mock-server/pages/',
      [
        '^ui/',
        '^contracts/api/',
        '^mock-server/(texts|form-editor)/',
        '^mock-server/rules/(finding|own-form/(missing-languages|stale-bound))\\.ts$',
        '^fixtures/(forms/|film-timing\\.ts$)',
      ],
      'Pages run in the browser too. They know data and pure rules of the simulator, not the simulator.',
    ),
    only(
      'features',
      '^features/',
      [
        '^fixtures/',
        '^contracts/api/',
        '^app/api/read-response\\.ts$',
        '^app/i18n/locales/',
        '^scripts/(moved-clock|browser|free-port|programs|simulator-build|portal-build|exit-with-message|test-arguments)\\.mjs$',
        '^scripts/(docs/features|html-document)\\.ts$',
      ],
      'Features use the portal through a browser. They may import text keys, the helpers that start programs, and the rule for what the portal tolerates.',
    ),
    {
      name: 'app',
      comment: 'Only tests of the portal may import the simulator, fixtures and features.',
      severity: 'error',
      from: { path: '^(app|ui)/', pathNot: [TESTS, '^app/testing/'] },
      to: { path: '^(mock-server|fixtures|features|contracts/(consumer|provider))/' },
    },
    {
      name: 'traces-on-demand',
      comment: 'OpenTelemetry is loaded on demand.',
      severity: 'error',
      from: { path: '^app/', pathNot: [TESTS] },
      to: { path: '^app/telemetry/open-telemetry\\.server', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'opentelemetry-in-one-place',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/telemetry/open-telemetry\\.server'] },
      to: { path: 'node_modules/@opentelemetry/' },
    },
    {
      name: 'no-framework-in-rules',
      comment: 'Business rules are pure functions without a framework.',
      severity: 'error',
      from: { path: '^app/(domain/|.*/rules/)', pathNot: TESTS },
      to: { path: 'node_modules/(@remix-run|react|react-dom|i18next|react-i18next|@conform-to/react)/' },
    },
    {
      name: 'no-test-code-at-run-time',
      severity: 'error',
      from: {
        pathNot: [
          TESTS,
          '^(bench|contracts/(consumer|provider)|features)/',
          '^scripts/browser\\.mjs$',
          '/testing/',
          'vitest\\.config\\.ts$',
        ],
      },
      // The simulator shows features, so it uses Gherkin at run time.
      to: { path: 'node_modules/(vitest|playwright|@cucumber/cucumber|@pact-foundation|fast-check)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    exclude: { path: '^build/' },
  },
};
