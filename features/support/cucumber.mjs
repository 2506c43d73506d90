// Cucumber's configuration. Scenarios run in two browsers at a time; the servers are started once, by a plugin, for all of them. No paths:
// what is named on the command line would be added to them, and without any every feature is run.
export default {
  import: ['features/support/world.ts', 'features/support/hooks.ts', 'features/steps/**/*.ts'],
  plugin: ['./features/support/servers.ts', './features/support/slowest.ts'],
  format: [
    'progress',
    ['html', '.reports/features/report.html'],
    ['junit', '.reports/features/report.xml'],
    ['message', '.reports/features/messages.ndjson'],
  ],
  formatOptions: { printAttachments: false },
  parallel: 2,
};
