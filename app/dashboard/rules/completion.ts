import type { PendingItem } from './pending-items';
import { tabPath } from './tabs';

/** D-23 defines the order. `other`: requirements that the portal does not know. */
const ORDER = [
  'email',
  'bank',
  'tax-number',
  'people',
  'documents',
  'debt-ledger',
  'objects',
  'factoring',
  'other',
] as const;
export type CompletionPart = (typeof ORDER)[number];

/** Signatures are no part of completing an application. */
const PARTS: Readonly<Record<PendingItem['name'], CompletionPart | null>> = {
  email_verification: 'email',
  bank_information: 'bank',
  company_tax_number: 'tax-number',
  signatories_specified: 'people',
  signatories_minimum_data: 'people',
  documents: 'documents',
  debt_register: 'debt-ledger',
  finance_objects: 'objects',
  factoring_details: 'factoring',
  signature: null,
  other: 'other',
};

export const partOfItem = (name: PendingItem['name']) => PARTS[name];

export interface CompletionItem {
  readonly part: CompletionPart;
  readonly isDone: boolean;
}

type Named = Pick<PendingItem, 'name'>;

export function completionItems(
  open: readonly Named[],
  done: readonly PendingItem['name'][],
): CompletionItem[] {
  const openParts = new Set(open.map(({ name }) => PARTS[name]));
  const doneParts = new Set(done.map((name) => PARTS[name]));
  return ORDER.filter((part) => openParts.has(part) || doneParts.has(part)).map((part) => ({
    part,
    isDone: !openParts.has(part),
  }));
}

/** Customers may save several entries in these parts. */
const REPEATED: readonly CompletionPart[] = ['people', 'documents', 'objects', 'factoring'];

export type Step = CompletionPart | 'ready' | 'leave';

export function stepAfterSaving(items: readonly CompletionItem[], saved: CompletionPart): Step {
  const isOpen = items.some(({ part, isDone }) => part === saved && !isDone);
  if (isOpen && REPEATED.includes(saved)) return saved;
  return openAfter(items, saved) ?? (isOpen ? saved : 'ready');
}

/** Next open part after `skipped`, wrapping around; `leave` if no other is open. */
export function stepAfterSkipping(items: readonly CompletionItem[], skipped: CompletionPart): Step {
  const isOpen = items.some(({ part, isDone }) => part === skipped && !isDone);
  return openAfter(items, skipped) ?? (isOpen ? 'leave' : 'ready');
}

export function firstStep(items: readonly CompletionItem[]): Step {
  return items.find(({ isDone }) => !isDone)?.part ?? 'ready';
}

/** Wraps around. Null if no other part is open. */
export function openAfter(items: readonly CompletionItem[], from: CompletionPart): CompletionPart | null {
  const after = ORDER.slice(ORDER.indexOf(from) + 1);
  const before = ORDER.slice(0, ORDER.indexOf(from));
  const isOpen = (part: CompletionPart) => items.some((item) => item.part === part && !item.isDone);
  return [...after, ...before].find(isOpen) ?? null;
}

export function completionPart(text: string | null | undefined): CompletionPart | null {
  return ORDER.find((part) => part === text) ?? null;
}

const SKIPPED = 'after';
const SAVED = 'saved';

export function completionPath(applicationId: string, step?: Step): string {
  if (step === 'leave') return tabPath(applicationId, 'overview');
  const start = `${tabPath(applicationId, 'overview')}/complete`;
  return step === undefined ? start : `${start}/${step}`;
}

export function skipPath(applicationId: string, part: CompletionPart): string {
  return `${completionPath(applicationId)}?${SKIPPED}=${part}`;
}

export function savedPath(applicationId: string, part: CompletionPart): string {
  return `${completionPath(applicationId)}?${SAVED}=${part}`;
}

export function anotherPath(applicationId: string, part: CompletionPart): string {
  return `${completionPath(applicationId, part)}?add&${SAVED}=${part}`;
}

export function startTarget(
  applicationId: string,
  items: readonly CompletionItem[],
  query: URLSearchParams,
): string {
  const saved = completionPart(query.get(SAVED));
  const skipped = completionPart(query.get(SKIPPED));
  if (saved) return `${completionPath(applicationId, stepAfterSaving(items, saved))}?${SAVED}=${saved}`;
  return completionPath(applicationId, skipped ? stepAfterSkipping(items, skipped) : firstStep(items));
}

/** The message of these parts names one entry, so it is true before the part is complete. */
const OF_ENTRIES: readonly CompletionPart[] = ['people', 'objects', 'factoring'];

/** Null if the part's message would be untrue, or without a saved part. */
export function savedPart(query: URLSearchParams, items: readonly CompletionItem[]): CompletionPart | null {
  const saved = completionPart(query.get(SAVED));
  const item = items.find(({ part }) => part === saved);
  return item && (item.isDone || OF_ENTRIES.includes(item.part)) ? item.part : null;
}

/** A part without an entry has no known duration. */
export type Minutes = Readonly<Partial<Record<CompletionPart, number>>>;

/** Null if a duration is unknown, because the sum would be too small. */
export function minutesLeft(items: readonly CompletionItem[], minutes: Minutes): number | null {
  const open = items.filter(({ isDone }) => !isDone);
  const known = open.flatMap(({ part }) => minutes[part] ?? []);
  return open.length > 0 && known.length === open.length ? known.reduce((sum, one) => sum + one, 0) : null;
}

export interface PutOffEntry {
  readonly item: string;
  readonly form: string;
  /** Language in which numbers were typed. */
  readonly language: string;
  readonly values: Readonly<Record<string, string>>;
}

const MAX_PUT_OFF = 12;
/** JSON characters per item. */
const MAX_PUT_OFF_LENGTH = 30_000;

export function withPutOff(entries: readonly PutOffEntry[], entry: PutOffEntry): PutOffEntry[] {
  const others = withoutPutOff(entries, entry.item);
  return JSON.stringify(entry).length > MAX_PUT_OFF_LENGTH ? others : [...others, entry].slice(-MAX_PUT_OFF);
}

export function withoutPutOff(entries: readonly PutOffEntry[], item: string): PutOffEntry[] {
  return entries.filter((entry) => entry.item !== item);
}

const OTHER_FORMS = ['edit', 'debtor', 'company', 'draft', 'dealer'];

/** An item may have several forms, for example one per person. */
export function itemKey(applicationId: string, part: CompletionPart, query: URLSearchParams): string {
  const other = OTHER_FORMS.find((name) => query.has(name));
  return `${applicationId} ${part} ${other ? query.get(other) || other : ''}`;
}
