import { afterEach, expect, it, vi } from 'vitest';
import { isTimeBetween } from './start';
import { openSimulator } from './testing/test-simulator';

afterEach(() => vi.useRealTimers());

it.each([
  ['2026-03-02T02:59:30Z', '2026-03-02T03:00:30Z', true],
  ['2026-03-02T02:58:30Z', '2026-03-02T02:59:30Z', false],
  ['2026-03-02T03:00:00Z', '2026-03-02T03:01:00Z', false],
  ['2026-03-02T02:59:59Z', '2026-03-02T03:00:00Z', true],
  ['2026-03-02T12:00:00Z', '2026-03-04T12:00:00Z', true],
  ['2026-03-01T23:59:30Z', '2026-03-02T00:00:30Z', false],
])('SIM-14: isTimeBetween for 03:00 between %s and %s returns %s', (after, until, expected) => {
  expect(isTimeBetween('03:00', Date.parse(after), Date.parse(until))).toBe(expected);
});

it.each([
  [true, 404],
  [false, 200],
])(
  "SIM-14: after 03:00, a simulator with hosted=%s answers %i for the previous day's sandbox",
  async (hosted, status) => {
    vi.useFakeTimers({ now: Date.parse('2026-03-02T02:58:10Z'), toFake: ['setInterval', 'Date'] });
    const simulator = await openSimulator({ hosted });
    try {
      const opened = await simulator.request('POST', '/simulator/sandboxes', { body: {} });
      const { sandbox } = opened.body as { sandbox: string };
      const inside = { headers: { 'x-sandbox': sandbox } };
      const world = async () => (await simulator.request('GET', '/simulator/world', inside)).status;
      vi.advanceTimersByTime(60_000);
      expect(await world()).toBe(200);
      vi.advanceTimersByTime(60_000);
      expect(await world()).toBe(status);
    } finally {
      await simulator.close();
    }
  },
);
