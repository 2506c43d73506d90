// npm run browsers: the main journeys (@journey) in the engines that the whole suite is not run in: a stock Firefox, and WebKitGTK.
import { spawnSync } from 'node:child_process';
import { lookForBrowser } from './browser.mjs';

/** Exit code of a check that could not be made where it ran. */
const LEFT_OUT = 2;

const outcomes = [];
for (const engine of /** @type {const} */ (['firefox', 'webkitgtk'])) {
  const { problem } = await lookForBrowser(engine);
  if (problem !== null) {
    outcomes.push({ code: LEFT_OUT, line: `${engine}: left out. ${problem}` });
    continue;
  }
  console.info(`── ${engine}`);
  const args = ['scripts/features.mjs', '--browser', engine, '--tags', '@journey', ...process.argv.slice(2)];
  const code = spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0 ? 0 : 1;
  outcomes.push({ code, line: `${engine}: ${code === 0 ? 'passed' : 'failed'}` });
}

for (const { line } of outcomes) console.info(line);
const codes = outcomes.map(({ code }) => code);
if (codes.includes(1)) process.exit(1);
process.exit(codes.includes(0) ? 0 : LEFT_OUT);
