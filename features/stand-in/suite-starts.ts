import { readFeatures } from '../../scripts/docs/features';
import { startOf } from '../support/deployment/find-scenario-start';
import { type Start, startFacts } from '../support/deployment/scenario-start';

export function startsOfSuite(): Start[] {
  return readFeatures()
    .flatMap(({ scenarios }) => scenarios.flatMap(({ runs }) => runs))
    .flatMap(({ steps, tags }) => {
      const begun = startOf(steps.map(({ text }) => text));
      return begun ? { ...begun, ...startFacts(tags.map(({ name }) => name)) } : [];
    });
}
