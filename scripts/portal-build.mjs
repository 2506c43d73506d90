import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fingerprintOf, isBuiltFrom } from './build-fingerprint.mjs';
import { exitWithMessage } from './exit-with-message.mjs';

const STAMP_FILE = 'build/built-from';
const SOURCES = [
  'app',
  'ui',
  'contracts/api',
  'public',
  'vite.config.ts',
  'scripts/browser-chunks.ts',
  'scripts/icons.mjs',
  'scripts/licences.ts',
  'scripts/style-preloads.ts',
  'scripts/text-file-names.ts',
  'scripts/unused-framework-code.ts',
  'tsconfig.json',
  'package-lock.json',
];

export function buildPortal() {
  const fingerprint = fingerprintOf(SOURCES);
  if (isBuiltFrom(STAMP_FILE, fingerprint)) return;
  console.info('Building the portal …');
  const result = spawnSync(process.execPath, ['node_modules/@remix-run/dev/dist/cli.js', 'vite:build'], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (result.status !== 0) {
    console.error(`${result.stdout}\n${result.stderr}`);
    exitWithMessage('The portal could not be built (see above).');
  }
  writeFileSync(STAMP_FILE, fingerprint);
}
