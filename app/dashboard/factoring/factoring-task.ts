import { isSection, type Section } from './rules/factoring-sections';

/** What the address asks to do with the factoring details; by its query, so that every task has an address. */
export type FactoringTask =
  | { kind: 'section'; section: Section }
  | { kind: 'debtor' }
  | { kind: 'company' }
  | { kind: 'sales' | 'deletion'; debitorId: string };

/**
 * Reads the task from the query: `?edit=` a section, `?add` a debtor, `?company` of a debtor, `?debtor=` whose sales change, `?delete=`; null
 * without one.
 */
export function factoringTask(query: URLSearchParams): FactoringTask | null {
  const section = query.get('edit') ?? '';
  if (isSection(section)) return { kind: 'section', section };
  const debtor = query.get('debtor');
  if (debtor) return { kind: 'sales', debitorId: debtor };
  const deleted = query.get('delete');
  if (deleted) return { kind: 'deletion', debitorId: deleted };
  if (query.has('company')) return { kind: 'company' };
  return query.has('add') ? { kind: 'debtor' } : null;
}

/** Addresses of the tasks, from the tab's. */
export const taskPaths = (tab: string) => ({
  section: (section: Section) => `${tab}?edit=${section}`,
  debtor: `${tab}?add`,
  /** With the company chosen. @param ref how it is named, see `companyRef` */
  debtorOf: (ref: string, name: string) => `${tab}?add&${new URLSearchParams({ ref, name })}`,
  company: (name: string) => `${tab}?company${name && `&${new URLSearchParams({ name })}`}`,
  sales: (debitorId: string) => `${tab}?debtor=${encodeURIComponent(debitorId)}`,
  deletion: (debitorId: string) => `${tab}?delete=${encodeURIComponent(debitorId)}`,
});

/** The form that asks for cover says so, and for whom, in hidden fields. */
export const COVER = 'cover';
export const DEBTOR = 'debitor';
