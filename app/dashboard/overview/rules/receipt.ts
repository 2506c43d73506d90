import { type Phase, phaseOf } from '~/dashboard/rules/display-status';
import { normalizeApplicationStatus } from '~/domain/application-status';

export type ReceiptKind = 'submitted' | 'signed' | 'paidOut' | 'limitActive';

const RECEIPT_BY_END_STATUS = new Map<string, ReceiptKind>([
  ['paid_out', 'paidOut'],
  ['limit_active', 'limitActive'],
]);

/** Null before submission and for statuses outside the flow. */
export function receiptKindOf(status: string): ReceiptKind | null {
  const end = RECEIPT_BY_END_STATUS.get(normalizeApplicationStatus(status));
  if (end) return end;
  switch (phaseOf(status)) {
    case 'review':
    case 'offer':
    case 'signature':
      return 'submitted';
    case 'finalReview':
    case 'payout':
    case 'limit':
      return 'signed';
    default:
      return null;
  }
}

/** `at` is a UTC instant. */
export type HistoryEvent =
  | { readonly at: string; readonly kind: 'requested' | 'submitted' }
  | {
      readonly at: string;
      readonly kind: 'uploaded' | 'provided';
      readonly count: number;
      readonly names: readonly string[];
    }
  | { readonly at: string; readonly kind: 'signed'; readonly name: string };

interface FileEntry {
  readonly at: string;
  readonly name: string;
  readonly isFromLender: boolean;
}

interface HistoryFacts {
  readonly created: string;
  /** Null if unknown to the portal. */
  readonly submitted: string | null;
  readonly files: readonly FileEntry[];
  readonly signatures: readonly { readonly name: string; readonly at: string }[];
}

/** Latest first. Files of one hour are one event, unless a submission or a signature came between them. */
export function createHistory({ created, submitted, files, signatures }: HistoryFacts): HistoryEvent[] {
  const steps: HistoryEvent[] = [
    { at: created, kind: 'requested' },
    ...(submitted === null ? [] : [{ at: submitted, kind: 'submitted' } as const]),
    ...signatures.map(({ name, at }) => ({ at, kind: 'signed', name }) as const),
  ];
  const events = [...steps, ...groupFiles(files, steps, 'uploaded'), ...groupFiles(files, steps, 'provided')];
  return [...events].sort((first, second) => byInstant(second.at, first.at));
}

function groupFiles(
  files: readonly FileEntry[],
  steps: readonly HistoryEvent[],
  kind: 'uploaded' | 'provided',
): HistoryEvent[] {
  const groups = new Map<string, FileEntry[]>();
  const times = steps.map(({ at }) => Date.parse(at)).sort((first, second) => first - second);
  for (const file of files) {
    if (file.isFromLender !== (kind === 'provided')) continue;
    const hour = new Date(file.at).toISOString().slice(0, 13);
    const key = `${hour} ${countBefore(times, Date.parse(file.at))}`;
    const group = groups.get(key) ?? [];
    group.push(file);
    groups.set(key, group);
  }
  return [...groups.values()].map((all) => {
    const at =
      all
        .map((file) => file.at)
        .sort(byInstant)
        .at(-1) ?? '';
    return { at, kind, count: all.length, names: [...new Set(all.map(({ name }) => name))] };
  });
}

function countBefore(sorted: readonly number[], time: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? time) < time) low = middle + 1;
    else high = middle;
  }
  return low;
}

const byInstant = (first: string, second: string) => Date.parse(first) - Date.parse(second);

export type SigningPreparation = 'identity' | 'others' | 'documents' | 'appointment';

interface PreparationFacts {
  readonly status: string;
  readonly isApplicant: boolean;
  readonly otherSigners: readonly string[];
  readonly mayBook: boolean;
  readonly mayUpload: boolean;
}

const PHASES_BEFORE_SIGNATURE: readonly (Phase | null)[] = ['review', 'offer'];

/** Signatories prepare only their own identification. */
export function listSigningPreparations(facts: PreparationFacts): SigningPreparation[] {
  const { status, isApplicant, otherSigners, mayBook, mayUpload } = facts;
  if (!PHASES_BEFORE_SIGNATURE.includes(phaseOf(status))) return [];
  const applicants: SigningPreparation[] = [
    ...(otherSigners.length > 0 ? (['others'] as const) : []),
    ...(mayUpload ? (['documents'] as const) : []),
    ...(mayBook ? (['appointment'] as const) : []),
  ];
  return ['identity', ...(isApplicant ? applicants : [])];
}
