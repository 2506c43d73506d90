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
    code: ['app/{request,forms,routes}/**/*.ts', 'app/**/*.server.ts', 'app/routes/**/*.tsx'],
    tests: ['app/**/*.server.test.{ts,tsx}', 'app/{request,forms,routes,page,testing}/**/*.test.{ts,tsx}'],
    atLeast: 80,
  },
};
