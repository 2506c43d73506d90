import type { Clock } from './clock';
import type { Fault, Faults } from './faults';
import type { Identifiers } from './identifiers';
import type { Persona } from './persona';
import type { SessionRow } from './rows';
import type { SandboxStart, SandboxState } from './sandbox-state';
import type { Store } from './store';

/** What of a sandbox a moment is taken of. */
export interface Present {
  readonly start: SandboxStart;
  readonly clock: Clock;
  readonly ids: Identifiers;
  readonly personas: readonly Persona[];
  readonly faults: Faults;
  readonly store: Store;
  /** How often anything that a snapshot holds has changed. */
  readonly changes: number;
}

/** Rows and files as their collections kept them. Who is logged in is no part of it: that is about the visitors, not about the world. */
export type KeptRows = {
  readonly [Name in Exclude<keyof Store, 'sessions'>]: ReturnType<Store[Name]['keep']>;
};

/** A sandbox as it stood. It shares every row with the sandbox and with other moments; only what differs takes room. */
export interface Moment {
  readonly start: SandboxStart;
  readonly idCount: number;
  readonly personas: readonly Persona[];
  readonly faults: readonly Fault[];
  readonly rows: KeptRows;
}

/** The sandbox as it stands. */
export function momentOf({ start, ids, personas, faults, store }: Present): Moment {
  return {
    start,
    idCount: ids.count,
    personas,
    faults: [...faults.list()],
    rows: keepRows(store),
  };
}

/**
 * What a sandbox becomes that goes back to a moment.
 *
 * @param now virtual instant at which time goes on
 * @param sessions who stays logged in, as far as they are users at that moment
 */
export function stateAt(
  { start, idCount, personas, faults, rows }: Moment,
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
      adoptRows(store, rows);
      store.sessions.adopt(sessions.filter(({ userId }) => store.users.get(userId) !== undefined));
    },
  };
}

/** Rows and files as they are now; what stays as it is, is the same list again. */
export function keepRows(store: Store): KeptRows {
  return {
    users: store.users.keep(),
    tokens: store.tokens.keep(),
    applications: store.applications.keep(),
    signatories: store.signatories.keep(),
    documents: store.documents.keep(),
    blobs: store.blobs.keep(),
    financeObjects: store.financeObjects.keep(),
    companies: store.companies.keep(),
    debtors: store.debtors.keep(),
    appointments: store.appointments.keep(),
    mails: store.mails.keep(),
    attempts: store.attempts.keep(),
    backOffice: store.backOffice.keep(),
    ownBanks: store.ownBanks.keep(),
    ownForms: store.ownForms.keep(),
  };
}

/** Fills empty collections with rows and files that others kept. */
export function adoptRows(store: Store, rows: KeptRows): void {
  store.users.adopt(rows.users);
  store.tokens.adopt(rows.tokens);
  store.applications.adopt(rows.applications);
  store.signatories.adopt(rows.signatories);
  store.documents.adopt(rows.documents);
  store.blobs.adopt(rows.blobs);
  store.financeObjects.adopt(rows.financeObjects);
  store.companies.adopt(rows.companies);
  store.debtors.adopt(rows.debtors);
  store.appointments.adopt(rows.appointments);
  store.mails.adopt(rows.mails);
  store.attempts.adopt(rows.attempts);
  store.backOffice.adopt(rows.backOffice);
  store.ownBanks.adopt(rows.ownBanks);
  store.ownForms.adopt(rows.ownForms);
}

/** Wrong passwords and asked mails are counted, but nothing that happened in the world. */
const UNTOLD: readonly (keyof KeptRows)[] = ['attempts'];

/** Whether anything differs that the course of the world tells: a situation that is begun again is told, though its rows may be the same ones. */
export function differ(one: Moment, other: Moment): boolean {
  if (one.start !== other.start) return true;
  if (one.faults.map(({ id }) => id).join() !== other.faults.map(({ id }) => id).join()) return true;
  // Object.keys of what is written out above.
  const names = Object.keys(one.rows) as (keyof KeptRows)[];
  return names.some((name) => !UNTOLD.includes(name) && one.rows[name] !== other.rows[name]);
}
