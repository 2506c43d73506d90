/** @typedef {{ passed: number, failed: number, skipped: number }} CheckCounts */

export const SKIPPED_EXIT_CODE = 2;

/** @param {number} code exit code; compilers and linters also use others than 1 */
export function countsOfCheck(code) {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/** @param {number} code may be `SKIPPED_EXIT_CODE` */
export function countsOfOptionalCheck(code) {
  return code === SKIPPED_EXIT_CODE ? { passed: 0, failed: 0, skipped: 1 } : countsOfCheck(code);
}

/**
 * @param {number} code
 * @param {Record<'numPassedTests' | 'numFailedTests' | 'numPendingTests' | 'numTodoTests', number> | null}
 * report
 */
export function countsOfVitest(code, report) {
  return countsOfTests(code, {
    passed: report?.numPassedTests ?? 0,
    failed: report?.numFailedTests ?? 0,
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
  });
}

/**
 * @param {number} code
 * @param {string} report JUnit XML; empty for none
 * @param {number} skippedScenarios scenarios missing from the report
 */
export function countsOfFeatures(code, report, skippedScenarios = 0) {
  const suite = /<testsuite [^>]*>/.exec(report)?.[0] ?? '';
  const figure = (/** @type {string} */ name) => Number(new RegExp(`${name}="(\\d+)"`).exec(suite)?.[1] ?? 0);
  const failed = figure('failures') + figure('errors');
  const skipped = figure('skipped');
  return countsOfTests(code, {
    passed: figure('tests') - skipped - failed,
    failed,
    skipped: skipped + skippedScenarios,
  });
}

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, status: string }[] }[] } |
 * null} report
 * @returns {string[]} includes files that could not run
 */
export function listFailedTests(report) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = file.name.replace(`${process.cwd()}/`, '');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    const isBroken = file.assertionResults.length === 0;
    return isBroken ? [name] : failed.map(({ fullName }) => `${name}: ${fullName}`);
  });
}

/** @param {string} report JUnit XML */
export function listFailedFeatures(report) {
  return report
    .split('<testcase ')
    .slice(1)
    .filter((part) => /<(failure|error)\b/.test(part))
    .map(
      (part) =>
        `${/classname="([^"]*)"/.exec(part)?.[1]}: ${/ name="([^"]*)"|^name="([^"]*)"/.exec(part)?.[1]}`,
    );
}

const MAX_SLOWEST_TESTS = 10;

/**
 * @param {{ testResults: { name: string, assertionResults: { fullName: string, duration?: number | null }[]
 * }[] }} report
 * @returns {string[]} lines to print, slowest first
 */
export function listSlowestTests(report) {
  return report.testResults
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        name: `${name.replace(`${process.cwd()}/`, '')}: ${fullName}`,
        seconds: (duration ?? 0) / 1_000,
      })),
    )
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, MAX_SLOWEST_TESTS)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/**
 * A runner that fails without a failed test counts as one failure.
 * @param {number} code
 * @param {CheckCounts} counts
 */
function countsOfTests(code, { passed, failed, skipped }) {
  const hasCrashed = code !== 0 && failed === 0;
  const hasRunNothing = passed + failed === 0;
  return { passed, failed: failed + (hasCrashed || hasRunNothing ? 1 : 0), skipped };
}

/**
 * @param {Record<string, CheckCounts>} counts
 * @returns {number} 1 if anything failed, `SKIPPED_EXIT_CODE` if nothing could run, else 0
 */
export function exitCodeOf(counts) {
  const all = Object.values(counts);
  if (all.some(({ failed }) => failed > 0)) return 1;
  return all.some(({ passed }) => passed > 0) ? 0 : SKIPPED_EXIT_CODE;
}

/** @param {Record<string, CheckCounts>} counts */
export function formatSummary(counts) {
  const sum = (/** @type {keyof CheckCounts} */ member) =>
    Object.values(counts).reduce((total, each) => total + each[member], 0);
  const skippedTexts = Object.entries(counts).flatMap(([name, { skipped }]) =>
    skipped > 0 ? [`${name} ${skipped}`] : [],
  );
  const skippedLine =
    skippedTexts.length > 0 ? `${sum('skipped')} skipped: ${skippedTexts.join(', ')}\n` : '';
  return `${skippedLine}${sum('passed')} passed, ${sum('failed')} failed`;
}
