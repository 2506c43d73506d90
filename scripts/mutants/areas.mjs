/**
 * What `npm run mutants` changes, one area at a time: patterns of the code, of the tests that must notice, and the percentage of
 * changes that they must notice at least.
 */
export const AREAS = {
  'portal-rules': {
    code: ['app/**/rules/**/*.ts', 'app/domain/**/*.ts'],
    tests: ['app/**/rules/**/*.test.ts', 'app/domain/**/*.test.ts', 'app/configured-form/**/*.test.ts'],
    atLeast: 90,
  },
  'simulator-rules': {
    // The flow's map explores the other rules; its tests replace modules and need processes of their own.
    code: ['mock-server/rules/**/*.ts', '!mock-server/rules/flow-map/**'],
    tests: ['mock-server/{rules,rules/!(flow-map),api}/*.test.ts'],
    atLeast: 90,
  },
  requests: {
    code: ['app/{request,forms}/**/*.ts'],
    // Of the tests that call the portal as a whole, which reach most of this code: those about requests and sessions that do not wait long.
    tests: [
      'app/{request,forms}/**/*.test.{ts,tsx}',
      'app/testing/{account,lost-answers,lost-cookies,mail-links,permissions,refused-actions,security-events,session,ways-in}.test.ts',
    ],
    atLeast: 80,
  },
  'loaders-and-actions': {
    code: ['app/**/*.server.ts', 'app/**/{route,*.route}.{ts,tsx}', '!app/{request,forms}/**'],
    tests: ['app/**/*.server.test.{ts,tsx}', 'app/{page,testing}/**/*.test.{ts,tsx}'],
    atLeast: 80,
  },
};
