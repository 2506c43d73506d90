/** `from` may import only itself and `allowed` from the project's own code. */
const only = (name, from, allowed, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from },
  to: { path: '^(app|bench|mock-server|contracts|features|fixtures|scripts)/', pathNot: [from, ...allowed] },
});

const TESTS = '\\.test\\.tsx?$';

const FOR_TESTS = '^scripts/free-port\\.mjs$';

const SHARED_BETWEEN_SLICES = [
  // Registration completes an application without login. The list confirms e-mail addresses from links in
  // mails.
  '^app/account/(registration/registration|rules/account-forms|email-confirmation/email-confirmation)\\b',
  // The overview shows the final offer of the application.
  '^app/application/result/rules/offer\\.ts$',
];

export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Data flows one way, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    only(
      'domain',
      '^app/domain/',
      ['^contracts/api/enumerations', '^fixtures/companies/name-pairs'],
      'Values know the lists of the contract, and their tests a table that the simulator is held to as well.',
    ),
    only(
      'rules',
      '^app/.*/rules/',
      ['^app/domain/', '^contracts/api/enumerations'],
      'The rules of lending are pure, in whichever room they stand.',
    ),
    only('theme', '^app/theme/', [], 'Tokens import nothing of ours.'),
    only(
      'i18n',
      '^app/i18n/',
      ['^app/domain/(message|loan-types|cookie-name|locale)', '^contracts/api/(error-codes|enumerations)'],
      'Texts know message keys and codes, how numbers are written, and how a cookie is called.',
    ),
    only(
      'ui',
      '^app/ui/',
      ['^app/i18n/', '^app/theme/', '^app/domain/locale'],
      'Components know how dates are written, and have no business knowledge.',
    ),
    only(
      'api',
      '^app/api/',
      ['^app/domain/', '^app/telemetry/', '^contracts/api/', FOR_TESTS],
      'The only code that speaks HTTP to the backend.',
    ),
    only('settings', '^app/settings/', [], 'What the environment says.'),
    only(
      'request',
      '^app/(request|forms)/',
      [
        '^app/(api|i18n|domain|telemetry|settings)/',
        '^app/theme/(text|schemes)',
        '^contracts/api/error-codes',
        FOR_TESTS,
      ],
      'A visit and the forms it sends know the visitor, never a screen.',
    ),
    only(
      'page',
      '^app/page/',
      ['^app/(request|forms|api|i18n|domain|telemetry|theme|ui)/', '^app/routes/resend-confirmation'],
      'What stands around every screen knows none of them.',
    ),
    {
      name: 'slices-apart',
      comment:
        'The account, an application and the dashboard are slices: what two of them need stands below them.',
      severity: 'error',
      from: { path: '^app/(account|application|dashboard)/' },
      to: { path: '^app/(account|application|dashboard)/', pathNot: ['^app/$1/', ...SHARED_BETWEEN_SLICES] },
    },
    {
      name: 'routes-last',
      comment:
        'A route brings slices together, and nothing imports a route but the types of its loader and action.',
      severity: 'error',
      from: { path: '^app/', pathNot: ['^app/routes', TESTS] },
      to: { path: '^app/routes/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'server',
      '^app/server/',
      [
        '^app/(i18n|telemetry|settings)/',
        '^app/build-version/build-header',
        '^app/forms/body-bounds\\.server',
        '^app/request/(visit\\.server|session\\.server|problem-data\\.server|address-bounds|foreign-form|client-network|security-headers\\.server)\\.ts$',
        FOR_TESTS,
      ],
      'The network edge knows no screen, and of a visit only what its answer carries.',
    ),
    only(
      'telemetry',
      '^app/telemetry/',
      ['^app/settings/'],
      'Logs, metrics and traces know nothing of what they tell of.',
    ),
    only('contracts', '^contracts/api/', [], 'The neutral leaf.'),
    only(
      'contracts-consumer',
      '^contracts/consumer/',
      ['^contracts/', '^app/api/', '^fixtures/', FOR_TESTS],
      'Pact goes through the portal’s own client.',
    ),
    only(
      'contracts-provider',
      '^contracts/provider/',
      ['^contracts/', '^mock-server/', '^fixtures/'],
      'Verification drives the simulator or an address.',
    ),
    only(
      'contracts-record',
      '^contracts/record/',
      ['^contracts/', '^mock-server/(store/|settings|start)', '^fixtures/'],
      'A recording becomes rows of the simulator.',
    ),
    only(
      'second-provider',
      '^contracts/provider/second/',
      ['^contracts/client/', '^contracts/provider/state-handler/(server|states)\\.ts$'],
      'Made of what a foreign team has: the description’s types and the state handler to copy.',
    ),
    only('fixtures', '^fixtures/', ['^contracts/api/'], 'Worlds are made of the contract.'),
    only(
      'mock-server',
      '^mock-server/',
      ['^contracts/', '^fixtures/'],
      'The simulator never shares a rule with the portal.',
    ),
    only(
      'features',
      '^features/',
      [
        '^fixtures/',
        '^contracts/api/error-codes',
        '^app/i18n/locales/',
        '^scripts/(moved-clock|browser|free-port|programs|simulator-build|portal-build|say)\\.mjs$',
        '^scripts/docs/features\\.ts$',
      ],
      'Features know the portal only as a browser does, the texts it shows by their keys, and of the test run its clock, its programs and their ports.',
    ),
    {
      name: 'app',
      comment:
        'The portal at run time is without the simulator, its worlds and the features; its tests have them.',
      severity: 'error',
      from: { path: '^app/', pathNot: [TESTS, '^app/testing/'] },
      to: { path: '^(mock-server|fixtures|features|contracts/(consumer|provider))/' },
    },
    {
      name: 'traces-on-demand',
      comment: 'OpenTelemetry is loaded only where its variables ask for it.',
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
      comment: 'The rules of lending are pure functions without framework.',
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
      // The simulator uses Gherkin at run time to show features.
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
