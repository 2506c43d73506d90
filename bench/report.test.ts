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

const RATIO: ReportRatio = {
  group: 'pages',
  name: 'login',
  referenceName: 'bare Remix page',
  bar: 1.3,
  ownCost: 7400,
  referenceCost: 3700,
  ratio: 2,
  ratioRange: [1.9, 2.2],
};

const SCRIPT: ReportFigure = {
  group: 'first visit',
  name: 'script of the login',
  value: 117.84,
  unit: 'KB',
  bar: 110,
};

const POINTS: ReportFigure = {
  group: 'Lighthouse',
  name: 'login',
  value: 97,
  unit: 'points',
  bar: 98,
  isMoreBetter: true,
};

const line = (row: ReportRow, agreedByName = {}) => formatTable([row], agreedByName).split('\n')[1] ?? '';

it('a report row shows the two compared times, the ratio with its spread, and a missed limit', () => {
  expect(line(RATIO)).toMatch(
    /^pages, login +7\.40 ms +bare Remix page +3\.70 ms +2\.00 +1\.90 +2\.20 +15 % +1\.3 +– +misses the bar$/,
  );
  expect(line({ ...RATIO, ratio: 1.3 })).not.toContain('misses');
  expect(line({ ...RATIO, bar: null })).not.toContain('misses');
});

it('a report row shows a value with its unit, and whether the value is above or below its limit', () => {
  expect(line(SCRIPT)).toMatch(
    /^first visit, script of the login +117\.84 KB +(– +){6}110 +– +misses the bar$/,
  );
  expect(line({ ...SCRIPT, value: 110 })).not.toContain('misses');
  expect(line(POINTS)).toContain('misses the bar');
  expect(line({ ...POINTS, value: 98 })).not.toContain('misses');
});

it.each([
  [2.0, ''],
  [2.29, ''],
  [2.31, 'worse than agreed'],
  [1.69, 'better than agreed'],
])('a report row compares the ratio %s with the agreed ratio 2 and adds the remark "%s"', (ratio, remark) => {
  const text = line({ ...RATIO, bar: 9, ratio }, { 'pages, login': 2 });
  expect(text.includes('agreed')).toBe(remark !== '');
  expect(text).toContain(remark);
});

it('a report row calls a Lighthouse score below the agreed score worse', () => {
  expect(line({ ...POINTS, value: 60 }, { 'Lighthouse, login': 97 })).toContain('worse than agreed');
});

it('a report row of noisy rounds or of a busy machine has no verdict', () => {
  expect(line({ ...RATIO, bar: 2, ratio: 2.1, ratioRange: [1.5, 2.9] })).toMatch(/67 % +2 +– +no verdict$/);
  const busyLines = formatTable([RATIO, SCRIPT], {}, true).split('\n');
  expect(busyLines[1]).toMatch(/no verdict$/);
  expect(busyLines[2]).toMatch(/misses the bar$/);
});

it.each<[string, ReportRow, boolean]>([
  ['rounds that differ little', { ...RATIO, bar: 2 }, false],
  ['rounds on both sides of the limit', { ...RATIO, bar: 2, ratioRange: [1.5, 2.6] }, true],
  ['rounds that differ, without a limit', { ...RATIO, bar: null, ratioRange: [1.5, 2.6] }, true],
  ['rounds that all miss the limit', { ...RATIO, ratioRange: [1.5, 2.6] }, false],
  ['rounds that all meet the limit', { ...RATIO, bar: 3, ratioRange: [1.5, 2.6] }, false],
  ['a single figure', SCRIPT, false],
])('isNoisyMeasurement for %s returns $2', (_, row, isOnceMore) => {
  expect(isNoisyMeasurement(row)).toBe(isOnceMore);
});

it('readAgreed reads the agreed values from a file', () => {
  const valuesJson = JSON.stringify(measuredValuesOf([RATIO, SCRIPT]));
  expect(readAgreed(valuesJson)).toEqual({ 'pages, login': 2, 'first visit, script of the login': 117.84 });
});

it.each(['', '[]', '{"pages, login": "fast"}', '{"pages, login": -1}'])(
  'readAgreed throws a one-line message for the invalid file content %j',
  (text) => {
    expect(() => readAgreed(text)).toThrow('The agreed values cannot be read');
  },
);
