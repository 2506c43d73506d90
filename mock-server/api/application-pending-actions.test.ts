import { findScenario } from 'fixtures/worlds';
import { describe, expect, it } from 'vitest';
import { listPendingActions } from '../rules/pending-actions';
import { createSimulator } from '../simulator';
import type { Sandbox } from '../store/sandbox';
import { TEST_SETTINGS } from '../testing/test-simulator';
import { listPendingActionsOfApplication, pendingActionFactsOf } from './application-pending-actions';

const NOW = new Date('2026-03-02T10:00:00Z');

function open(name: string) {
  const scenario = findScenario(name);
  if (!scenario) throw new Error(`the fixtures lack the situation ${name}`);
  const sandbox = createSimulator(TEST_SETTINGS).sandboxes.open({ scenario, seed: 1, now: NOW });
  const [row] = sandbox.store.applications.all();
  if (!row) throw new Error('nobody has applied');
  const pending = () => {
    const kept = listPendingActionsOfApplication(sandbox, row);
    expect(kept).toEqual(listPendingActions(pendingActionFactsOf(sandbox, row)));
    return kept;
  };
  return { sandbox, pending };
}

const CHANGES: Record<string, (sandbox: Sandbox) => void> = {
  'a deleted document': ({ store }) => store.documents.delete(store.documents.first()?.id ?? ''),
  'a deleted representative': ({ store }) => store.signatories.delete(store.signatories.first()?.id ?? ''),
  'an unconfirmed address': ({ store }) => {
    for (const { id } of store.users.all()) store.users.update(id, { emailVerified: false });
  },
  'documents that become too old': ({ clock }) => clock.advance('P1Y'),
};

describe('SIM-04 the pending items of an application', () => {
  it('the pending items are calculated once until data of the application change', () => {
    const { sandbox, pending } = open('ready-to-submit');
    const first = pending();
    expect(pending()).toBe(first);
    sandbox.clock.set(new Date(sandbox.clock.isoAfter({ minutes: 5 })));
    expect(pending()).toBe(first);
  });

  it.each(Object.entries(CHANGES))('the pending items are computed again after %s', (_, change) => {
    const { sandbox, pending } = open('ready-to-submit');
    expect(pending()).toEqual([]);
    change(sandbox);
    expect(pending()).not.toEqual([]);
  });

  it('the pending items include an infected document once the clock has passed the end of its scan', () => {
    const { sandbox, pending } = open('ready-to-submit');
    const required = sandbox.store.documents.all().find(({ type }) => type === 'bwa_susa');
    if (!required) throw new Error('the world lacks the document');
    const scan = { result: 'infected', seconds: 60 } as const;
    sandbox.store.documents.update(required.id, { scan, confirmedAt: sandbox.clock.iso() });
    expect(pending()).toEqual([]);
    sandbox.clock.set(new Date(sandbox.clock.isoAfter({ minutes: 2 })));
    expect(pending()).not.toEqual([]);
  });

  it('pending items differ between sandboxes that share stored rows', () => {
    const [one, other] = [open('ready-to-submit'), open('ready-to-submit')];
    CHANGES['a deleted representative']?.(one.sandbox);
    expect(one.pending()).not.toEqual([]);
    expect(other.pending()).toEqual([]);
  });
});
