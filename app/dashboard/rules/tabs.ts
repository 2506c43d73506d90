export const TABS = [
  'overview',
  'representatives',
  'documents',
  'objects',
  'signatures',
  'factoring',
] as const;
export type Tab = (typeof TABS)[number];

const ONLY_FOR: Partial<Record<Tab, string>> = { objects: 'object_financing', factoring: 'factoring' };

/** OVER-02. `signsHere`: the user has a signatory record. */
export function tabsOf(loanType: string, signsHere: boolean): Tab[] {
  return TABS.filter((tab) => {
    if (tab === 'signatures') return signsHere;
    const wanted = ONLY_FOR[tab];
    return wanted === undefined || wanted === loanType;
  });
}

export function tabPath(applicationId: string, tab: Tab): string {
  const application = `/dashboard/applications/${encodeURIComponent(applicationId)}`;
  return tab === 'overview' ? application : `${application}/${tab}`;
}

const FROM = 'from';

export function submitFields(from: Tab): [name: string, value: string][] {
  return [['submit', ''], ...(from === 'overview' ? [] : [[FROM, from] satisfies [string, string]])];
}

export function submitsFrom(query: URLSearchParams, tabs: readonly Tab[]): Tab {
  const from = query.get(FROM);
  return tabs.find((tab) => tab === from) ?? 'overview';
}
