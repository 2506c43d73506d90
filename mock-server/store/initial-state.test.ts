import { findScenario, SCENARIOS } from 'fixtures/worlds';
import { expect, it } from 'vitest';
import { Sandbox } from './sandbox';
import { takeSnapshot } from './take-snapshot';

const scenario = findScenario('demo');
if (scenario === undefined) throw new Error('there is no demo');
const start = { scenario, seed: 1, now: new Date('2026-03-02T09:00:00Z') };
const openSandbox = (change: Partial<typeof start> = {}) => new Sandbox('one', { ...start, ...change });

it('a new sandbox shares its rows with the previous sandbox of the same seed and second', () => {
  const [before] = openSandbox().store.applications.all();
  const [row] = openSandbox().store.applications.all();
  expect(row).toBe(before);
  expect(before).toBeDefined();
});

it('SIM-09 a new sandbox contains the same bytes with and without shared rows', () => {
  const first = openSandbox();
  const second = openSandbox();
  const sandboxWithOwnScenario = openSandbox({ scenario: { ...scenario } });
  const text = (sandbox: Sandbox) => JSON.stringify(takeSnapshot(sandbox));
  expect(text(second)).toBe(text(first));
  expect(text(sandboxWithOwnScenario)).toBe(text(first));
  expect([second.bytes, second.changeCount]).toEqual([
    sandboxWithOwnScenario.bytes,
    sandboxWithOwnScenario.changeCount,
  ]);
});

it.each([
  ['another seed', { seed: 2 }],
  ['another second', { now: new Date('2026-03-02T09:00:01Z') }],
])('a new sandbox shares no rows for %s', (_, change) => {
  const text = (sandbox: Sandbox) => JSON.stringify(sandbox.store.users.all());
  const first = text(openSandbox());
  expect(text(openSandbox(change))).not.toBe(first);
  expect(text(openSandbox())).toBe(first);
});

it('SIM-11 a change of a sandbox does not change a second sandbox with shared rows', () => {
  const one = openSandbox();
  const other = openSandbox();
  const [row] = one.store.applications.all();
  if (row === undefined) throw new Error('the demo has no application');
  const before = other.store.applications.all();
  one.store.applications.delete(row.id);
  one.store.blobs.put('file', Buffer.from('x'));
  expect(other.store.applications.all()).toEqual(before);
  expect(other.store.blobs.get('file')).toBeUndefined();
  expect(openSandbox().store.applications.all()).toEqual(before);
  expect(openSandbox().store.applications.findBy('ownerId', row.ownerId)).toContainEqual(row);
});

it('SIM-11 a custom bank does not appear in another sandbox with shared rows', () => {
  const bank = { name: 'Bank der Küste' };
  const own = new Sandbox('own', { ...start, now: new Date('2026-03-03T09:00:00Z'), bank });
  expect(own.store.ownBanks.all()).toMatchObject([{ document: bank }]);
  expect(openSandbox({ now: new Date('2026-03-03T09:00:00Z') }).store.ownBanks.all()).toEqual([]);
});

it('SIM-11 faults do not appear in another sandbox with shared rows', () => {
  const failing = SCENARIOS.find(({ tags }) => tags.includes('failure'));
  if (failing === undefined) throw new Error('there is no world in which something fails');
  const one = openSandbox({ scenario: failing });
  const [fault] = one.faults.list();
  expect(one.faults.remove(fault?.id ?? '')).toBe(true);
  expect(openSandbox({ scenario: failing }).faults.list()).toContainEqual(fault);
});
