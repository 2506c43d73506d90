import type { Scenario } from 'fixtures/world';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CapacityExceeded, hostedLimitsFor } from './hosted-limits';
import type { Sandbox } from './sandbox';
import { Sandboxes } from './sandboxes';

const scenario: Scenario = {
  id: 'none',
  title: '',
  description: '',
  tags: [],
  partner: 'demo',
  build: () => ({ users: [], applications: [] }),
};
const start = { scenario, seed: 1, now: null };
const MB = 1024 * 1024;
const MINUTE = 60_000;
const LIMITS = { allBytes: 40 * MB, worldBytes: 10 * MB, worldsPerAddress: 3 };
const hosted = (change: Partial<typeof LIMITS> = {}) =>
  new Sandboxes(start, { hosted: { ...LIMITS, ...change } });

const fillBytes = (sandbox: Sandbox, bytes: number) => sandbox.store.blobs.put('file', Buffer.alloc(bytes));
const limitOnOpening = (sandboxes: Sandboxes, address?: string) => {
  try {
    sandboxes.open(start, address);
    return null;
  } catch (error) {
    if (error instanceof CapacityExceeded) return error.limit;
    throw error;
  }
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('SIM-11 the simulator keeps a thousand sandboxes and removes the least recently used', () => {
  const sandboxes = new Sandboxes(start);
  const ids = Array.from({ length: 1000 }, () => sandboxes.open(start).id);
  const [first = '', second = ''] = ids;
  expect(sandboxes.find(first)?.id).toBe(first);
  sandboxes.open(start);
  expect(sandboxes.find(second)).toBeUndefined();
  expect(sandboxes.find(first)?.id).toBe(first);
  expect(new Set(ids).size).toBe(1000);
});

it('the simulator always has a default sandbox', () => {
  const sandboxes = new Sandboxes(start);
  for (const id of [null, undefined, '', 'default']) expect(sandboxes.find(id)?.id).toBe('default');
  expect(sandboxes.find('nobody')).toBeUndefined();
});

it('a simulator without hosted demos keeps idle sandboxes and allows changes of the default sandbox', () => {
  const sandboxes = new Sandboxes(start);
  const sandbox = sandboxes.open(start, '203.0.113.7');
  fillBytes(sandbox, 50 * MB);
  vi.advanceTimersByTime(24 * 60 * MINUTE);
  sandboxes.sweep();
  expect(sandboxes.find(sandbox.id)?.id).toBe(sandbox.id);
  expect(sandboxes.findExceededLimit(sandbox)).toBeNull();
  expect(sandboxes.findForChange(null)?.id).toBe('default');
});

describe('SIM-11 SIM-14 a hosted demo', () => {
  it('removes sandboxes that are idle for an hour, and refuses changes to the default sandbox', () => {
    const sandboxes = hosted();
    const { id: idle } = sandboxes.open(start);
    vi.advanceTimersByTime(30 * MINUTE);
    const { id: used } = sandboxes.open(start);
    vi.advanceTimersByTime(29 * MINUTE);
    sandboxes.find(used);
    vi.advanceTimersByTime(MINUTE);
    sandboxes.sweep();
    expect([sandboxes.find(idle), sandboxes.find(used)?.id]).toEqual([undefined, used]);
    expect(sandboxes.find('default')?.id).toBe('default');
    expect(sandboxes.findForChange('default')).toBeUndefined();
    expect(sandboxes.findForChange(used)?.id).toBe(used);
  });

  it('removes the least recently used sandbox when memory is full', () => {
    const sandboxes = hosted();
    const worlds = Array.from({ length: 5 }, () => sandboxes.open(start));
    for (const world of worlds) fillBytes(world, 9 * MB);
    vi.advanceTimersByTime(10 * MINUTE);
    const [first, second, ...others] = worlds.map(({ id }) => id);
    sandboxes.find(first);
    sandboxes.sweep();
    expect(sandboxes.find(second)).toBeUndefined();
    for (const id of [first, ...others]) expect(sandboxes.find(id)?.id).toBe(id);
  });

  it('a hosted demo never removes a sandbox that was used recently or is open in a page', () => {
    const sandboxes = hosted();
    const worlds = Array.from({ length: 4 }, () => sandboxes.open(start));
    for (const world of worlds) fillBytes(world, 9.8 * MB);
    const [watched, ...others] = worlds;
    const unwatch = watched?.watch();
    expect(limitOnOpening(sandboxes)).toBe('worlds');
    vi.advanceTimersByTime(10 * MINUTE);
    for (const { id } of others) sandboxes.find(id);
    expect(limitOnOpening(sandboxes)).toBe('worlds');
    unwatch?.();
    expect(limitOnOpening(sandboxes)).toBeNull();
    expect(worlds.map(({ id }) => sandboxes.find(id) !== undefined)).toEqual([false, true, true, true]);
  });

  it('limits the sandboxes of one client IP address by removing the least recently used sandbox', () => {
    const sandboxes = hosted();
    const worlds = [1, 2, 3].map(() => sandboxes.open(start, '203.0.113.7'));
    expect(limitOnOpening(sandboxes, '203.0.113.7')).toBe('address_worlds');
    expect(limitOnOpening(sandboxes, '203.0.113.8')).toBeNull();
    vi.advanceTimersByTime(10 * MINUTE);
    expect(limitOnOpening(sandboxes, '203.0.113.7')).toBeNull();
    expect(worlds.map(({ id }) => sandboxes.find(id) !== undefined)).toEqual([false, true, true]);
  });

  it('limits the memory of each sandbox and of all sandboxes together', () => {
    const sandboxes = hosted();
    const [one, ...others] = [1, 2, 3, 4].map(() => sandboxes.open(start));
    if (one === undefined) throw new Error('there is one');
    expect(sandboxes.findExceededLimit(one)).toBeNull();
    expect(sandboxes.findExceededLimit(one, 10 * MB)).toBe('world');
    for (const each of others) fillBytes(each, 20 * MB);
    expect(sandboxes.findExceededLimit(one)).toBe('worlds');
    vi.advanceTimersByTime(10 * MINUTE);
    sandboxes.find(one.id);
    expect(sandboxes.findExceededLimit(one)).toBeNull();
    expect(others.map(({ id }) => sandboxes.find(id) !== undefined)).toEqual([false, false, true]);
  });
});

it('hostedLimitsFor derives the limits from the heap size', () => {
  const { allBytes, worldBytes } = hostedLimitsFor(20, 96 * MB);
  expect([allBytes, worldBytes]).toEqual([32 * MB, 4 * MB]);
  expect(hostedLimitsFor(20, 4096 * MB).worldBytes).toBe(96 * MB);
});

it('SIM-14 one client IP address may use half of the memory of a hosted demo, so that the rest is free for other visitors', () => {
  const sandboxes = hosted({ worldsPerAddress: 9 });
  const grown = [1, 2].map(() => sandboxes.open(start, 'greedy'));
  for (const each of grown) fillBytes(each, 9 * MB);
  expect(limitOnOpening(sandboxes, 'greedy')).toBe('address_worlds');
  const [first] = grown;
  expect(first && sandboxes.findExceededLimit(first, 0.5 * MB)).toBeNull();
  const third = sandboxes.open(start, 'modest');
  fillBytes(third, 9 * MB);
  expect(sandboxes.findExceededLimit(third)).toBeNull();
  vi.advanceTimersByTime(6 * MINUTE);
  expect(limitOnOpening(sandboxes, 'greedy')).toBeNull();
});
