import { DEBT_LEDGER } from '~/dashboard/documents/rules/document-types';
import { type Tab, tabPath } from '~/dashboard/rules/tabs';
import { pendingDetail } from './pending-detail';
import type { PendingItem } from './pending-items';

/** Where a kind of pending item is mended. */
interface Place {
  tab: Tab;
  /** What the tab's address is followed by: a task's query, or a fragment. */
  at?: (item: PendingItem) => string;
}

const PLACES: Partial<Record<PendingItem['name'], Place>> = {
  bank_information: { tab: 'overview', at: () => '?edit=bank' },
  company_tax_number: { tab: 'overview', at: () => '?edit=tax-number' },
  signatories_specified: {
    tab: 'representatives',
    at: ({ errors }) => (errors.some(({ code }) => code === 'err_application_no_signatories') ? '?add' : ''),
  },
  signatories_minimum_data: {
    tab: 'representatives',
    at: (item) => editOf(details(item).find((detail) => detail.kind === 'person')?.id),
  },
  documents: {
    tab: 'documents',
    at: (item) => rowOf(details(item).find((detail) => detail.kind === 'documents')?.types[0]),
  },
  debt_register: { tab: 'documents', at: () => rowOf(DEBT_LEDGER) },
  finance_objects: { tab: 'objects', at: () => '?add' },
  signature: { tab: 'signatures' },
  factoring_details: {
    tab: 'factoring',
    at: (item) => sectionOf(details(item).find((detail) => detail.kind === 'factoring')?.missing[0]),
  },
};

/** The address of the field or card that mends a pending item (OVER-07); null for the e-mail, sent again on the spot, and for unknown items. */
export function toDoTarget(item: PendingItem, applicationId: string): string | null {
  const place = PLACES[item.name];
  return place ? tabPath(applicationId, place.tab) + (place.at?.(item) ?? '') : null;
}

/** The tab on which a pending item is mended (OVER-02); the overview for what has none of its own. */
export function toDoTab(name: PendingItem['name']): Tab {
  return PLACES[name]?.tab ?? 'overview';
}

/** Where one representative's data are completed. */
export function personTarget(applicationId: string, id: string): string {
  return tabPath(applicationId, 'representatives') + editOf(id);
}

function details({ errors }: PendingItem) {
  return errors.map(pendingDetail);
}

function editOf(id: string | undefined): string {
  return id === undefined ? '' : `?edit=${encodeURIComponent(id)}`;
}

/** A document type's row. */
function rowOf(type: string | undefined): string {
  return type === undefined ? '' : `#${encodeURIComponent(type)}`;
}

/** The section of the factoring details that is missing first; debtors are added, the others edited. */
function sectionOf(section: string | undefined): string {
  return section === 'debtors' ? '?add' : editOf(section);
}
