import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ENGINES } from './browser.mjs';
import { exitWithMessage } from './exit-with-message.mjs';

const OPTIONS_WITH_VALUE = new Set([
  ...['--tags', '-t', '--name', '-n', '--parallel', '--retry', '--retry-tag-filter', '--format', '-f'],
  ...['--format-options', '--order', '--world-parameters', '--shard', '--language', '--profile', '-p'],
  ...[
    '--config',
    '-c',
    '--import',
    '-i',
    '--require',
    '-r',
    '--require-module',
    '--loader',
    '-l',
    '--plugin',
  ],
  ...['--plugin-options', '--i18n-keywords'],
]);

const OPTIONS_WITHOUT_VALUE = new Set([
  ...['--backtrace', '-b', '--dry-run', '-d', '--exit', '--force-exit', '--fail-fast', '--help', '-h'],
  ...['--strict', '--no-strict', '--version', '-v', '--publish', '--publish-quiet', '--i18n-languages'],
]);

/** @type {Record<string, string>} */
const SETTING_BY_MODE = {
  '--translated': 'FEATURES_TRANSLATED',
  '--with-extension': 'FEATURES_WITH_EXTENSION',
};

/** @param {string[]} all */
export function parseFeatureArguments(all) {
  const { engine, args: otherArgs } = takeBrowserOption(all);
  const args = otherArgs.filter((arg) => !(arg in SETTING_BY_MODE));
  const modes = Object.fromEntries(
    otherArgs.filter((arg) => arg in SETTING_BY_MODE).map((arg) => [SETTING_BY_MODE[arg] ?? '', 'yes']),
  );
  for (const [index, arg] of args.entries()) {
    const previousArg = args[index - 1] ?? '';
    if (previousArg === '--tags' || previousArg === '-t') requireTags(arg);
    else if (arg.startsWith('--tags=')) requireTags(arg.slice('--tags='.length));
    else if (!OPTIONS_WITH_VALUE.has(previousArg)) {
      if (arg.startsWith('-')) requireOption(arg);
      else requireFeature(arg);
    }
  }
  return { engine, modes, args };
}

/** @param {string[]} args */
function takeBrowserOption(args) {
  const index = args.findIndex((arg) => arg === '--browser' || arg.startsWith('--browser='));
  const browserArg = args[index];
  if (browserArg === undefined) return { engine: /** @type {const} */ ('chromium'), args };
  const isSeparateValue = browserArg === '--browser';
  const name = isSeparateValue ? args[index + 1] : browserArg.slice('--browser='.length);
  const engine = ENGINES.find((candidate) => candidate === name);
  if (engine === undefined) {
    return exitWithMessage(
      `There is no browser ${name ?? 'without a name'}: --browser takes ${ENGINES.join(', ')}.`,
    );
  }
  return { engine, args: args.toSpliced(index, isSeparateValue ? 2 : 1) };
}

/** Rejects unknown options: Cucumber would reject them only after the build. @param {string} option */
function requireOption(option) {
  // The value may follow directly: `-fprogress`.
  const name = option.startsWith('--') ? (option.split('=')[0] ?? '') : option.slice(0, 2);
  if (OPTIONS_WITH_VALUE.has(name) || OPTIONS_WITHOUT_VALUE.has(name)) return;
  const ownOptions = ['--browser', ...Object.keys(SETTING_BY_MODE)].join(', ');
  exitWithMessage(
    `Unknown option ${option} of npm run features: it takes ${ownOptions}, and options of Cucumber.`,
  );
}

/** @param {string} path may end with lines, as `file.feature:12` */
function requireFeature(path) {
  const file = path.replace(/(:\d+)+$/, '');
  // Cucumber expands patterns, so the file need not exist.
  if (/[*?{[]/.test(file) || existsSync(file)) return;
  exitWithMessage(
    `There is no feature ${file}: name a file or folder below features/, or nothing for all of them.`,
  );
}

/** @param {string} expression such as `@phone and not @simulator` */
function requireTags(expression) {
  const knownTags = new Set(
    listFeatureFiles().flatMap((file) => readFileSync(file, 'utf8').match(/@[\w-]+/g) ?? []),
  );
  for (const tag of expression.match(/@[\w-]+/g) ?? []) {
    if (!knownTags.has(tag))
      exitWithMessage(`No scenario has the tag ${tag}: tags stand above the scenarios in features/.`);
  }
}

export function listFeatureFiles() {
  return readdirSync('features', { recursive: true })
    .map((file) => join('features', String(file)))
    .filter((file) => file.endsWith('.feature'));
}

/** @param {string} text output of Cucumber */
export function findFailureReason(text) {
  const lines = text.split('\n').map((line) => line.trim());
  const compileError = lines.find((line) => /^\/?.+:\d+:\d+: ERROR: /.test(line));
  const causeLine = lines.findLast((line) => line.startsWith('[cause]: '));
  const error = lines.find((line) => /error/i.test(line));
  return (compileError ?? causeLine ?? error ?? lines[0] ?? '')
    .replace(/^\[cause\]: /, '')
    .replace(/^(\w*Error( \[\w+\])?): /, '')
    .replace(`${process.cwd()}/`, '');
}
