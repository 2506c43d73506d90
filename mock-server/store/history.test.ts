import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { MAX_CHANGES } from './history';
import { Sandbox } from './sandbox';
import { Sandboxes } from './sandboxes';
import { takeSnapshot } from './take-snapshot';
import { branchOff, undoChange } from './undo-change';

const cause = () => ({ name: 'test', source: 'simulator', userEmail: null }) as const;

function world(): Sandbox {
  const scenario = findScenario('demo');
  if (scenario === undefined) throw new Error('no scenario demo');
  return new Sandbox('test', { scenario, seed: 1, now: new Date('2026-03-02T09:00:00Z') });
}

function openWatchedSandbox(): Sandbox {
  const sandbox = world();
  sandbox.history.startRecording();
  return sandbox;
}

function recordChange(sandbox: Sandbox, act: () => void): void {
  const began = sandbox.history.beginChange();
  act();
  sandbox.history.recordChange(began, cause);
}

function move(sandbox: Sandbox, status: string): void {
  const { applications } = sandbox.store;
  const row = applications.first();
  if (row === undefined) throw new Error('no application');
  recordChange(sandbox, () => applications.update(row.id, { facts: { ...row.facts, status } }));
}

const statusIn = (sandbox: Sandbox) => sandbox.store.applications.first()?.facts.status;
const lastChangeId = (sandbox: Sandbox) => sandbox.history.changes.at(-1)?.id ?? '';

