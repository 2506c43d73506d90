import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isDateTest, listDateScenarios, listDateTestFiles, mentionsDates } from './date-tests.mjs';

describe('the selection of tests about dates', () => {
  it.each([
    ['const now = new Date();', true],
    ['import { toCalendarDay } from "../rules/document-age";', true],
    ["expect(row.day).toBe('2026-02-28')", true],
    ['// Date: what the server says', false],
    [' * A Date of the deployment', false],
    ['const updated = candidate(4711);', false],
  ])('isDateTest returns $1 for the code %s', (code, expected) => {
    expect(isDateTest(code)).toBe(expected);
  });

  it.each([
    ['three days pass', true],
    ['a document of 28.02.2027', true],
    ['I am born on the 1st', true],
    ['an amount over 36 months', false],
    ['my data is updated', false],
  ])('mentionsDates returns $1 for the text "%s"', (text, expected) => {
    expect(mentionsDates(text)).toBe(expected);
  });
});

it('listDateTestFiles finds tests that use dates, directly or in an imported module', () => {
  const files = listDateTestFiles();
  expect(files).toContain('app/domain/day.test.ts');
  expect(files).toContain('app/testing/wizard.test.ts');
  expect(files).not.toContain('app/domain/iban.test.ts');
  expect(files.filter((file) => file.startsWith('contracts/provider/'))).toEqual([]);
});

it('listDateScenarios returns files and lines for Cucumber', () => {
  const scenarios = listDateScenarios();
  expect(scenarios).toContainEqual(
    expect.stringMatching(/^features\/dashboard\/appointments\.feature(:\d+)+$/),
  );
  expect(scenarios.filter((location) => !existsSync(location.replace(/(:\d+)+$/, '')))).toEqual([]);
});
