import { findScenario } from 'fixtures/worlds';
import { expect, it } from 'vitest';
import { Sandbox } from '../store/sandbox';
import { SavedStates } from './saved-states';

function world(): Sandbox {
  const scenario = findScenario('empty');
  if (scenario === undefined) throw new Error('there is no such scenario');
  return new Sandbox('world', { scenario, seed: 1, now: null });
}

it('SIM-12 the saved states of a sandbox are limited to the last ten', () => {
  const states = new SavedStates();
  const sandbox = world();
  const ids = Array.from({ length: 11 }, (_, index) => states.save(sandbox, String(index)).id);
  expect(states.listStates(sandbox).map(({ id }) => id)).toEqual(ids.slice(1).toReversed());
});

it('SIM-14 the saved states count against the memory limit of the sandbox', () => {
  const states = new SavedStates();
  const sandbox = world();
  sandbox.store.blobs.put('file', Buffer.alloc(1000));
  const before = sandbox.bytes;
  states.save(sandbox, 'first');
  expect(sandbox.bytes - before).toBeGreaterThanOrEqual(1000);
  for (let index = 0; index < 20; index += 1) states.save(sandbox, 'more');
  const full = sandbox.bytes;
  states.save(sandbox, 'last');
  expect(sandbox.bytes).toBe(full);
});

it('SIM-14 the oldest saved states are dropped at the memory limit, never the newest', () => {
  const states = new SavedStates(1100);
  const sandbox = world();
  sandbox.store.blobs.put('file', Buffer.alloc(600));
  const [first, second] = [states.save(sandbox, 'first'), states.save(sandbox, 'second')];
  expect(states.listStates(sandbox).map(({ name }) => name)).toEqual(['second']);
  expect(states.find(first.id)).toBeUndefined();
  sandbox.store.blobs.put('larger', Buffer.alloc(2000));
  states.save(sandbox, 'third');
  expect(states.listStates(sandbox).map(({ name }) => name)).toEqual(['third']);
  expect(states.find(second.id)).toBeUndefined();
});
