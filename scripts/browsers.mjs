import { spawnSync } from 'node:child_process';
import { tryFindBrowser } from './browser.mjs';
import { countsOfCheck, countsOfOptionalCheck, exitCodeOf, SKIPPED_EXIT_CODE } from './check-counts.mjs';

/** @type {Record<string, import('./check-counts.mjs').CheckCounts>} */
const counts = {};
const lines = [];
for (const engine of /** @type {const} */ (['firefox', 'webkitgtk'])) {
  const { problem } = await tryFindBrowser(engine);
  if (problem !== null) {
    counts[engine] = countsOfOptionalCheck(SKIPPED_EXIT_CODE);
    lines.push(`${engine}: left out. ${problem}`);
    continue;
  }
  console.info(`── ${engine}`);
  const args = ['scripts/features.mjs', '--browser', engine, '--tags', '@journey', ...process.argv.slice(2)];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  counts[engine] = countsOfCheck(status === 0 ? 0 : 1);
  lines.push(`${engine}: ${status === 0 ? 'passed' : 'failed'}`);
}

for (const line of lines) console.info(line);
process.exit(exitCodeOf(counts));
