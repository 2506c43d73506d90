import { installPackages, requireNode, warnAboutOldNode } from './install.mjs';
import { buildPortal } from './portal-build.mjs';
import { portsOfPortalAndSimulator } from './ports.mjs';
import { Processes } from './processes.mjs';
import { buildSimulator } from './simulator-build.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNode();
requireNoArguments('npm start');
const { port, simulatorPort, api, env: ports } = await portsOfPortalAndSimulator();
installPackages();
buildPortal();
const simulator = await buildSimulator();

const processes = new Processes();
const env = { ...ports, NODE_ENV: 'production' };
processes.start('simulator', [simulator], env, { quiet: true });
const logSettings = { LOG_LEVEL: 'error', LOG_FORMAT: 'text', ...process.env };
processes.start('portal', ['build/server/portal.js'], { ...logSettings, ...env });
await processes.waitUntilAnswering(`${api}/simulator/health`, 'simulator');
await processes.waitUntilAnswering(`http://127.0.0.1:${port}/healthz`, 'portal');

console.info(`
  Portal      http://demo.localhost:${port}     (or http://localhost:${port})
  Simulator   http://localhost:${simulatorPort}/simulator/

  Demo account   katrin.brandt@metallbau-brandt.example   Demo!2026pass

  Try
    · a new application: choose an amount, search for "Metallbau", register, see the offer
    · a rejection: apply with the company "Testfall Ablehnung GmbH"
    · the demo account's applications: log in, see the pending tasks
    · other partners: http://swiss.localhost:${port}, http://polska.localhost:${port}, http://factoring.localhost:${port}

  Press Ctrl-C to stop.
`);
warnAboutOldNode();
