import type { Scenario } from 'fixtures/world';
import { expect, it } from 'vitest';
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
