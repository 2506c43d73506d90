// Usage: npm run features:steps [-- TEXT]. Lists the steps with their number of uses and the values of
// placeholders.
import { spawnSync } from 'node:child_process';
import { exitWithMessage } from './exit-with-message.mjs';

const PLACEHOLDERS_WITHOUT_LIST = ['string', 'int', 'number', 'word'];
const MAX_VALUES = 12;

const searchText = process.argv.slice(2).join(' ').toLowerCase();
const dryRun = spawnSync(
  process.execPath,
  [
    'node_modules/@cucumber/cucumber/bin/cucumber.js',
    ...['--import', 'features/support/world.ts', '--import', 'features/steps/**/*.ts'],
    ...['--dry-run', '--format', 'message', 'features/**/*.feature'],
  ],
  { encoding: 'utf8', maxBuffer: 256_000_000, env: { ...process.env, NODE_OPTIONS: '--import tsx/esm' } },
);
if (dryRun.error || !dryRun.stdout.startsWith('{')) {
  exitWithMessage(
    `The steps cannot be read: ${(dryRun.stderr || String(dryRun.error)).trim().split('\n')[0]}`,
  );
}

/** @type {import('@cucumber/messages').Envelope[]} */
const messages = dryRun.stdout
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

/** @type {Map<string, number>} */
const uses = new Map();
for (const { testCase } of messages) {
  for (const id of testCase?.testSteps.flatMap((step) => step.stepDefinitionIds ?? []) ?? []) {
    uses.set(id, (uses.get(id) ?? 0) + 1);
  }
}
const steps = messages
  .flatMap(({ stepDefinition }) => stepDefinition ?? [])
  .map(({ id, pattern, sourceReference }) => ({
    pattern: pattern.source,
    uri: sourceReference.uri ?? '',
    count: uses.get(id) ?? 0,
  }));

const shownSteps = steps.filter(({ pattern }) => pattern.toLowerCase().includes(searchText));
if (shownSteps.length === 0) exitWithMessage(`No step has the text "${searchText}".`);

for (const uri of [...new Set(shownSteps.map((step) => step.uri))].sort()) {
  const area = uri.replace(/^.*\//, '').replace('.steps.ts', '').replaceAll('-', ' ');
  console.log(`\n${area}  (${uri})`);
  for (const { pattern, count } of shownSteps.filter((step) => step.uri === uri).sort(byPattern)) {
    console.log(`  ${String(count).padStart(4)}×  ${pattern}`);
  }
}

const names = new Set(
  shownSteps.flatMap(({ pattern }) => [...pattern.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)),
);
for (const { parameterType } of messages) {
  if (
    !parameterType ||
    PLACEHOLDERS_WITHOUT_LIST.includes(parameterType.name) ||
    !names.has(parameterType.name)
  )
    continue;
  console.log(`\n{${parameterType.name}}`);
  const words = parameterType.regularExpressions.flatMap((expression) =>
    expandAlternatives(readable(expression)),
  );
  for (const word of words.sort()) console.log(`         ${word}`);
}

const usedOnce = shownSteps.filter(({ count }) => count === 1).length;
const unused = shownSteps.filter(({ count }) => count === 0).length;
console.log(`\n${shownSteps.length} steps, ${usedOnce} used once, ${unused} of them in no scenario.`);

/**
 * @param {{ pattern: string }} a
 * @param {{ pattern: string }} b
 */
function byPattern(a, b) {
  return a.pattern.localeCompare(b.pattern, 'en');
}

/** @param {string} expression */
function readable(expression) {
  return expression
    .replace(/"(\(\?:)?\[\^"\]\*\)?"/g, '"…"')
    .replace(/\(\?:\\w\+\)|\\w\+/g, '…')
    .replaceAll('\\d+', 'N')
    .replaceAll('an? ', 'a(n) ')
    .replaceAll('[a-z]+', '…');
}

/**
 * @param {string} words
 * @returns {string[]}
 */
function expandAlternatives(words) {
  const [group, inside = '', optional] = /\(\?:([^()]*)\)(\?)?/.exec(words) ?? [];
  if (group === undefined) return words.split('|');
  const alternatives = inside.split('|');
  if (alternatives.length > MAX_VALUES) return expandAlternatives(words.replace(group, '…'));
  return [...(optional ? [''] : []), ...alternatives].flatMap((one) =>
    expandAlternatives(words.replace(group, one)),
  );
}
