import type { DriftCause } from './causes';
import type { Drift } from './drift';
import type { Report } from './report';

const COLUMN_NAMES = ['call', 'exchange', 'member', 'expected', 'got'] as const;

const MAX_CAUSES = 10;

export function formatAsText(report: Report, listsDifferences = false): string {
  const { address, exchanges, causes, drifts, unprepared, explained } = report;
  if (report.isStateHandlerMissing) {
    return [
      `${address} is no simulator, so its states need a state handler: give --state-handler-url URL.`,
      'npm run contracts:states starts an example to copy: contracts/provider/state-handler/README.md.',
      `Nothing was verified: ${exchanges} exchanges were not prepared.`,
    ].join('\n');
  }
  if (report.result === 'unreachable') return `${address} cannot be reached: ${report.unreachable}`;
  if (report.result === 'kept' && report.notOffered.length === 0 && report.flaky.length === 0) {
    return `${address} keeps the pact: ${exchanges} exchanges.`;
  }
  return [
    ...causes.flatMap(({ drift, consequences }) => [
      `Cause: ${formatDrift(drift)}`,
      ...(consequences.length > 0
        ? [`  ${consequences.length} exchanges could not be evaluated because of it.`]
        : []),
    ]),
    ...explained.slice(0, MAX_CAUSES).flatMap((cause, index) => causeLines(cause, index + 1)),
    ...(explained.length > MAX_CAUSES
      ? [`${explained.length - MAX_CAUSES} more causes: --all lists each difference.`]
      : []),
    ...flakyLines(report),
    ...unprepared.map(
      ({ reason, exchanges: names }) =>
        `Not prepared: ${reason} (${names.length} exchanges: ${names[0]}${names.length > 1 ? ', …' : ''})`,
    ),
    ...(listsDifferences && drifts.length > 0 ? [formatTable(drifts)] : []),
    ...notOfferedLines(report),
    `${address} ${summaryOf(report)}.`,
    ...(!listsDifferences && drifts.length > 0
      ? [`--all lists each of the ${drifts.length} differences.`]
      : []),
  ].join('\n');
}

function causeLines({ title, example, isTolerated, portal, todo }: DriftCause, position: number): string[] {
  const { call, exchange, field, expected, got } = example;
  return [
    `${position}. ${title}.`,
    `   Example:  ${call} (${exchange})`,
    `             ${field} expected ${truncateCell(expected)}, got ${truncateCell(got)}`,
    `   Portal:   ${isTolerated ? 'tolerates it' : 'does not tolerate it'}. ${portal}`,
    `   To do:    ${todo}`,
  ];
}

function flakyLines({ flaky, exchanges }: Report): string[] {
  const [first] = flaky;
  if (first === undefined) return [];
  const statuses = [...new Set(flaky.flatMap((exchange) => exchange.statuses))].join(', ');
  return [
    `Unreliable: ${flaky.length} of ${exchanges} exchanges were answered with ${statuses} at first, and otherwise when sent again (${first.exchange}${flaky.length > 1 ? ', …' : ''}). This is no drift.`,
  ];
}

function notOfferedLines({ notOffered }: Report): string[] {
  if (notOffered.length === 0) return [];
  const calls = notOffered.map(({ call, exchanges }) => `${call} (${exchanges.length})`);
  return [
    `Not offered, and not tried: ${countOf(notOffered)} exchanges of ${calls.length} calls: ${calls.join(', ')}.`,
  ];
}

const countOf = (groups: readonly { exchanges: readonly string[] }[]) =>
  groups.reduce((sum, { exchanges }) => sum + exchanges.length, 0);

function summaryOf({ result, exchanges, causes, explained, unprepared, notOffered }: Report): string {
  if (result === 'kept') {
    return `keeps the pact in ${exchanges - countOf(notOffered)} of ${exchanges} exchanges`;
  }
  const count = causes.length + explained.length;
  const unpreparedCount = countOf(unprepared);
  const toleratedCount = explained.filter(({ isTolerated }) => isTolerated).length;
  const differences = [
    `differs for ${count === 1 ? 'one cause' : `${count} causes`}`,
    ...(toleratedCount > 0 ? [`the portal tolerates ${toleratedCount}`] : []),
  ].join(', of which ');
  return [
    count > 0 ? differences : 'could not be verified completely',
    ...(unpreparedCount > 0 ? [`${unpreparedCount} of ${exchanges} exchanges were not prepared`] : []),
  ].join('; ');
}

function formatDrift({ call, exchange, field, expected, got }: Drift): string {
  return `${call} (${exchange}): ${field} expected ${expected}, got ${got}`;
}

const cells = ({ call, exchange, field, expected, got }: Drift) => [call, exchange, field, expected, got];

function formatTable(drifts: readonly Drift[]): string {
  const rows = [[...COLUMN_NAMES], ...drifts.map((drift) => cells(drift).map((cell) => truncateCell(cell)))];
  const widths = COLUMN_NAMES.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const MAX_CELL_CHARACTERS = 80;

const truncateCell = (cell: string) =>
  cell.length > MAX_CELL_CHARACTERS ? `${cell.slice(0, MAX_CELL_CHARACTERS - 1)}…` : cell;

export function formatAsJson(report: Report): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** Omits consequences, so that a CI run shows one failure per cause. */
export function formatAsJUnit(report: Report): string {
  const cases = [
    ...(report.unreachable ? [testCase(report.address, 'error', report.unreachable)] : []),
    ...(report.isStateHandlerMissing ? [testCase(report.address, 'error', 'no state handler')] : []),
    ...report.causes.flatMap(({ drift, consequences }) => [
      testCase(drift.exchange, 'failure', formatDrift(drift)),
      ...consequences.map((exchange) => testCase(exchange, 'skipped', `because of ${drift.exchange}`)),
    ]),
    ...report.unprepared.flatMap(({ reason, exchanges }) =>
      exchanges.map((exchange) => testCase(exchange, 'error', reason)),
    ),
    ...report.drifts.map((drift) => testCase(drift.exchange, 'failure', formatDrift(drift))),
    ...report.notOffered.flatMap(({ exchanges }) =>
      exchanges.map((exchange) => testCase(exchange, 'skipped', 'not offered')),
    ),
  ];
  const count = (kind: string) => cases.filter((element) => element.includes(`<${kind} `)).length;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuite name="contracts:verify" tests="${Math.max(report.exchanges, cases.length)}" failures="${count('failure')}"` +
      ` errors="${count('error')}" skipped="${count('skipped')}">`,
    ...cases,
    '</testsuite>',
    '',
  ].join('\n');
}

function testCase(name: string, outcome: 'failure' | 'error' | 'skipped', message: string): string {
  return `  <testcase classname="${escapeXml(name.split(' ', 1)[0] ?? '')}" name="${escapeXml(name)}"><${outcome} message="${escapeXml(message)}"/></testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeXml = (text: string) =>
  text
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML cannot carry them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g, '?');
