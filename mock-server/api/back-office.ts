import { findNextBackOfficeStatus } from '../rules/back-office';
import { statusFlowOf } from '../rules/status-flow';
import type { ApplicationRow, BackOfficeRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { BACK_OFFICE_ID, type Store } from '../store/store';
import { enterStatus, type StatusChangeContext } from './status-change';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

export const DAYS_PER_STEP = 1;

export function readBackOffice({ store, clock }: Sandbox): BackOfficeRow {
  return (
    store.backOffice.get('back-office') ?? {
      id: 'back-office',
      automatic: false,
      daysPerStep: DAYS_PER_STEP,
      since: clock.iso(),
    }
  );
}

export function setBackOffice(
  sandbox: Sandbox,
  { automatic, daysPerStep }: Pick<BackOfficeRow, 'automatic' | 'daysPerStep'>,
): BackOfficeRow {
  const { backOffice } = sandbox.store;
  const row: BackOfficeRow = { id: 'back-office', automatic, daysPerStep, since: sandbox.clock.iso() };
  lastCheckedMinutes.delete(sandbox.store);
  return backOffice.get(row.id) === undefined ? backOffice.insert(row) : backOffice.update(row.id, row);
}

const lastCheckedMinutes = new WeakMap<Store, number>();

/** SIM-03. Counts days from the status change or, if later, from enabling the setting. */
export function performDueBackOfficeSteps(context: StatusChangeContext): void {
  const { store, clock } = context.sandbox;
  const policy = store.backOffice.get('back-office');
  if (policy === undefined || !policy.automatic) return;
  const now = clock.now().getTime();
  const currentMinute = Math.floor(now / MINUTE_MS);
  if (lastCheckedMinutes.get(store) === currentMinute) return;
  lastCheckedMinutes.set(store, currentMinute);
  for (const row of store.applications.findBy('turn', BACK_OFFICE_ID)) {
    performDueSteps(context, row, policy, now);
  }
}

function performDueSteps(
  context: StatusChangeContext,
  start: ApplicationRow,
  policy: BackOfficeRow,
  now: number,
): void {
  for (let row = start; ; ) {
    const { allBanksLoanPurpose, status } = row.facts;
    const step = findNextBackOfficeStatus(statusFlowOf(allBanksLoanPurpose), status);
    const waitStart = Math.max(Date.parse(row.statusSince), Date.parse(policy.since));
    const dueTime = waitStart + policy.daysPerStep * DAY_MS;
    if (step === undefined || dueTime > now) return;
    row = enterStatus(context, row, step, new Date(dueTime).toISOString());
  }
}
