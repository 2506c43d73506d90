import type { Sandbox } from './sandbox';
import { createStateOfSnapshot, type Snapshot } from './snapshot';

export function takeSnapshot(sandbox: Sandbox): Snapshot {
  const { store } = sandbox;
  return {
    format: 1,
    scenario: sandbox.start.scenario.id,
    seed: sandbox.start.seed,
    start: sandbox.start.now?.toISOString() ?? null,
    now: sandbox.changedAt.toISOString(),
    ids: sandbox.ids.count,
    personas: [...sandbox.personas],
    faults: [...sandbox.faults.list()],
    users: store.users.all(),
    sessions: store.sessions.all(),
    tokens: store.tokens.all(),
    applications: store.applications.all(),
    signatories: store.signatories.all(),
    documents: store.documents.all(),
    blobs: store.blobs.all(),
    financeObjects: store.financeObjects.all(),
    companies: store.companies.all(),
    debtors: store.debtors.all(),
    appointments: store.appointments.all(),
    mails: store.mails.all(),
    attempts: store.attempts.all(),
    backOffice: store.backOffice.all(),
    ownBanks: store.ownBanks.all(),
    ownForms: store.ownForms.all(),
    formDrafts: store.formDrafts.all(),
  };
}

/** A new snapshot after a restore has the same bytes. */
export function restoreSnapshot(sandbox: Sandbox, snapshot: Snapshot): void {
  sandbox.replaceState(createStateOfSnapshot(snapshot));
}
