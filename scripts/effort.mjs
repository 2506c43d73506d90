import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const REPORT_FILE = '.reports/effort.json';

rmSync(REPORT_FILE, { force: true });
const args = ['scripts/features.mjs', 'features/effort/effort.feature', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });

if (existsSync(REPORT_FILE)) console.table(JSON.parse(readFileSync(REPORT_FILE, 'utf8')));
process.exit(status === 0 ? 0 : 1);
