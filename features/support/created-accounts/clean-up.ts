import { z } from 'zod';
import type { CustomerCalls, LendingApi } from '../backend/lending-api';
import type { CreatedAccount } from './created-accounts';

const REMOVABLE_ENTRIES = [
  { what: 'documents', call: 'deleteDocument', path: 'documents', id: 'document_id' },
  { what: 'debtors', call: 'deleteDebtor', path: 'factoring/debitors', id: 'debitor_id' },
  { what: 'objects', call: 'deleteFinanceObject', path: 'finance_objects', id: 'finance_object_id' },
  { what: 'representatives', call: 'deleteSignatory', path: 'signatories', id: 'signatory_id' },
] as const;
type RemovableKind = (typeof REMOVABLE_ENTRIES)[number]['what'];

export interface CleanUpResult {
  removedCounts: Record<RemovableKind, number>;
  refusedCount: number;
  accounts: number;
  applications: number;
  closedCount: number;
}

const CONCURRENCY = 4;

/** No call deletes applications or accounts. */
export async function cleanUp(
  api: LendingApi,
  accounts: readonly CreatedAccount[],
  offeredCalls: readonly string[] | null,
): Promise<CleanUpResult> {
  const result: CleanUpResult = {
    removedCounts: { documents: 0, debtors: 0, objects: 0, representatives: 0 },
    refusedCount: 0,
    accounts: 0,
    applications: 0,
    closedCount: 0,
  };
  const pendingAccounts = [...accounts];
  const cleanUpPending = async () => {
    for (let next = pendingAccounts.shift(); next; next = pendingAccounts.shift()) {
      const partnerApi = next.partner === null ? api : api.withPartner(next.partner);
      const calls = await partnerApi.callsOf(next).catch(() => null);
      if (calls) await clearAccount(calls, offeredCalls, result);
      else result.closedCount += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, cleanUpPending));
  return result;
}

const listedEntries = z.union([
  z.array(z.record(z.string(), z.unknown())),
  z.object({ result: z.array(z.record(z.string(), z.unknown())) }).transform(({ result }) => result),
]);

async function fetchEntries(calls: CustomerCalls, path: string): Promise<Record<string, unknown>[]> {
  return listedEntries.parse(await calls.get(path).catch(() => []));
}

async function clearAccount(
  calls: CustomerCalls,
  offeredCalls: readonly string[] | null,
  result: CleanUpResult,
): Promise<void> {
  result.accounts += 1;
  for (const { applicationId } of await fetchEntries(calls, '/user/applications')) {
    result.applications += 1;
    for (const { what, call, path, id } of REMOVABLE_ENTRIES) {
      if (offeredCalls && !offeredCalls.includes(call)) continue;
      const entriesPath = `/user/applications/${applicationId}/${path}`;
      for (const entry of await fetchEntries(calls, entriesPath)) {
        await calls.delete(`${entriesPath}/${entry[id]}`).then(
          () => {
            result.removedCounts[what] += 1;
          },
          () => {
            result.refusedCount += 1;
          },
        );
      }
    }
  }
}

export function formatCleanUpReport(
  { removedCounts, refusedCount, accounts, applications, closedCount }: CleanUpResult,
  { run, emailPrefix }: { run: string; emailPrefix: string },
): string {
  const removedTexts = Object.entries(removedCounts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  return [
    `Removed data of this run: ${removedTexts.join(', ') || 'none'}.`,
    `Not removed, because no call removes them: ${accounts} accounts, whose addresses begin with "${emailPrefix}", and their ${applications} applications; companies that were prepared end with "${run}".`,
    ...(refusedCount > 0
      ? [`The lending API kept ${refusedCount} of their parts, because their status forbids the removal.`]
      : []),
    ...(closedCount > 0
      ? [
          `The login failed for ${closedCount} more addresses of this run: not registered, or with another password.`,
        ]
      : []),
    'To keep everything: KEEP_DATA=true.',
  ].join('\n');
}
