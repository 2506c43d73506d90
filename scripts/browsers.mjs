import { spawnSync } from 'node:child_process';
import { lookForBrowser } from './browser.mjs';
import { exitCodeOf, SKIPPED_EXIT_CODE, verdictOfCheck, verdictOfOptionalCheck } from './verdict.mjs';

/** @type {Record<string, import('./verdict.mjs').Verdict>} */
const counts = {};
const lines = [];
for (const engine of /** @type {const} */ (['firefox', 'webkitgtk'])) {
  const { problem } = await lookForBrowser(engine);
  if (problem !== null) {
    counts[engine] = verdictOfOptionalCheck(SKIPPED_EXIT_CODE);
    lines.push(`${engine}: left out. ${problem}`);
    continue;
  }
  console.info(`── ${engine}`);
  const args = ['scripts/features.mjs', '--browser', engine, '--tags', '@journey', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  counts[engine] = verdictOfCheck(status === 0 ? 0 : 1);
  lines.push(`${engine}: ${status === 0 ? 'passed' : 'failed'}`);
}

for (const line of lines) console.info(line);
process.exit(exitCodeOf(counts));
