// npm run mutants -- AREA [PATTERN …] [--sample PERCENT]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { exitWithMessage } from './exit-with-message.mjs';
import { AREAS } from './mutants/areas.mjs';
import { parseMutantArguments } from './mutants/arguments.mjs';

const { areas, patterns, percent } = parseMutantArguments(process.argv.slice(2));
const results = areas.map(measure);
console.table(Object.fromEntries(results.map(({ name, ...figures }) => [name, figures])));
process.exit(results.every(({ percent, atLeast }) => percent >= atLeast) ? 0 : 1);

/** @param {import('./mutants/arguments.mjs').Area} name */
function measure(name) {
  const { code, tests, atLeast } = AREAS[name];
  const report = `.reports/mutants/${name}${percent < 100 ? `-${percent}-percent` : ''}.json`;
  const excludedFiles = code.filter((pattern) => pattern.startsWith('!'));
  const includedFiles = patterns.length > 0 ? [...patterns, ...excludedFiles] : code;
  const mutatedFiles = [...includedFiles, '!**/*.test.{ts,tsx}', '!app/**/testing/**'];
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', 'scripts/mutants/stryker.config.mjs'],
    {
      stdio: 'inherit',
      env: {
        ...process.env,
        MUTANTS_TESTS: JSON.stringify(tests),
        MUTANTS_CODE: JSON.stringify(mutatedFiles),
        MUTANTS_REPORT: report,
        MUTANTS_PERCENT: String(percent),
      },
    },
  );
  if (status !== 0) exitWithMessage(`Stryker failed for the area ${name}, see above.`);
  return { name, sample: `${percent} %`, ...figures(JSON.parse(readFileSync(report, 'utf8'))), atLeast };
}

/**
 * @param {{ files: Record<string, { mutants: { status: string }[] }> }} report
 */
function figures(report) {
  const counts = { noticed: 0, unnoticed: 0 };
  for (const { mutants } of Object.values(report.files)) {
    for (const { status } of mutants) {
      if (status === 'Killed' || status === 'Timeout') counts.noticed += 1;
      if (status === 'Survived' || status === 'NoCoverage') counts.unnoticed += 1;
    }
  }
  const triedCount = counts.noticed + counts.unnoticed;
  return { ...counts, percent: triedCount === 0 ? 0 : Math.floor((counts.noticed / triedCount) * 1000) / 10 };
}
