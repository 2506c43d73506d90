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
