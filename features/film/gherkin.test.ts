import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { IdGenerator } from '@cucumber/messages';
import { describe, expect, it } from 'vitest';
import { readFeatures } from '../../scripts/docs/features';
import { chooseRun, runsOf } from './choose-run';
import { featureOf } from './gherkin';

const untranslated = { isPhone: false, textOf: (text: string) => text };

function parseFeature(text: string) {
  const newId = IdGenerator.incrementing();
  const document = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher()).parse(text);
  return compile(document, 'film.feature', newId);
}

const stepTexts = (steps: ReturnType<typeof runsOf>[number]['steps']) =>
  steps.map(({ text, type, argument }) => ({
    text,
    type,
    table: argument?.dataTable?.rows.map(({ cells }) => cells.map(({ value }) => value)),
    words: argument?.docString?.content,
  }));

describe('B12 featureOf', () => {
  const runs = runsOf(readFeatures());

  it('keeps the steps, tables and doc strings of every scenario', () => {
    expect(runs.length).toBeGreaterThan(500);
    for (const run of runs) {
      const [again, ...more] = parseFeature(featureOf(run, untranslated));
      expect(more).toEqual([]);
      expect(stepTexts(again?.steps ?? []), `${run.file}:${run.line}`).toEqual(stepTexts(run.steps));
    }
  });

  it.each([
    [['@CLA-01', '@plain'], false, ['@CLA-01']],
    [['@CLA-01', '@no-js'], false, ['@CLA-01', '@no-js', '@browser']],
    [['@CLA-01'], true, ['@CLA-01', '@phone']],
    [['@phone'], true, ['@phone']],
    [[], false, []],
  ])('turns the tags %j (phone: %s) into the tags %j', (tags, isPhone, expected) => {
    const choice = chooseRun(runs, 'features/dashboard/documents.feature:6');
    if (!choice.ok) throw new Error(choice.lines[0]);
    const [again] = parseFeature(featureOf({ ...choice.run, tags }, { ...untranslated, isPhone }));
    expect(again?.tags.map(({ name }) => name)).toEqual(expected);
  });
});
