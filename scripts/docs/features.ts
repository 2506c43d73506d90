import { readFileSync } from 'node:fs';
import { AstBuilder, compile, GherkinClassicTokenMatcher, Parser } from '@cucumber/gherkin';
import { type Feature, IdGenerator, type Pickle, type Scenario } from '@cucumber/messages';
import { featureFiles } from '../feature-arguments.mjs';

export interface ScenarioDoc {
  scenario: Scenario;
  runs: readonly Pickle[];
  /** Without `@`. */
  tags: readonly string[];
}

export interface FeatureDoc {
  file: string;
  feature: Feature;
  scenarios: readonly ScenarioDoc[];
}

export function readFeatures(): FeatureDoc[] {
  return featureFiles()
    .sort()
    .map((file) => {
      const newId = IdGenerator.incrementing();
      const parser = new Parser(new AstBuilder(newId), new GherkinClassicTokenMatcher());
      const document = parser.parse(readFileSync(file, 'utf8'));
      const pickles = compile(document, file, newId);
      const { feature } = document;
      if (!feature) throw new Error(`${file} has no feature`);
      const scenarios = feature.children.flatMap(({ scenario }) => scenario ?? []);
      return {
        file,
        feature,
        scenarios: scenarios.map((scenario) => {
          const runs = pickles.filter(({ astNodeIds }) => astNodeIds.includes(scenario.id));
          const tags = new Set(runs.flatMap((run) => run.tags.map(({ name }) => name.slice(1))));
          return { scenario, runs, tags: [...tags] };
        }),
      };
    });
}
