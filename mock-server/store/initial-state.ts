import type { Scenario, World } from 'fixtures/world';
import { buildWorld } from 'fixtures/worlds';
import { type CapturedRows, captureRows, restoreRows } from './captured-state';
import { faultSchema } from './faults';
import { freezeDeep } from './freeze';
import type { Persona } from './persona';
import type { SandboxStart, SandboxState } from './sandbox-state';
import { createStateOfSnapshot, snapshotSchema } from './snapshot';
import { loadWorld } from './world-rows';

export function createInitialState(start: SandboxStart): SandboxState {
  const state = stateAtStart(start);
  const { bank: document, scenario } = start;
  if (document === undefined) return state;
  return {
    ...state,
    fill: (store) => {
      state.fill(store);
      for (const { id } of store.ownBanks.all()) store.ownBanks.delete(id);
      store.ownBanks.insert({ id: scenario.partner, document });
    },
  };
}

function stateAtStart(start: SandboxStart): SandboxState {
  if (start.scenario.snapshot !== undefined) {
    const savedState = createStateOfSnapshot(snapshotSchema.parse(start.scenario.snapshot));
    return { ...savedState, start, now: start.now ?? savedState.now };
  }
  const now = start.now ?? new Date();
  const wholeSeconds = new Date(Math.floor(now.getTime() / 1000) * 1000);
  const world = worldAtStart(start, wholeSeconds);
  return {
    start,
    now: wholeSeconds,
    idCount: 0,
    personas: world.personas,
    faults: world.faults,
    fill: world.fill,
  };
}

type WorldAtStart = Pick<SandboxState, 'personas' | 'faults' | 'fill'>;

const lastWorld = new WeakMap<Scenario, { key: string; world: WorldAtStart }>();

function worldAtStart({ scenario, seed }: SandboxStart, now: Date): WorldAtStart {
  const key = `${seed} ${now.toISOString()}`;
  const lastEntry = lastWorld.get(scenario);
  if (lastEntry?.key === key) return lastEntry.world;
  const world = makeWorld(scenario, { seed, now });
  lastWorld.set(scenario, { key, world });
  return world;
}

function makeWorld(scenario: Scenario, { seed, now }: { seed: number; now: Date }): WorldAtStart {
  const world = buildWorld(scenario, { seed, now });
  const faults = (world.faults ?? []).map((fault, index) =>
    faultSchema.parse({ ...fault, id: `start-${index + 1}` }),
  );
  let source: { world: World } | { rows: CapturedRows } = { world };
  return {
    personas: freezeDeep(personasOf(world)),
    faults: freezeDeep(faults),
    fill: (store) => {
      if ('rows' in source) return restoreRows(store, source.rows);
      loadWorld(store, source.world, { seed, now: now.toISOString(), partner: scenario.partner });
      source = { rows: captureRows(store) };
    },
  };
}

function personasOf({ users, applications, signatories = [] }: World): Persona[] {
  const applicants = new Set(applications.map(({ owner }) => owner));
  const representatives = new Set(signatories.map(({ email }) => email));
  return users.map(({ key, email, password }) => {
    const onlySigns = representatives.has(email) && !applicants.has(key);
    return { key, email, password, role: onlySigns ? 'signatory' : 'applicant' };
  });
}
