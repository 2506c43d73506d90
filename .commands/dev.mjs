// npm run dev: hot reload, with the simulator beside the portal.

import { installPackages, requireNode } from './install.mjs';
import { portSetting, requireFreePort } from './ports.mjs';
import { Processes } from './processes.mjs';

requireNode();
const port = portSetting('PORT', 3000);
const simulatorPort = portSetting('SIMULATOR_PORT', 4000);
await requireFreePort('PORT', port, 'portal');
await requireFreePort('SIMULATOR_PORT', simulatorPort, 'simulator');
installPackages();

const processes = new Processes();
const api = `http://127.0.0.1:${simulatorPort}`;
const env = {
  PORT: String(port),
  SIMULATOR_PORT: String(simulatorPort),
  API_BASE_URL: api,
  NODE_ENV: 'development',
};
processes.start(
  'simulator',
  ['node_modules/tsx/dist/cli.mjs', 'watch', '--clear-screen=false', 'mock-server/main.ts'],
  env,
);
await processes.answering(`${api}/simulator/health`, 'simulator');
processes.start(
  'portal',
  ['node_modules/@remix-run/dev/dist/cli.js', 'vite:dev', '--port', String(port), '--strictPort', '--host'],
  env,
);
