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
  const pageUrl = (path: string, query: Record<string, string> = {}) =>
    `${simulator.origin}/simulator${path}?${new URLSearchParams({ sandbox: sandbox.id, lang: 'en', ...query })}`;
  return { sandbox: () => sandbox, origin: () => simulator.origin, pageUrl };
}
