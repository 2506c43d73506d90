import { readFileSync } from 'node:fs';
import { loadSupport } from '@cucumber/cucumber/api';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { exitWithMessage } from './exit-with-message.mjs';
import { listFeatureFiles } from './feature-arguments.mjs';

const PLACEHOLDERS_WITHOUT_LIST = ['string', 'int', 'number', 'word'];
const MAX_VALUES = 12;

const searchText = process.argv.slice(2).join(' ').toLowerCase();

/**
 * Cucumber's types omit this part of its library.
 * @typedef {{ source: string, regexp?: RegExp }} Expression
 * @typedef {{ expression: Expression, pattern: string | RegExp, uri: string }} Definition
 * @typedef {{ name?: string, regexpStrings: readonly string[] }} Parameter
 * @typedef {{ stepDefinitions: Definition[], parameterTypeRegistry: { parameterTypes: Iterable<Parameter> } }} Library
 */

// A dry run of Cucumber takes several times longer.
const supportCode = await loadSupport({
  sources: { paths: [], defaultDialect: 'en', names: [], tagExpression: '', order: 'defined' },
  support: {
    requireModules: [],
    requirePaths: [],
    loaders: [],
    importPaths: ['features/support/world.ts', 'features/steps/**/*.ts'],
  },
}).catch((error) =>
  exitWithMessage(`The steps cannot be read: ${String(error?.cause ?? error).split('\n')[0]}`),
);

// Safe cast: the types omit these members.
const support = /** @type {Library} */ (/** @type {unknown} */ (supportCode));

/** @type {Map<string, number>} */
const useCounts = new Map();
for (const text of listFeatureFiles().flatMap(stepTexts)) useCounts.set(text, (useCounts.get(text) ?? 0) + 1);

const steps = support.stepDefinitions.map(({ expression, pattern, uri }) => {
  const native = toRegExp(expression);
  const count = [...useCounts].reduce((sum, [text, times]) => (native.test(text) ? sum + times : sum), 0);
  return { pattern: pattern instanceof RegExp ? pattern.source : pattern, uri, count };
});

const shownSteps = steps.filter(({ pattern }) => pattern.toLowerCase().includes(searchText));
if (shownSteps.length === 0) exitWithMessage(`No step has the text "${searchText}".`);

for (const uri of [...new Set(shownSteps.map((step) => step.uri))].sort()) {
  const area = uri.replace(/^.*\//, '').replace('.steps.ts', '').replaceAll('-', ' ');
  console.log(`\n${area}  (${uri})`);
  for (const { pattern, count } of shownSteps.filter((step) => step.uri === uri).sort(comparePatterns)) {
    console.log(`  ${String(count).padStart(4)}×  ${pattern}`);
  }
}

const names = new Set(
  shownSteps.flatMap(({ pattern }) => [...pattern.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name)),
);
for (const { name = '', regexpStrings } of support.parameterTypeRegistry.parameterTypes) {
  if (PLACEHOLDERS_WITHOUT_LIST.includes(name) || !names.has(name)) continue;
  console.log(`\n{${name}}`);
  const words = regexpStrings.flatMap((expression) => expandAlternatives(toReadable(expression)));
  for (const word of words.sort()) console.log(`         ${word}`);
}

const usedOnceCount = shownSteps.filter(({ count }) => count === 1).length;
const unusedCount = shownSteps.filter(({ count }) => count === 0).length;
console.log(`\n${shownSteps.length} steps, ${usedOnceCount} used once, ${unusedCount} unused.`);

/**
 * @param {string} file
 * @returns {string[]}
 */
function stepTexts(file) {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const pickles = compile(parser.parse(readFileSync(file, 'utf8')), file, newId);
  return pickles.flatMap(({ steps: pickleSteps }) => pickleSteps.map(({ text }) => text));
}

/**
 * The expression's own match is slow, because it also finds the positions of groups.
 * @param {Expression} expression
 */
function toRegExp({ regexp, source }) {
  return regexp ?? new RegExp(source);
}

/**
 * @param {{ pattern: string }} a
 * @param {{ pattern: string }} b
 */
function comparePatterns(a, b) {
  return a.pattern.localeCompare(b.pattern, 'en');
}

/** @param {string} expression */
function toReadable(expression) {
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
  const [group, groupText = '', optional] = /\(\?:([^()]*)\)(\?)?/.exec(words) ?? [];
  if (group === undefined) return words.split('|');
  const alternatives = groupText.split('|');
  if (alternatives.length > MAX_VALUES) return expandAlternatives(words.replace(group, '…'));
  return [...(optional ? [''] : []), ...alternatives].flatMap((alternative) =>
    expandAlternatives(words.replace(group, alternative)),
  );
}
