// Cucumber's configuration when a scenario is filmed: its own servers, and no report, which is the suite's.
export default {
  import: [
    'features/support/world.ts',
    'features/support/hooks.ts',
    'features/film/hooks.ts',
    'features/steps/**/*.ts',
  ],
  plugin: ['./features/support/servers.ts'],
  format: ['summary'],
  formatOptions: { printAttachments: false },
};
