import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { featureDocOf, readFeatures } from '../../scripts/docs/features';
import { chooseRun, listScenarioRuns } from './choose-run';
import { createFeatureText } from './gherkin';

const untranslated = { isPhone: false, textOf: (text: string) => text };

function parseFeature(text: string) {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  return compile(document, 'film.feature', newId);
}

const stepTexts = (steps: ReturnType<typeof listScenarioRuns>[number]['steps']) =>
  steps.map(({ text, type, argument }) => ({
    text,
    type,
    table: argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    words: argument?.docString?.content,
  }));

const FEATURE_WITH_RULE = `Feature: Borrowing
  Background:
    Given a bank

  Scenario: A customer borrows
    When I borrow

  Rule: Only adults borrow
    Background:
      Given a customer

    @REP-02
    Scenario Outline: A customer of <age> borrows
      When I borrow

      Examples:
        | age |
        | 18  |
        | 19  |
`;

describe('B12 listScenarioRuns', () => {
  it('finds the scenarios inside a rule, with both backgrounds', () => {
    const doc = featureDocOf('features/rule.feature', FEATURE_WITH_RULE);
    const runs = listScenarioRuns(doc ? [doc] : []);
    expect(runs.map(({ name, line, steps }) => [name, line, steps.map(({ text }) => text)])).toEqual([
      ['A customer borrows', 5, ['a bank', 'I borrow']],
      ['A customer of 18 borrows', 18, ['a bank', 'a customer', 'I borrow']],
      ['A customer of 19 borrows', 19, ['a bank', 'a customer', 'I borrow']],
    ]);
    const choice = chooseRun(runs, 'features/rule.feature:19');
    expect(choice.ok && choice.run.tags).toEqual(['@REP-02']);
  });

  it.each(['', '\n\n', '# later\n'])('featureDocOf returns no scenario for the file %j', (text) => {
    expect(featureDocOf('features/empty.feature', text)).toBeNull();
  });
});

describe('B12 createFeatureText', () => {
  const runs = listScenarioRuns(readFeatures());

  it('keeps the steps, tables and doc strings of every scenario', () => {
    expect(runs.length).toBeGreaterThan(500);
    for (const run of runs) {
      const [parsedPickle, ...otherPickles] = parseFeature(createFeatureText(run, untranslated));
      expect(otherPickles).toEqual([]);
      expect(stepTexts(parsedPickle?.steps ?? []), `${run.file}:${run.line}`).toEqual(stepTexts(run.steps));
    }
  });

  it.each([
    [['@CLA-01', '@plain'], false, ['@CLA-01']],
    [['@CLA-01', '@no-js'], false, ['@CLA-01', '@no-js', '@browser']],
    [['@CLA-01'], true, ['@CLA-01', '@phone']],
    [['@phone'], true, ['@phone']],
    [[], false, []],
  ])('turns the tags %j (film of a phone: %s) into the tags %j', (tags, isPhone, expected) => {
    const choice = chooseRun(runs, 'features/dashboard/documents.feature:6');
    if (!choice.ok) throw new Error(choice.lines[0]);
    const [parsedPickle] = parseFeature(
      createFeatureText({ ...choice.run, tags }, { ...untranslated, isPhone }),
    );
    expect(parsedPickle?.tags.map(({ name }) => name)).toEqual(expected);
  });
});
