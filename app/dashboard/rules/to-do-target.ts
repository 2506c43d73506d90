import { pendingDetail } from './pending-detail';
import { DEBT_LEDGER, type PendingItem } from './pending-items';
import { type Tab, tabPath } from './tabs';

interface Place {
  tab: Tab;
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

/** Returns null for unknown items and for the e-mail, which is resent in place (OVER-07). */
export function toDoTarget(item: PendingItem, applicationId: string): string | null {
  const place = PLACES[item.name];
  return place ? tabPath(applicationId, place.tab) + (place.at?.(item) ?? '') : null;
}

/** OVER-02 */
export function toDoTab(name: PendingItem['name']): Tab {
  return PLACES[name]?.tab ?? 'overview';
}

export function personTarget(applicationId: string, id: string): string {
  return tabPath(applicationId, 'representatives') + editOf(id);
}

function details({ errors }: PendingItem) {
  return errors.map(pendingDetail);
}

function editOf(id: string | undefined): string {
  return id === undefined ? '' : `?edit=${encodeURIComponent(id)}`;
}

function rowOf(type: string | undefined): string {
  return type === undefined ? '' : `#${encodeURIComponent(type)}`;
}

function sectionOf(section: string | undefined): string {
  return section === 'debtors' ? '?add' : editOf(section);
}
