import { z } from 'zod';
import type { CustomerCalls, LendingApi } from '../backend/lending-api';
import type { CreatedAccount } from './created-accounts';

const REMOVABLE = [
  { what: 'documents', call: 'deleteDocument', path: 'documents', id: 'document_id' },
  { what: 'debtors', call: 'deleteDebtor', path: 'factoring/debitors', id: 'debitor_id' },
  { what: 'objects', call: 'deleteFinanceObject', path: 'finance_objects', id: 'finance_object_id' },
  { what: 'representatives', call: 'deleteSignatory', path: 'signatories', id: 'signatory_id' },
] as const;
type RemovableKind = (typeof REMOVABLE)[number]['what'];

export interface CleanUpResult {
  removed: Record<RemovableKind, number>;
  refused: number;
  accounts: number;
  applications: number;
  closed: number;
}

const CONCURRENCY = 4;

/** No call deletes applications or accounts. */
export async function cleanUp(
  api: LendingApi,
  accounts: readonly CreatedAccount[],
  offered: readonly string[] | null,
): Promise<CleanUpResult> {
  const cleared: CleanUpResult = {
    removed: { documents: 0, debtors: 0, objects: 0, representatives: 0 },
    refused: 0,
    accounts: 0,
    applications: 0,
    closed: 0,
  };
  const waiting = [...accounts];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const at = next.partner === null ? api : api.withPartner(next.partner);
      const calls = await at.as(next).catch(() => null);
      if (calls) await clearAccount(calls, offered, cleared);
      else cleared.closed += 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return cleared;
}

const listedEntries = z.union([
  z.array(z.record(z.string(), z.unknown())),
  z.object({ result: z.array(z.record(z.string(), z.unknown())) }).transform(({ result }) => result),
]);

async function entriesAt(calls: CustomerCalls, path: string): Promise<Record<string, unknown>[]> {
  return listedEntries.parse(await calls.get(path).catch(() => []));
}

async function clearAccount(
  calls: CustomerCalls,
  offered: readonly string[] | null,
  cleared: CleanUpResult,
): Promise<void> {
  cleared.accounts += 1;
  for (const { applicationId } of await entriesAt(calls, '/user/applications')) {
    cleared.applications += 1;
    for (const { what, call, path, id } of REMOVABLE) {
      if (offered && !offered.includes(call)) continue;
      const at = `/user/applications/${applicationId}/${path}`;
      for (const entry of await entriesAt(calls, at)) {
        await calls.delete(`${at}/${entry[id]}`).then(
          () => {
            cleared.removed[what] += 1;
          },
          () => {
            cleared.refused += 1;
          },
        );
      }
    }
  }
}

export function formatCleanUpReport(
  { removed, refused, accounts, applications, closed }: CleanUpResult,
  { run, emailPrefix }: { run: string; emailPrefix: string },
): string {
  const gone = Object.entries(removed)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${what}`);
  return [
    `Of this run's data was removed: ${gone.join(', ') || 'nothing'}.`,
    `There stay, as no call removes them: ${accounts} accounts, whose addresses begin with "${emailPrefix}", and their ${applications} applications; companies that were prepared end with "${run}".`,
    ...(refused > 0 ? [`The lending API kept ${refused} of their parts, as it may at their status.`] : []),
    ...(closed > 0
      ? [
          `Nobody was let in to ${closed} more addresses of the run: not registered, or with another password.`,
        ]
      : []),
    'To keep everything: KEEP_DATA=true.',
  ].join('\n');
}
