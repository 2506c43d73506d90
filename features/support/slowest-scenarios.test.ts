import { describe, expect, it } from 'vitest';
import { ScenarioTimes } from './slowest-scenarios';

const at = (seconds: number) => ({ seconds, nanos: 0 });

function run(times: ScenarioTimes, id: number, seconds: number): void {
  times.take({
    pickle: {
      id: `p${id}`,
      uri: 'features/a.feature',
      name: `Scenario ${id}`,
      language: 'en',
      astNodeIds: [],
      steps: [],
      tags: [],
    },
  });
  times.take({ testCase: { id: `c${id}`, pickleId: `p${id}`, testSteps: [] } });
  times.take({
    testCaseStarted: { id: `s${id}`, testCaseId: `c${id}`, attempt: 0, timestamp: at(100) },
  });
  times.take({
    testCaseFinished: { testCaseStartedId: `s${id}`, timestamp: at(100 + seconds), willBeRetried: false },
  });
}

describe('ScenarioTimes (durations of the scenarios of a run)', () => {
  it('QA-04: lists the ten slowest scenarios with file, title and seconds', () => {
    const times = new ScenarioTimes();
    for (let id = 1; id <= 12; id += 1) run(times, id, id);
    expect(times.slowest()).toHaveLength(10);
    expect(times.slowest()[0]).toBe('  12.0 s  features/a.feature: Scenario 12');
    expect(times.slowest()[9]).toBe('   3.0 s  features/a.feature: Scenario 3');
  });
});
