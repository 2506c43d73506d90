import { expect, it } from 'vitest';
import { isNoisy, type Row, ratiosOf, readAgreed, table } from './report';

const ROW: Row = {
  group: 'pages',
  name: 'login',
  beside: 'bare Remix page',
  bar: 1.3,
  own: 7400,
  other: 3700,
  ratio: 2,
  spread: [1.9, 2.2],
};

const line = (row: Row, agreed = {}) => table([row], agreed).split('\n')[1] ?? '';

it('tells both times, the ratio with its spread, and what is over its bar', () => {
  expect(line(ROW)).toMatch(
    /^pages, login +7\.40 +bare Remix page +3\.70 +2\.00 +1\.90 +2\.20 +1\.3 +– +over the bar$/,
  );
  expect(line({ ...ROW, ratio: 1.3 })).not.toContain('over');
});

it.each([
  [2.0, ''],
  [2.29, ''],
  [2.31, 'slower than agreed'],
  [1.69, 'faster than agreed'],
])('tells of a ratio of %s beside an agreed 2 only what the machine does not explain', (ratio, remark) => {
  const text = line({ ...ROW, bar: 9, ratio }, { 'pages, login': 2 });
  expect(text.includes('agreed')).toBe(remark !== '');
  expect(text).toContain(remark);
});

it('takes rounds that differ by more than half of their median for noise', () => {
  expect([isNoisy(ROW), isNoisy({ ...ROW, spread: [1.5, 2.6] })]).toEqual([false, true]);
});

it('writes ratios that it reads again', () => {
  expect(readAgreed(JSON.stringify(ratiosOf([ROW])))).toEqual({ 'pages, login': 2 });
});

it.each(['', '[]', '{"pages, login": "fast"}', '{"pages, login": 0}'])(
  'says in a line that %j is no agreement',
  (text) => {
    expect(() => readAgreed(text)).toThrow('The agreed ratios cannot be read');
  },
);
