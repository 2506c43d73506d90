import { COMPLETION_PARTS } from '~/domain/completion-parts';
import type { PendingItem } from './pending-items';
import { tabPath } from './tabs';

const PARTS_IN_ORDER = [...COMPLETION_PARTS, 'other'] as const;
export type CompletionPart = (typeof PARTS_IN_ORDER)[number];

/** Signatures are no part of completing an application. */
const PART_BY_ITEM: Readonly<Record<PendingItem['name'], CompletionPart | null>> = {
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

export const completionPartOf = (name: PendingItem['name']) => PART_BY_ITEM[name];

/** Users confirm in the e-mail while this part's page is open. */
export function isEmailConfirmed(items: readonly CompletionItem[], part: CompletionPart | 'ready'): boolean {
  return part === 'email' && items.some((item) => item.part === part && item.isDone);
}

export function completionTitleKey<Part extends CompletionPart | 'ready'>(
  items: readonly CompletionItem[],
  part: Part,
) {
  return isEmailConfirmed(items, part) ? 'part.email.saved' : (`part.${part}.title` as const);
}

export interface CompletionItem {
  readonly part: CompletionPart;
  readonly isDone: boolean;
}

type NamedItem = Pick<PendingItem, 'name'>;

export function listCompletionItems(
  openItems: readonly NamedItem[],
  doneItems: readonly PendingItem['name'][],
): CompletionItem[] {
  const openParts = new Set(openItems.map(({ name }) => PART_BY_ITEM[name]));
  const doneParts = new Set(doneItems.map((name) => PART_BY_ITEM[name]));
  return PARTS_IN_ORDER.filter((part) => openParts.has(part) || doneParts.has(part)).map((part) => ({
    part,
    isDone: !openParts.has(part),
  }));
}

const REPEATABLE_PARTS: readonly CompletionPart[] = ['people', 'documents', 'objects', 'factoring'];

export type CompletionStep = CompletionPart | 'ready' | 'leave';

export function stepAfterSaving(items: readonly CompletionItem[], savedPart: CompletionPart): CompletionStep {
  const isOpen = items.some(({ part, isDone }) => part === savedPart && !isDone);
  if (isOpen && REPEATABLE_PARTS.includes(savedPart)) return savedPart;
  return findOpenPartAfter(items, savedPart) ?? (isOpen ? savedPart : 'ready');
}

/** Next open part after `skipped`, wrapping around; `leave` if no other is open. */
export function stepAfterSkipping(
  items: readonly CompletionItem[],
  skippedPart: CompletionPart,
): CompletionStep {
  const isOpen = items.some(({ part, isDone }) => part === skippedPart && !isDone);
  return findOpenPartAfter(items, skippedPart) ?? (isOpen ? 'leave' : 'ready');
}

export function firstCompletionStep(items: readonly CompletionItem[]): CompletionStep {
  return items.find(({ isDone }) => !isDone)?.part ?? 'ready';
}

/** Wraps around. Null if no other part is open. */
export function findOpenPartAfter(
  items: readonly CompletionItem[],
  currentPart: CompletionPart,
): CompletionPart | null {
  const laterParts = PARTS_IN_ORDER.slice(PARTS_IN_ORDER.indexOf(currentPart) + 1);
  const earlierParts = PARTS_IN_ORDER.slice(0, PARTS_IN_ORDER.indexOf(currentPart));
  const isOpen = (part: CompletionPart) => items.some((item) => item.part === part && !item.isDone);
  return [...laterParts, ...earlierParts].find(isOpen) ?? null;
}

export function parseCompletionPart(text: string | null | undefined): CompletionPart | null {
  return PARTS_IN_ORDER.find((part) => part === text) ?? null;
}

const SKIPPED_PARAM = 'after';
const SAVED_PARAM = 'saved';

export function completionPath(applicationId: string, step?: CompletionStep): string {
  if (step === 'leave') return tabPath(applicationId, 'overview');
  const start = `${tabPath(applicationId, 'overview')}/complete`;
  return step === undefined ? start : `${start}/${step}`;
}

export function skipPath(applicationId: string, part: CompletionPart): string {
  return `${completionPath(applicationId)}?${SKIPPED_PARAM}=${part}`;
}

export function pathAfterSave(applicationId: string, part: CompletionPart): string {
  return `${completionPath(applicationId)}?${SAVED_PARAM}=${part}`;
}

export function pathToAddAnother(applicationId: string, part: CompletionPart): string {
  return `${completionPath(applicationId, part)}?add&${SAVED_PARAM}=${part}`;
}

export function completionStartPath(
  applicationId: string,
  items: readonly CompletionItem[],
  query: URLSearchParams,
): string {
  const savedPart = parseCompletionPart(query.get(SAVED_PARAM));
  const skippedPart = parseCompletionPart(query.get(SKIPPED_PARAM));
  if (savedPart)
    return `${completionPath(applicationId, stepAfterSaving(items, savedPart))}?${SAVED_PARAM}=${savedPart}`;
  return completionPath(
    applicationId,
    skippedPart ? stepAfterSkipping(items, skippedPart) : firstCompletionStep(items),
  );
}

/** Messages of these parts name one entry, so they are true before the part is complete. */
const PARTS_WITH_ENTRIES: readonly CompletionPart[] = ['people', 'objects', 'factoring'];

/** Null if no part was saved, or if the part is incomplete and its message would claim completion. */
export function readSavedPart(
  query: URLSearchParams,
  items: readonly CompletionItem[],
): CompletionPart | null {
  const savedPart = parseCompletionPart(query.get(SAVED_PARAM));
  const item = items.find(({ part }) => part === savedPart);
  return item && (item.isDone || PARTS_WITH_ENTRIES.includes(item.part)) ? item.part : null;
}

/** Missing parts have no known duration. */
export type MinutesPerPart = Readonly<Partial<Record<CompletionPart, number>>>;

/** Null if nothing is open or a duration is unknown: the sum would be too small. */
export function sumMinutesLeft(items: readonly CompletionItem[], minutes: MinutesPerPart): number | null {
  const openItems = items.filter(({ isDone }) => !isDone);
  const knownMinutes = openItems.flatMap(({ part }) => minutes[part] ?? []);
  return openItems.length > 0 && knownMinutes.length === openItems.length
    ? knownMinutes.reduce((sum, partMinutes) => sum + partMinutes, 0)
    : null;
}

export interface SkippedEntry {
  readonly item: string;
  readonly form: string;
  /** Language in which numbers were typed. */
  readonly language: string;
  readonly values: Readonly<Record<string, string>>;
}

const MAX_SKIPPED_ENTRIES = 12;
const MAX_SKIPPED_CHARACTERS = 400_000;
/** JSON characters per entry. */
const MAX_ENTRY_CHARACTERS = 100_000;

const sizeOf = (content: unknown): number => JSON.stringify(content).length;

export const isTooLongToKeep = (entry: SkippedEntry): boolean => sizeOf(entry) > MAX_ENTRY_CHARACTERS;

/** Drops the oldest entries if there is no room. */
export function addSkippedEntry(entries: readonly SkippedEntry[], entry: SkippedEntry): SkippedEntry[] {
  if (isTooLongToKeep(entry)) return [...entries];
  let keptEntries = [...removeSkippedEntry(entries, entry.item), entry].slice(-MAX_SKIPPED_ENTRIES);
  while (sizeOf(keptEntries) > MAX_SKIPPED_CHARACTERS) keptEntries = keptEntries.slice(1);
  return keptEntries;
}

export function removeSkippedEntry(entries: readonly SkippedEntry[], item: string): SkippedEntry[] {
  return entries.filter((entry) => entry.item !== item);
}

/** Complete parts for which the session still keeps values that the application lacks. */
export function listUnsavedParts(
  entries: readonly SkippedEntry[],
  {
    applicationId,
    items,
    language,
  }: { applicationId: string; items: readonly CompletionItem[]; language: string },
): CompletionPart[] {
  const entriesInLanguage = entries.filter((entry) => entry.language === language);
  return items
    .filter(({ isDone, part }) => {
      const start = completionItemKey(applicationId, part, new URLSearchParams());
      return isDone && entriesInLanguage.some(({ item }) => item.startsWith(start));
    })
    .map(({ part }) => part);
}

const OTHER_FORMS = ['edit', 'debtor', 'company', 'draft', 'dealer'];

/** An item may have several forms, for example one per person. */
export function completionItemKey(
  applicationId: string,
  part: CompletionPart,
  query: URLSearchParams,
): string {
  const formParam = OTHER_FORMS.find((name) => query.has(name));
  return `${applicationId} ${part} ${formParam ? query.get(formParam) || formParam : ''}`;
}
