// npm run features:steps: every step that a scenario can be written with, by area, with how often it is used today.
// The text after "--" filters the steps, for example: npm run features:steps -- document
import { spawnSync } from 'node:child_process';
import { fail } from './say.mjs';

const wanted = process.argv.slice(2).join(' ').toLowerCase();
const dryRun = spawnSync(
  process.execPath,
  [
    'node_modules/@cucumber/cucumber/bin/cucumber.js',
    ...['--import', 'features/support/world.ts', '--import', 'features/steps/**/*.ts'],
    ...['--dry-run', '--format', 'usage-json', 'features/**/*.feature'],
  ],
  { encoding: 'utf8', maxBuffer: 64_000_000, env: { ...process.env, NODE_OPTIONS: '--import tsx' } },
);
if (dryRun.error || !dryRun.stdout.startsWith('[')) {
  fail(`The steps cannot be read: ${(dryRun.stderr || String(dryRun.error)).trim().split('\n')[0]}`);
}

/** @type {{ pattern: string, uri: string, line: number, matches: unknown[] }[]} */
const steps = JSON.parse(dryRun.stdout);
const shown = steps.filter(({ pattern }) => pattern.toLowerCase().includes(wanted));
if (shown.length === 0) fail(`No step has the text "${wanted}".`);

for (const uri of [...new Set(shown.map((step) => step.uri))].sort()) {
  const area = uri.replace(/^.*\//, '').replace('.steps.ts', '').replaceAll('-', ' ');
  console.log(`\n${area}  (${uri})`);
  for (const { pattern, matches } of shown.filter((step) => step.uri === uri).sort(byPattern)) {
    console.log(`  ${String(matches.length).padStart(4)}×  ${pattern}`);
  }
}
const unused = shown.filter(({ matches }) => matches.length === 0).length;
console.log(`\n${shown.length} steps, ${unused} of them in no scenario.`);

/**
 * @param {{ pattern: string }} a
 * @param {{ pattern: string }} b
 */
function byPattern(a, b) {
  return a.pattern.localeCompare(b.pattern, 'en');
}
