import type { Scenario } from 'fixtures/world';
import { afterEach, expect, it, vi } from 'vitest';
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

it('SIM-11 keeps a thousand sandboxes, and lets the one go that was not used for longest', () => {
  const sandboxes = new Sandboxes(start);
  const ids = Array.from({ length: 1000 }, () => sandboxes.open(start).id);
  const [first = '', second = ''] = ids;
  expect(sandboxes.find(first)?.id).toBe(first);
  sandboxes.open(start);
  expect(sandboxes.find(second)).toBeUndefined();
  expect(sandboxes.find(first)?.id).toBe(first);
  expect(new Set(ids).size).toBe(1000);
});

it('has a default one that is always there', () => {
  const sandboxes = new Sandboxes(start);
  for (const id of [null, undefined, '', 'default']) expect(sandboxes.find(id)?.id).toBe('default');
  expect(sandboxes.find('nobody')).toBeUndefined();
});

afterEach(() => {
  vi.useRealTimers();
});

it('SIM-14 SIM-11 a hosted demo throws away what was idle for an hour, and lets nobody change the default one', () => {
  vi.useFakeTimers();
  const sandboxes = new Sandboxes(start, { hosted: true });
  const { id: idle } = sandboxes.open(start);
  vi.advanceTimersByTime(30 * 60_000);
  const { id: used } = sandboxes.open(start);
  vi.advanceTimersByTime(29 * 60_000);
  sandboxes.find(used);
  vi.advanceTimersByTime(60_000);
  sandboxes.sweep();
  expect([sandboxes.find(idle), sandboxes.find(used)?.id]).toEqual([undefined, used]);
  expect(sandboxes.find('default')?.id).toBe('default');
  expect(sandboxes.findForChange('default')).toBeUndefined();
  expect(sandboxes.findForChange(used)?.id).toBe(used);
});

it('SIM-14 a hosted demo keeps no more than a gigabyte of files, and lets those go first that were not used for longest', () => {
  const sandboxes = new Sandboxes(start, { hosted: true });
  const file = Buffer.alloc(64 * 1024 * 1024);
  const worlds = Array.from({ length: 17 }, () => {
    const sandbox = sandboxes.open(start);
    sandbox.store.blobs.put('file', file);
    return sandbox.id;
  });
  const [first = '', second = '', ...others] = worlds;
  sandboxes.find(first);
  sandboxes.sweep();
  expect(sandboxes.find(second)).toBeUndefined();
  for (const id of [first, ...others]) expect(sandboxes.find(id)?.id).toBe(id);
});

it('keeps idle ones, and lets the default one be changed, where one team works', () => {
  vi.useFakeTimers();
  const sandboxes = new Sandboxes(start);
  const { id } = sandboxes.open(start);
  vi.advanceTimersByTime(24 * 60 * 60_000);
  sandboxes.sweep();
  expect(sandboxes.find(id)?.id).toBe(id);
  expect(sandboxes.findForChange(null)?.id).toBe('default');
});
