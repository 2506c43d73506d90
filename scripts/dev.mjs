import { installPackages, requireNode } from './install.mjs';
import { portsOfPortalAndSimulator } from './ports.mjs';
import { Processes } from './processes.mjs';
import { requireNoArguments } from './test-arguments.mjs';

requireNode();
requireNoArguments('npm run dev');
const { api, env: ports } = await portsOfPortalAndSimulator();
installPackages();

const processes = new Processes();
const env = { LOG_FORMAT: 'text', ...ports, NODE_ENV: 'development' };
processes.start('simulator', ['scripts/dev-simulator.mjs'], env);
await processes.waitUntilAnswering(`${api}/simulator/health`, 'simulator');
processes.start('portal', ['scripts/dev-portal.mjs'], env);
