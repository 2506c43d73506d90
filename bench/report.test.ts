import { expect, it } from 'vitest';
import {
  formatTable,
  isNoisyMeasurement,
  measuredValuesOf,
  type ReportFigure,
  type ReportRatio,
  type ReportRow,
  readAgreed,
} from './report';

const RATIO_ROW: ReportRatio = {
  group: 'pages',
  name: 'login',
  referenceName: 'bare Remix page',
  bar: 1.3,
  ownCost: 7400,
  referenceCost: 3700,
  ratio: 2,
  ratioRange: [1.9, 2.2],
};

const SCRIPT_ROW: ReportFigure = {
  group: 'first visit',
  name: 'script of the login',
  value: 117.84,
  unit: 'KB',
  bar: 110,
};

const POINTS_ROW: ReportFigure = {
  group: 'Lighthouse',
  name: 'login',
  value: 97,
  unit: 'points',
  bar: 98,
  isHigherBetter: true,
};

const line = (row: ReportRow, agreedByName = {}) => formatTable([row], agreedByName).split('\n')[1] ?? '';

it('a report row shows the two compared times, the ratio with its spread, and a missed limit', () => {
  expect(line(RATIO_ROW)).toMatch(
    /^pages, login +7\.40 ms +bare Remix page +3\.70 ms +2\.00 +1\.90 +2\.20 +15 % +1\.3 +– +misses the bar$/,
  );
  expect(line({ ...RATIO_ROW, ratio: 1.3 })).not.toContain('misses');
  expect(line({ ...RATIO_ROW, bar: null })).not.toContain('misses');
});

it('a report row shows a value with its unit, and whether the value is above or below its limit', () => {
  expect(line(SCRIPT_ROW)).toMatch(
    /^first visit, script of the login +117\.84 KB +(– +){6}110 +– +misses the bar$/,
  );
  expect(line({ ...SCRIPT_ROW, value: 110 })).not.toContain('misses');
  expect(line(POINTS_ROW)).toContain('misses the bar');
  expect(line({ ...POINTS_ROW, value: 98 })).not.toContain('misses');
});

it.each([
  [2.0, ''],
  [2.29, ''],
  [2.31, 'worse than agreed'],
  [1.69, 'better than agreed'],
])('a report row compares the ratio %s with the agreed ratio 2 and adds the remark "%s"', (ratio, remark) => {
  const text = line({ ...RATIO_ROW, bar: 9, ratio }, { 'pages, login': 2 });
  expect(text.includes('agreed')).toBe(remark !== '');
  expect(text).toContain(remark);
});

it('a report row calls a Lighthouse score below the agreed score worse', () => {
  expect(line({ ...POINTS_ROW, value: 60 }, { 'Lighthouse, login': 97 })).toContain('worse than agreed');
});

it('a report row of noisy rounds or of a busy machine has no verdict', () => {
  expect(line({ ...RATIO_ROW, bar: 2, ratio: 2.1, ratioRange: [1.5, 2.9] })).toMatch(
    /67 % +2 +– +no verdict$/,
  );
  const linesOnBusyMachine = formatTable([RATIO_ROW, SCRIPT_ROW], {}, true).split('\n');
  expect(linesOnBusyMachine[1]).toMatch(/no verdict$/);
  expect(linesOnBusyMachine[2]).toMatch(/misses the bar$/);
});

it.each<[string, ReportRow, boolean]>([
  ['rounds that differ little', { ...RATIO_ROW, bar: 2 }, false],
  ['rounds on both sides of the limit', { ...RATIO_ROW, bar: 2, ratioRange: [1.5, 2.6] }, true],
  ['rounds that differ, without a limit', { ...RATIO_ROW, bar: null, ratioRange: [1.5, 2.6] }, true],
  ['rounds that all miss the limit', { ...RATIO_ROW, ratioRange: [1.5, 2.6] }, false],
  ['rounds that all meet the limit', { ...RATIO_ROW, bar: 3, ratioRange: [1.5, 2.6] }, false],
  ['a single figure', SCRIPT_ROW, false],
])('isNoisyMeasurement for %s returns $2', (_, row, isNoisy) => {
  expect(isNoisyMeasurement(row)).toBe(isNoisy);
});

it('readAgreed reads the agreed values from a file', () => {
  const valuesJson = JSON.stringify(measuredValuesOf([RATIO_ROW, SCRIPT_ROW]));
  expect(readAgreed(valuesJson)).toEqual({ 'pages, login': 2, 'first visit, script of the login': 117.84 });
});

it.each(['', '[]', '{"pages, login": "fast"}', '{"pages, login": -1}'])(
  'readAgreed throws a one-line message for the invalid file content %j',
  (text) => {
    expect(() => readAgreed(text)).toThrow('The agreed values cannot be read');
  },
);
