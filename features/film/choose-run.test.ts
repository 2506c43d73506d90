import { describe, expect, it } from 'vitest';
import { chooseRun, type ScenarioRun } from './choose-run';

const run = (place: Partial<ScenarioRun>): ScenarioRun => ({
  file: 'features/a.feature',
  line: 3,
  firstLine: 2,
  lastLine: 9,
  name: 'Somebody applies',
  outline: 'Somebody applies',
  feature: 'Applying',
  row: null,
  tags: ['@CLA-01'],
  steps: [],
  ...place,
});
const runNamed = (name: string) => ({ name, outline: name });
const singleRun = run({});
const outlineRuns = [14, 15].map((line) =>
  run({
    line,
    firstLine: 11,
    lastLine: 15,
    name: `Somebody uploads, line ${line}`,
    outline: 'Somebody uploads, line <n>',
    row: `n: ${line}`,
    tags: ['@DOC-02'],
  }),
);
const allRuns = [
  singleRun,
  ...outlineRuns,
  run({ line: 20, firstLine: 20, lastLine: 24, ...runNamed('Somebody applies again') }),
];

describe('B12 chooseRun (scenario to film)', () => {
  it.each([
    ['Somebody applies', singleRun],
    ['somebody APPLIES', singleRun],
    ['applies again', allRuns[3]],
    ['features/a.feature:3', singleRun],
    ['features/a.feature:7', singleRun],
    ['features/a.feature:15', outlineRuns[1]],
    ['Somebody uploads, line 14', outlineRuns[0]],
  ])('finds a scenario by the argument "%s"', (search, expectedRun) => {
    const choice = chooseRun(allRuns, search);
    expect(choice.ok ? choice.run : null).toBe(expectedRun);
  });

  it('finds no scenario if one of two tags is unknown', () => {
    expect(chooseRun(allRuns, '@CLA-01 @nothing').ok).toBe(false);
  });

  it.each([
    [
      '',
      'npm run film needs a scenario: its title, its tag, or its location such as features/dashboard/objects.feature:12.',
    ],
    ['nobody', 'No scenario has the title "nobody"'],
    ['@NOBODY-01', 'No scenario has the tag @NOBODY-01'],
    ['features/a.feature:99', 'There is no scenario at features/a.feature:99'],
    ['features/b.feature:1', 'There is no feature features/b.feature'],
  ])('reports the argument "%s", which matches no scenario, in one line', (search, line) => {
    const choice = chooseRun(allRuns, search);
    expect(!choice.ok && choice.lines).toEqual([expect.stringContaining(line)]);
  });

  it('lists the example rows of a scenario outline with their lines', () => {
    const choice = chooseRun(allRuns, 'features/a.feature:12');
    expect(!choice.ok && choice.lines).toEqual([
      '"Somebody uploads, line <n>" is an outline with 2 rows: choose one by its line.',
      '  features/a.feature:14  n: 14',
      '  features/a.feature:15  n: 15',
    ]);
  });

  it('lists several matching scenarios with their lines', () => {
    const choice = chooseRun(allRuns, 'features/a.feature');
    expect(!choice.ok && choice.lines).toEqual([
      '4 scenarios match "features/a.feature": choose one by its line.',
      '  features/a.feature:3  Somebody applies',
      '  features/a.feature:14  Somebody uploads, line 14',
      '  features/a.feature:15  Somebody uploads, line 15',
      '  features/a.feature:20  Somebody applies again',
    ]);
  });

  it('lists only the first of many matching scenarios', () => {
    const manyRuns = Array.from({ length: 40 }, (_, index) =>
      run({ line: index + 1, name: `Scenario ${index}` }),
    );
    const choice = chooseRun(manyRuns, '@CLA-01');
    expect(!choice.ok && choice.lines).toHaveLength(22);
    expect(!choice.ok && choice.lines.at(-1)).toBe('  and 20 more');
  });
});
