// npm run features:steps: every step that a scenario can be written with, by area, with how often it is used today, and the words that stand
// for the names in braces. The text after "--" filters the steps, for example: npm run features:steps -- document
import { spawnSync } from 'node:child_process';
import { fail } from './say.mjs';

/** Names in braces that need no list: "{string}" is a text in quotes, "{int}" and "{number}" are numbers, "{word}" is one word. */
const PLAIN = ['string', 'int', 'number', 'word'];
/** More ways to say a part of some words than anybody reads one by one. */
const MANY = 12;

const wanted = process.argv.slice(2).join(' ').toLowerCase();
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
  fail(`The steps cannot be read: ${(dryRun.stderr || String(dryRun.error)).trim().split('\n')[0]}`);
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

const shown = steps.filter(({ pattern }) => pattern.toLowerCase().includes(wanted));
if (shown.length === 0) fail(`No step has the text "${wanted}".`);

for (const uri of [...new Set(shown.map((step) => step.uri))].sort()) {
  const area = uri.replace(/^.*\//, '').replace('.steps.ts', '').replaceAll('-', ' ');
  console.log(`\n${area}  (${uri})`);
  for (const { pattern, count } of shown.filter((step) => step.uri === uri).sort(byPattern)) {
    console.log(`  ${String(count).padStart(4)}×  ${pattern}`);
  }
}

const names = new Set(
  shown.flatMap(({ pattern }) => [...pattern.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)),
);
for (const { parameterType } of messages) {
  if (!parameterType || PLAIN.includes(parameterType.name) || !names.has(parameterType.name)) continue;
  console.log(`\n{${parameterType.name}}`);
  const words = parameterType.regularExpressions.flatMap((expression) => spelledOut(readable(expression)));
  for (const word of words.sort()) console.log(`         ${word}`);
}

const once = shown.filter(({ count }) => count === 1).length;
const unused = shown.filter(({ count }) => count === 0).length;
console.log(`\n${shown.length} steps, ${once} used once, ${unused} of them in no scenario.`);

/**
 * @param {{ pattern: string }} a
 * @param {{ pattern: string }} b
 */
function byPattern(a, b) {
  return a.pattern.localeCompare(b.pattern, 'en');
}

/**
 * A regular expression with its placeholders as an author reads them.
 * @param {string} expression
 */
function readable(expression) {
  return expression
    .replace(/"(\(\?:)?\[\^"\]\*\)?"/g, '"…"')
    .replace(/\(\?:\\w\+\)|\\w\+/g, '…')
    .replaceAll('\\d+', 'N')
    .replaceAll('an? ', 'a(n) ')
    .replaceAll('[a-z]+', '…');
}

/**
 * All that words with alternatives in groups stand for.
 * @param {string} words
 * @returns {string[]}
 */
function spelledOut(words) {
  const [group, inside = '', optional] = /\(\?:([^()]*)\)(\?)?/.exec(words) ?? [];
  if (group === undefined) return words.split('|');
  const alternatives = inside.split('|');
  if (alternatives.length > MANY) return spelledOut(words.replace(group, '…'));
  return [...(optional ? [''] : []), ...alternatives].flatMap((one) => spelledOut(words.replace(group, one)));
}
