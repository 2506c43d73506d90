// Finds the tests for `npm run test:days` by their text.
import { readFileSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { listFeatureFiles } from './feature-arguments.mjs';
import { listImports } from './imports.mjs';
import { listTestFiles } from './test-files.mjs';

// Tests cannot move the clocks of a cluster's servers.
const CLUSTER_FOLDER = /^features\/cluster\//;

const CODE =
  /\b(Date|DateTime|today|toCalendarDay|setSystemTime)\b|\bIntl\.DateTimeFormat|['"`]20\d\d-\d\d-\d\d/;
const WORDS = [
  'today|yesterday|tomorrow|days?|weeks?|dates?|time zone|clock',
  'born|birth\\w*|founded|expire\\w*|appointments?',
].join('|');
const DATE_SENTENCE = new RegExp(`\\b(${WORDS})\\b|\\d\\d\\.\\d\\d\\.\\d{4}|\\b\\d{4}-\\d\\d-\\d\\d`, 'i');

/**
 * Ignores comments.
 * @param {string} code
 */
export const isDateTest = (code) => CODE.test(code.replaceAll(/^\s*(\/\/|\/?\*).*$/gm, ''));

/** @param {string} text */
export const mentionsDates = (text) => DATE_SENTENCE.test(text);

/** Includes tests that import a module about dates. */
export function listDateTestFiles() {
  return listTestFiles('unit').filter(
    (file) =>
      !CLUSTER_FOLDER.test(file) &&
      [file, ...listImports(file)].some((module) => isDateTest(readFileSync(module, 'utf8'))),
  );
}

/** @returns {string[]} such as `features/a/b.feature:12:30` */
export function listDateScenarios() {
  return listFeatureFiles().flatMap((file) => {
    const lines = picklesOf(file)
      .filter(({ name, steps }) => mentionsDates([name, ...steps.map(wordsOf)].join('\n')))
      .map(({ location }) => location?.line ?? 1);
    return lines.length > 0 ? [[file, ...new Set(lines)].join(':')] : [];
  });
}

/** @param {string} file */
function picklesOf(file) {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  return compile(parser.parse(readFileSync(file, 'utf8')), file, newId);
}

/** @param {import('@cucumber/messages').PickleStep} step */
function wordsOf({ text, argument }) {
  const cells = argument?.dataTable?.rows.flatMap((row) => row.cells.map((cell) => cell.value)) ?? [];
  return [text, ...cells, argument?.docString?.content ?? ''].join('\n');
}
