// npm run unit | contracts [-- NAME …]. NAME is a part of a path.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { listSlowestTests } from './check-counts.mjs';
import { exitWithMessage } from './exit-with-message.mjs';
import { findNamedTestFiles, requireCompiling } from './test-files.mjs';

const suite = process.argv[2] === 'contracts' ? 'contracts' : 'unit';
const args = process.argv.slice(3);
const report = `.reports/${suite}.json`;

await requireCompiling(findNamedTestFiles(suite, args));
rmSync(report, { force: true });
mkdirSync('.reports', { recursive: true });

const vitest = spawn(
  process.execPath,
  [
    ...['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json'],
    ...[
      `--outputFile.json=${report}`,
      ...(suite === 'contracts' ? ['--config', 'contracts/vitest.config.ts'] : []),
    ],
    ...args,
  ],
  { stdio: ['ignore', 'inherit', 'pipe'] },
);
let errorOutput = '';
vitest.stderr.setEncoding('utf8').on('data', (text) => {
  errorOutput += text;
  if (!isWrongUse()) process.stderr.write(text);
});
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => vitest.kill(signal));
vitest.once('close', (code) => {
  if (isWrongUse()) exitWithMessage(`${/CACError: (.*)/.exec(errorOutput)?.[1]}: see npx vitest run --help.`);
  if (existsSync(report)) {
    const slowest = listSlowestTests(JSON.parse(readFileSync(report, 'utf8')));
    console.info(`\nSlowest tests\n${slowest.join('\n')}`);
  }
  process.exit(code ?? 1);
});

function isWrongUse() {
  return errorOutput.includes('CACError: ');
}
