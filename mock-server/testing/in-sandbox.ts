import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openSimulator, TestSandbox } from './test-simulator';

export function exchangeInSandbox(start: Parameters<typeof TestSandbox.open>[1] = {}) {
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
