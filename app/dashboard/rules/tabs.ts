/** The overview's tabs in their order (specification 2, section 2.2). */
export const TABS = [
  'overview',
  'representatives',
  'documents',
  'objects',
  'signatures',
  'factoring',
] as const;
export type Tab = (typeof TABS)[number];

/** Tabs that some applications lack, and the loan type that brings each. */
const ONLY_FOR: Partial<Record<Tab, string>> = { objects: 'object_financing', factoring: 'factoring' };

/** The tabs an application has (OVER-02); `loanType` as the server names it, `signsHere` with a signatory record of the user. */
export function tabsOf(loanType: string, signsHere: boolean): Tab[] {
  return TABS.filter((tab) => {
    if (tab === 'signatures') return signsHere;
    const wanted = ONLY_FOR[tab];
    return wanted === undefined || wanted === loanType;
  });
}

/** Address of a tab; the overview's is the application's own. */
export function tabPath(applicationId: string, tab: Tab): string {
  const application = `/dashboard/applications/${encodeURIComponent(applicationId)}`;
  return tab === 'overview' ? application : `${application}/${tab}`;
}

/** The query's name of the tab from which somebody wants to submit. */
const FROM = 'from';

/** The query of the question whether to submit, as names and values. */
export function submitFields(from: Tab): [name: string, value: string][] {
  return [['submit', ''], ...(from === 'overview' ? [] : [[FROM, from] satisfies [string, string]])];
}

/** The tab that the question was asked from, by its query: what is no tab of the application is the overview. */
export function submitsFrom(query: URLSearchParams, tabs: readonly Tab[]): Tab {
  const from = query.get(FROM);
  return tabs.find((tab) => tab === from) ?? 'overview';
}
