export const AREAS = {
  'portal-rules': {
    code: ['app/**/rules/**/*.ts', 'app/domain/**/*.ts'],
    tests: ['app/**/rules/**/*.test.ts', 'app/domain/**/*.test.ts', 'app/configured-form/**/*.test.ts'],
    atLeast: 90,
  },
  'simulator-rules': {
    // Tests of the flow map mock modules, so each needs its own process.
    code: ['mock-server/rules/**/*.ts', '!mock-server/rules/flow-map/**'],
    tests: ['mock-server/{rules,rules/!(flow-map),api}/*.test.ts'],
    atLeast: 90,
  },
  requests: {
    code: ['app/{request,forms}/**/*.ts'],
    // These tests reach most of the code and rarely wait.
    tests: [
      'app/{request,forms}/**/*.test.{ts,tsx}',
      'app/testing/{account,lost-answers,lost-cookies,mail-links,permissions,refused-actions,security-events,session,application-entry}.test.ts',
    ],
    atLeast: 80,
  },
  'loaders-and-actions': {
    code: ['app/**/*.server.ts', 'app/**/{route,*.route}.{ts,tsx}', '!app/{request,forms}/**'],
    tests: ['app/**/*.server.test.{ts,tsx}', 'app/{page,testing}/**/*.test.{ts,tsx}'],
    atLeast: 80,
  },
};