describe('SIM-12 the history of a sandbox', () => {
  it('records no changes before a person opens the sandbox', () => {
    const sandbox = world();
    move(sandbox, 'Pricing');
    expect([sandbox.history.changes.length, sandbox.history.bytes]).toEqual([0, 0]);
  });

  it('restores the state before each change to the byte, repeatedly', () => {
    const sandbox = openWatchedSandbox();
    const { sessions: _, now: __, ...before } = takeSnapshot(sandbox);
    move(sandbox, 'Pricing');
    const first = lastChangeId(sandbox);
    move(sandbox, 'Approved');
    undoChange(sandbox, lastChangeId(sandbox));
    expect([statusIn(sandbox), sandbox.history.changes.length]).toEqual(['Pricing', 1]);
    undoChange(sandbox, first);
    expect(takeSnapshot(sandbox)).toMatchObject(before);
    expect(sandbox.history.changes).toEqual([]);
  });

  it('continues after the restore of an earlier state, and does not record the restore', () => {
    const sandbox = openWatchedSandbox();
    move(sandbox, 'Pricing');
    recordChange(sandbox, () => undoChange(sandbox, lastChangeId(sandbox)));
    expect(sandbox.history.changes).toEqual([]);
    move(sandbox, 'Rejected');
    expect(sandbox.history.changes).toHaveLength(1);
    undoChange(sandbox, lastChangeId(sandbox));
    expect(statusIn(sandbox)).not.toBe('Rejected');
  });

  it('restores the time but keeps the sessions', () => {
    const sandbox = openWatchedSandbox();
    const user = sandbox.store.users.first();
    recordChange(sandbox, () => sandbox.clock.advance('P9D') && sandbox.touch());
    sandbox.store.sessions.insert({ id: 's', userId: user?.id ?? '', lastUsedAt: sandbox.clock.iso() });
    expect(sandbox.history.changes[0]?.clockMoveMs).toBe(9 * 86_400_000);
    undoChange(sandbox, lastChangeId(sandbox));
    expect(sandbox.clock.iso()).toMatch(/^2026-03-02T09:00/);
    expect(sandbox.store.sessions.get('s')).toBeDefined();
  });

  it('records the restart of a scenario, even within the same second', () => {
    const sandbox = openWatchedSandbox();
    recordChange(sandbox, () => sandbox.begin({ ...sandbox.start }));
    expect(sandbox.history.changes).toMatchObject([{ isReplaced: true }]);
  });

  it('ignores requests that only read', () => {
    const sandbox = openWatchedSandbox();
    recordChange(sandbox, () =>
      sandbox.store.sessions.insert({ id: 's', userId: 'u', lastUsedAt: sandbox.clock.iso() }),
    );
    recordChange(sandbox, () => {});
    expect(sandbox.history.changes).toEqual([]);
  });

  it('the history is empty after a reset', () => {
    const sandbox = openWatchedSandbox();
    move(sandbox, 'Pricing');
    recordChange(sandbox, () => sandbox.reset());
    expect([sandbox.history.changes.length, sandbox.history.bytes]).toEqual([0, 0]);
    move(sandbox, 'Rejected');
    expect(sandbox.history.changes).toHaveLength(1);
  });

  it('counts only changed rows and frees their memory', () => {
    const sandbox = openWatchedSandbox();
    expect(sandbox.store.applications.size).toBeGreaterThan(3);
    const empty = sandbox.bytes;
    move(sandbox, 'Pricing');
    const { bytes } = sandbox.history;
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThan(empty / 10);
    expect(sandbox.bytes - empty).toBeGreaterThanOrEqual(bytes);
    sandbox.history.freeBytes(1);
    expect([sandbox.history.bytes, sandbox.history.forgottenCount]).toEqual([0, 1]);
    expect(sandbox.history.changes).toEqual([]);
  });

  it('drops changes before the sandbox of a hosted demo exceeds its memory limit', () => {
    const { start } = world();
    const limits = { allBytes: 40_000_000, worldBytes: 1_000_000, worldsPerAddress: 3 };
    const sandboxes = new Sandboxes(start, { hosted: limits });
    const sandbox = sandboxes.open(start);
    sandbox.history.startRecording();
    for (let count = 0; count < 60; count += 1) move(sandbox, count % 2 ? 'Open' : 'Pricing');
    const missing = limits.worldBytes - sandbox.bytes;
    const { bytes } = sandbox.history;
    expect(sandboxes.findExceededLimit(sandbox, missing)).toBeNull();
    expect(sandbox.history.bytes).toBe(bytes);
    expect(sandboxes.findExceededLimit(sandbox, missing + 5_000)).toBeNull();
    expect(sandbox.history.bytes).toBeLessThanOrEqual(bytes - 5_000);
    expect(sandbox.history.changes.length).toBeGreaterThan(40);
    expect(sandboxes.findExceededLimit(sandbox, limits.worldBytes)).toBe('world');
  });

  it('keeps at most the maximum number of changes and drops the oldest changes first', () => {
    const sandbox = openWatchedSandbox();
    for (let count = 0; count < MAX_CHANGES + 3; count += 1)
      recordChange(sandbox, () => sandbox.store.mails.insert(mail(count)));
    expect(sandbox.history.changes).toHaveLength(MAX_CHANGES);
    expect(sandbox.history.forgottenCount).toBe(3);
    undoChange(sandbox, sandbox.history.changes[0]?.id ?? '');
    expect(sandbox.store.mails.size).toBe(3);
  });

  it('keeps the newest change, even if it contains a large file', () => {
    const sandbox = openWatchedSandbox();
    recordChange(sandbox, () => sandbox.store.blobs.put('scan', Buffer.alloc(40_000_000)));
    recordChange(sandbox, () => sandbox.store.blobs.delete('scan'));
    expect(undoChange(sandbox, lastChangeId(sandbox))).toBe(true);
    expect(sandbox.store.blobs.get('scan')?.length).toBe(40_000_000);
  });

  it('records one event if the clock moves during a slow request', () => {
    const sandbox = openWatchedSandbox();
    const slow = sandbox.history.beginChange();
    recordChange(sandbox, () => sandbox.clock.advance('P1D') && sandbox.touch());
    const row = sandbox.store.applications.first();
    if (row) sandbox.store.applications.update(row.id, { facts: { ...row.facts, status: 'Pricing' } });
    sandbox.history.recordChange(slow, cause);
    expect(sandbox.history.changes.map(({ clockMoveMs }) => clockMoveMs)).toEqual([86_400_000, 0]);
  });

  it('starts with the first visit of a person, also in the shared sandbox', () => {
    const shared = new Sandboxes(world().start).find(null);
    if (shared === undefined) throw new Error('no shared world');
    move(shared, 'Pricing');
    expect(shared.history.changes).toEqual([]);
  });

  it('continues in a branch, independent of the original sandbox', () => {
    const sandbox = openWatchedSandbox();
    move(sandbox, 'Pricing');
    const branch = world();
    branchOff(branch, sandbox);
    move(branch, 'Rejected');
    expect([statusIn(sandbox), statusIn(branch)]).toEqual(['Pricing', 'Rejected']);
    expect(branch.history.changes.slice(0, 1)).toEqual(sandbox.history.changes);
    undoChange(branch, branch.history.changes[0]?.id ?? '');
    expect(statusIn(sandbox)).toBe('Pricing');
  });
});

function mail(count: number) {
  return {
    id: `m${count}`,
    to: 'a@b.example',
    kind: 'confirmation' as const,
    language: 'de' as const,
    subject: '',
    text: '',
    links: [],
    sent_at: '2026-03-02T09:00:00Z',
  };
}
