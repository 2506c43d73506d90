import { afterEach, expect, it, vi } from 'vitest';
import { renderMetrics } from '~/telemetry/metrics.server';
import { createObservedStore, type SessionStore, StoreUnavailableError } from './store.server';

async function commandMetrics(command: string, outcome: string) {
  const { text } = await renderMetrics();
  const figure = (kind: string) =>
    Number(
      new RegExp(
        `portal_store_command_duration_seconds_${kind}\\{command="${command}",outcome="${outcome}"\\} (\\S+)`,
      ).exec(text)?.[1] ?? 0,
    );
  return { count: figure('count'), seconds: figure('sum') };
}

const COMMANDS = {
  read: (store: SessionStore) => store.read('id'),
  update: (store: SessionStore) => store.update('id', 60, () => 'x'),
  count: (store: SessionStore) => store.count('id', 60),
};

function createStore(answer: () => Promise<never>) {
  return { read: vi.fn(answer), update: vi.fn(answer), count: vi.fn(answer), close: vi.fn(answer) };
}

afterEach(() => void vi.restoreAllMocks());

it.each(Object.entries(COMMANDS))(
  'createObservedStore passes the command %s to the store and counts the command',
  async (name, call) => {
    const answer = { any: 'thing' };
    const store = createStore(async () => answer as never);
    const metricsBefore = await commandMetrics(name, 'ok');
    vi.spyOn(performance, 'now').mockReturnValueOnce(100_000).mockReturnValueOnce(100_250);
    expect(await call(createObservedStore(store))).toBe(answer);
    vi.restoreAllMocks();
    const metricsAfter = await commandMetrics(name, 'ok');
    expect(metricsAfter.count).toBe(metricsBefore.count + 1);
    expect(metricsAfter.seconds - metricsBefore.seconds).toBeCloseTo(0.25);
    expect(store[name as keyof typeof COMMANDS].mock.calls[0]?.slice(0, 2)).toEqual(
      name === 'read' ? ['id'] : ['id', 60],
    );
  },
);

it.each(Object.entries(COMMANDS))(
  'createObservedStore counts a failed command %s and rethrows the error',
  async (name, call) => {
    const store = createStore(() => Promise.reject(new StoreUnavailableError()));
    const metricsBefore = await commandMetrics(name, 'failed');
    await expect(call(createObservedStore(store))).rejects.toThrow(StoreUnavailableError);
    expect((await commandMetrics(name, 'failed')).count).toBe(metricsBefore.count + 1);
  },
);

it('createObservedStore closes the store', async () => {
  const store = createStore(async () => undefined as never);
  await createObservedStore(store).close();
  expect(store.close).toHaveBeenCalledOnce();
});
