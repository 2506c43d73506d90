import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { createSimulator } from '../../simulator';
import { TEST_SETTINGS } from '../../testing/test-simulator';
import { checkScript } from './read-script';
import { DemoRun } from './run';

const MB = 1_000_000;

async function startRunWithSixStops() {
  const stop = {
    title: 'A',
    say: 'B',
    where: { path: '/dashboard', persona: 'katrin' },
    world: { scenario: 'documents', moves: [{ do: 'clock', by: 'P1D' }] },
  };
  const read = checkScript({ title: 'Six', stops: Array.from({ length: 6 }, () => stop) });
  const scenario = findScenario('empty');
  if (!read.ok || scenario === undefined) throw new Error('there is no script');
  const limits = { allBytes: 32 * MB, worldBytes: 4 * MB, worldsPerAddress: 9 };
  const { sandboxes, settings } = createSimulator({ ...TEST_SETTINGS, hosted: true }, limits);
  const sandbox = sandboxes.open({ scenario, seed: 1, now: null });
  const run = await DemoRun.begin({ sandbox, settings }, read.script, 'en');
  const countOtherBytes = () =>
    sandbox.bytes - sandbox.stateBytes - sandbox.log.bytes - sandbox.history.bytes;
  return { sandboxes, sandbox, run, besides: countOtherBytes };
}

describe('SIM-14 stored stops of a demonstration', () => {
  it('stored stops count against the size limit of the sandbox, each file once', async () => {
    const { sandbox, run, besides } = await startRunWithSixStops();
    const empty = besides();
    sandbox.store.blobs.put('file', Buffer.alloc(MB));
    await run.perform([{ do: 'clock', by: 'P1D' }]);
    expect(besides() - empty).toBeGreaterThan(MB);
    await run.goTo(1);
    expect(besides() - empty).toBeGreaterThan(MB);
    expect(besides() - empty).toBeLessThan(1.5 * MB);
    sandbox.store.blobs.put('second', Buffer.alloc(MB));
    await run.goTo(2);
    expect(besides() - empty).toBeGreaterThan(2 * MB);
  });

  it('stored stops expire oldest first; an expired stop starts again', async () => {
    const { sandboxes, sandbox, run } = await startRunWithSixStops();
    for (let stop = 0; stop < 6; stop += 1) {
      await run.goTo(stop);
      sandbox.store.blobs.put(`file-${stop}`, Buffer.alloc(MB));
      expect(sandboxes.findExceededLimit(sandbox)).toBeNull();
      expect(sandbox.bytes).toBeLessThanOrEqual(4 * MB);
    }
    await run.goTo(4);
    expect(sandbox.store.blobs.get('file-4')?.length).toBe(MB);
    await run.goTo(0);
    expect(sandbox.store.blobs.get('file-0')).toBeUndefined();
    expect(sandbox.store.applications.size).toBe(1);
  });

  it('stored stops contain a short history without copies of the sandbox', async () => {
    const { run } = await startRunWithSixStops();
    await run.goTo(1);
    await run.goTo(0);
    expect(run.events.map(({ cause }) => cause)).toContain('demo/clock');
    for (const event of run.events) expect(Object.keys(event)).toEqual(['changedAt', 'cause', 'worldEvents']);
  });
});

describe('SIM-14 two windows of a demonstration', () => {
  it('two windows change the stop one after the other, and undo changes one after the other', async () => {
    const { run, sandbox } = await startRunWithSixStops();
    await run.goTo(1);
    const began = sandbox.clock.now().getTime();
    const days = () => Math.round((sandbox.clock.now().getTime() - began) / 86_400_000);
    const done = run.perform([
      { do: 'clock', by: 'P1D' },
      { do: 'clock', by: 'P1D' },
    ]);
    await Promise.all([done, run.undo()]);
    expect([days(), run.canUndo]).toEqual([0, false]);
    await Promise.all([run.goTo(2), run.restart(), run.goTo(3), run.perform([{ do: 'clock', by: 'P1D' }])]);
    expect([run.stopIndex, run.canUndo]).toEqual([3, true]);
    await Promise.all([run.undo(), run.goTo(4)]);
    expect([run.stopIndex, run.canUndo]).toEqual([4, false]);
  });
});
