import { readFeatures } from '../../scripts/docs/features';
import { findScenarioStart } from '../support/deployment/find-scenario-start';
import { type ScenarioStart, startFacts } from '../support/deployment/scenario-start';

export function findStartsOfSuite(): ScenarioStart[] {
  return readFeatures()
    .flatMap(({ scenarios }) => scenarios.flatMap(({ runs }) => runs))
    .flatMap(({ steps, tags }) => {
      const begun = findScenarioStart(steps.map(({ text }) => text));
      return begun ? { ...begun, ...startFacts(tags.map(({ name }) => name)) } : [];
    });
}
