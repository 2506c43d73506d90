import { readFileSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Feature, IdGenerator, type Pickle, type Scenario } from '@cucumber/messages';
import { listFeatureFiles } from '../feature-arguments.mjs';

export interface ScenarioDoc {
  scenario: Scenario;
  runs: readonly Pickle[];
  tags: readonly string[];
}

export interface FeatureDoc {
  file: string;
  feature: Feature;
  scenarios: readonly ScenarioDoc[];
}

export function readFeatures(): FeatureDoc[] {
  return listFeatureFiles()
    .sort()
    .flatMap((file) => featureDocOf(file, readFileSync(file, 'utf8')) ?? []);
}

/** Returns null for a file that has only comments, as Cucumber does. */
export function featureDocOf(file: string, text: string): FeatureDoc | null {
  const newId = IdGenerator.incrementing();
  const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
  const document = parser.parse(text);
  const pickles = compile(document, file, newId);
  const { feature } = document;
  if (!feature) return null;
  const parts = feature.children.flatMap((child) => child.rule?.children ?? [child]);
  const scenarios = parts.flatMap(({ scenario }) => scenario ?? []);
  return {
    file,
    feature,
    scenarios: scenarios.map((scenario) => {
      const runs = pickles.filter(({ astNodeIds }) => astNodeIds.includes(scenario.id));
      const tags = new Set(runs.flatMap((run) => run.tags.map(({ name }) => name.slice(1))));
      return { scenario, runs, tags: [...tags] };
    }),
  };
}
