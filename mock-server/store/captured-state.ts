import type { Clock } from './clock';
import type { Fault, Faults } from './faults';
import type { Identifiers } from './identifiers';
import type { Persona } from './persona';
import type { SessionRow } from './rows';
import type { SandboxStart, SandboxState } from './sandbox-state';
import type { Store } from './store';

export interface LiveState {
  readonly start: SandboxStart;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly personas: readonly Persona[];
  readonly faults: Faults;
  readonly store: Store;
  readonly changeCount: number;
}

/** Sessions belong to visitors, not to the world. */
export type CapturedRows = {
  readonly [Name in Exclude<keyof Store, 'sessions'>]: ReturnType<Store[Name]['capture']>;
};

export interface CapturedState {
  readonly start: SandboxStart;
  readonly idCount: number;
  readonly personas: readonly Persona[];
  readonly faults: readonly Fault[];
  readonly rows: CapturedRows;
}

export function captureState({ start, ids, personas, faults, store }: LiveState): CapturedState {
  return {
    start,
    idCount: ids.count,
    personas,
    faults: [...faults.list()],
    rows: captureRows(store),
  };
}

/**
 * @param now virtual instant at which time continues
 * @param sessions kept if their users exist at that moment
 */
export function createStateFromCapture(
  { start, idCount, personas, faults, rows }: CapturedState,
  now: Date,
  sessions: readonly SessionRow[] = [],
): SandboxState {
  return {
    start,
    now,
    idCount,
    personas,
    faults,
    fill: (store) => {
      restoreRows(store, rows);
      store.sessions.adopt(sessions.filter(({ userId }) => store.users.get(userId) !== undefined));
    },
  };
}

export function captureRows(store: Store): CapturedRows {
  return {
    users: store.users.capture(),
    tokens: store.tokens.capture(),
    applications: store.applications.capture(),
    signatories: store.signatories.capture(),
    documents: store.documents.capture(),
    blobs: store.blobs.capture(),
    financeObjects: store.financeObjects.capture(),
    companies: store.companies.capture(),
    debtors: store.debtors.capture(),
    appointments: store.appointments.capture(),
    mails: store.mails.capture(),
    attempts: store.attempts.capture(),
    backOffice: store.backOffice.capture(),
    ownBanks: store.ownBanks.capture(),
    ownForms: store.ownForms.capture(),
    formDrafts: store.formDrafts.capture(),
  };
}

export function restoreRows(store: Store, rows: CapturedRows): void {
  store.users.adopt(rows.users);
  store.tokens.adopt(rows.tokens);
  store.applications.adopt(rows.applications);
  store.signatories.adopt(rows.signatories);
  store.documents.adopt(rows.documents);
  store.blobs.restoreAll(rows.blobs);
  store.financeObjects.adopt(rows.financeObjects);
  store.companies.adopt(rows.companies);
  store.debtors.adopt(rows.debtors);
  store.appointments.adopt(rows.appointments);
  store.mails.adopt(rows.mails);
  store.attempts.adopt(rows.attempts);
  store.backOffice.adopt(rows.backOffice);
  store.ownBanks.adopt(rows.ownBanks);
  store.ownForms.adopt(rows.ownForms);
  store.formDrafts.adopt(rows.formDrafts);
}

const IGNORED_COLLECTIONS: readonly (keyof CapturedRows)[] = ['attempts', 'formDrafts'];

export function areStatesDifferent(left: CapturedState, right: CapturedState): boolean {
  if (left.start !== right.start) return true;
  if (left.faults.map(({ id }) => id).join() !== right.faults.map(({ id }) => id).join()) return true;
  const names = Object.keys(left.rows) as (keyof CapturedRows)[];
  return names.some((name) => !IGNORED_COLLECTIONS.includes(name) && left.rows[name] !== right.rows[name]);
}
