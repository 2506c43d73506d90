import { existsSync } from 'node:fs';
import { exitWithMessage } from './exit-with-message.mjs';
import { requireNode } from './install.mjs';
import { readPortSetting, requireFreePort } from './ports.mjs';
import { Processes } from './processes.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNode();
requireNoArguments('npm run serve');
const port = readPortSetting('PORT', 3000);
if (!process.env.API_BASE_URL)
  exitWithMessage(
    'API_BASE_URL must name the lending API, for example API_BASE_URL=https://api.example.com.',
  );
if (!existsSync('build/server/portal.js')) exitWithMessage('There is no build yet: run npm run build first.');
await requireFreePort('PORT', port, 'portal');

new Processes().start('portal', ['--max-old-space-size=256', 'build/server/portal.js'], {
  PORT: String(port),
  NODE_ENV: 'production',
});
