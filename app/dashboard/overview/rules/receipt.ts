import { phaseOf } from '~/dashboard/rules/display-status';
import { applicationStatus } from '~/domain/application-status';

export type Receipt = 'submitted' | 'signed' | 'paidOut';

/** The last moment that deserves a confirmation. Null before the submission and outside of the flow. */
export function receiptOf(status: string): Receipt | null {
  if (['paid_out', 'limit_active'].includes(applicationStatus(status))) return 'paidOut';
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

/** `at` is an instant of the lending API. */
export type HistoryEvent =
  | { readonly at: string; readonly kind: 'requested' }
  | { readonly at: string; readonly kind: 'uploaded'; readonly count: number }
  | { readonly at: string; readonly kind: 'signed'; readonly name: string };

interface Known {
  readonly created: string;
  readonly uploads: readonly string[];
  readonly signatures: readonly { readonly name: string; readonly at: string }[];
}

/** Latest first. Uploads of one hour are one event. */
export function historyOf({ created, uploads, signatures }: Known): HistoryEvent[] {
  const hours = new Map<string, string[]>();
  for (const at of uploads) {
    const hour = new Date(at).toISOString().slice(0, 13);
    hours.set(hour, [...(hours.get(hour) ?? []), at]);
  }
  const events: HistoryEvent[] = [
    { at: created, kind: 'requested' },
    ...signatures.map(({ name, at }) => ({ at, kind: 'signed', name }) as const),
    ...[...hours.values()].map((all) => {
      const at = all.toSorted(byInstant).at(-1) ?? '';
      return { at, kind: 'uploaded', count: all.length } as const;
    }),
  ];
  return events.toSorted((one, other) => byInstant(other.at, one.at));
}

const byInstant = (one: string, other: string) => Date.parse(one) - Date.parse(other);
