// Has no `paths`, because Cucumber adds the command's paths to them.
export default {
  // The plan runs no step, and loading steps takes most of its time.
  import: process.env.FEATURES_PLAN
    ? []
    : ['features/support/world.ts', 'features/support/hooks.ts', 'features/steps/**/*.ts'],
  plugin: [
    './features/support/servers.ts',
    './features/support/slowest-scenarios.ts',
    './features/support/repeated-scenarios.ts',
    './features/support/missing-steps.ts',
    './features/support/early-stop.ts',
  ],
  format: [
    'progress',
    ['html', '.reports/features/report.html'],
    ['junit', '.reports/features/report.xml'],
    ['message', '.reports/features/messages.ndjson'],
  ],
  formatOptions: { printAttachments: false },
  parallel: 2,
};
