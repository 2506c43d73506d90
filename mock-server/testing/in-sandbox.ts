import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openSimulator, TestSandbox } from './test-simulator';

/** Starts one simulator for the test file and opens a new sandbox before each test. */
export function inSandbox(start: Parameters<typeof TestSandbox.open>[1] = {}) {
  let simulator: Awaited<ReturnType<typeof openSimulator>>;
  let sandbox: TestSandbox;
  beforeAll(async () => {
    simulator = await openSimulator();
  });
  afterAll(() => simulator.close());
  beforeEach(async () => {
    sandbox = await TestSandbox.open(simulator.origin, start);
  });
  return { sandbox: () => sandbox, origin: () => simulator.origin };
}
