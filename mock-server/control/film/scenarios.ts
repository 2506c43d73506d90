import { type GherkinScenario, listGherkinFeatures } from '../acceptance/gherkin-scenarios';

export interface FilmableScenario extends Pick<GherkinScenario, 'key' | 'name' | 'place'> {
  readonly feature: string;
  readonly stepCount: number;
}

/** Scenarios with these tags start their own servers. */
const EXCLUDED_TAGS = ['@own-portal', '@redis'];

export function listFilmableScenarios(): FilmableScenario[] {
  return listGherkinFeatures().flatMap(({ name: feature, scenarios }) =>
    scenarios
      .filter(({ tags }) => !tags.some((tag) => EXCLUDED_TAGS.includes(tag)))
      .map(({ key, name, place, steps }) => ({ key, name, place, feature, stepCount: steps.length })),
  );
}

export function searchScenarios(scenarios: readonly FilmableScenario[], query: string): FilmableScenario[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return scenarios.filter(({ name, feature }) => {
    const text = `${name} ${feature}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
