import { expect, it } from 'vitest';
import { RepeatedScenarios } from './repeated-scenarios';

const timestamp = { seconds: 100, nanos: 0 };

function run(repeated: RepeatedScenarios, id: string, attempts: number): void {
  repeated.take({
    pickle: {
      ...{ id: `pickle ${id}`, uri: 'features/a.feature', name: `Scenario ${id}`, language: 'en' },
      ...{ astNodeIds: [], steps: [], tags: [] },
    },
  });
  repeated.take({ testCase: { id: `case ${id}`, pickleId: `pickle ${id}`, testSteps: [] } });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const testCaseStartedId = `${id} ${attempt}`;
    repeated.take({
      testCaseStarted: { id: testCaseStartedId, testCaseId: `case ${id}`, attempt, timestamp },
    });
    repeated.take({
      testCaseFinished: { testCaseStartedId, timestamp, willBeRetried: attempt + 1 < attempts },
    });
  }
}

it('QA-04: the report names each scenario that had to run again', () => {
  const repeated = new RepeatedScenarios();
  run(repeated, 'that passes', 1);
  run(repeated, 'that failed once', 2);
  expect([...repeated.names]).toEqual(['features/a.feature: Scenario that failed once']);
});
