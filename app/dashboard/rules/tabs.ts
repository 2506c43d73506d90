const TABS = ['overview', 'representatives', 'documents', 'objects', 'signatures', 'factoring'] as const;
export type Tab = (typeof TABS)[number];

const LOAN_TYPE_BY_TAB: Partial<Record<Tab, string>> = {
  objects: 'object_financing',
  factoring: 'factoring',
};

/** OVER-02. `signsHere`: the user has a signatory record. */
export function listTabs(loanType: string, signsHere: boolean): Tab[] {
  return TABS.filter((tab) => {
    if (tab === 'signatures') return signsHere;
    const requiredLoanType = LOAN_TYPE_BY_TAB[tab];
    return requiredLoanType === undefined || requiredLoanType === loanType;
  });
}

export function tabPath(applicationId: string, tab: Tab): string {
  const application = `/dashboard/applications/${encodeURIComponent(applicationId)}`;
  return tab === 'overview' ? application : `${application}/${tab}`;
}

const FROM_PARAM = 'from';

export function createSubmitFields(tab: Tab): [name: string, value: string][] {
  return [['submit', ''], ...(tab === 'overview' ? [] : [[FROM_PARAM, tab] satisfies [string, string]])];
}

export function readSubmittingTab(query: URLSearchParams, tabs: readonly Tab[]): Tab {
  const tabName = query.get(FROM_PARAM);
  return tabs.find((tab) => tab === tabName) ?? 'overview';
}

type Query = `?${string}`;

export interface RequestedTask<Kind extends string> {
  kind: Kind;
  id: string;
}

export interface TaskUrls<Kind extends string> {
  findTask: (params: URLSearchParams) => RequestedTask<Kind> | null;
  path: (applicationId: string, kind?: Kind, id?: string) => string;
}

export type TaskKind<Addresses> = Addresses extends TaskUrls<infer Kind> ? Kind : never;

export function createTaskUrls<Kind extends string>(
  tab: Tab,
  queries: Readonly<Record<Kind, Query>>,
): TaskUrls<Kind> {
  const queryEntries = Object.entries(queries) as [Kind, Query][];
  return {
    findTask: (params) => {
      for (const [kind, query] of queryEntries) {
        const [name = '', fixed] = query.slice(1).split('=');
        const value = params.get(name);
        if (value === null) continue;
        if (fixed === undefined) return { kind, id: '' };
        if (fixed === '' && value !== '') return { kind, id: value };
        if (fixed !== '' && fixed === value) return { kind, id: '' };
      }
      return null;
    },
    path: (applicationId, kind, id = '') => {
      const query = kind === undefined ? '' : queries[kind];
      return `${tabPath(applicationId, tab)}${query}${encodeURIComponent(id)}`;
    },
  };
}

export function withFixedTask<Kind extends string>(
  addresses: TaskUrls<Kind>,
  task: RequestedTask<Kind>,
): TaskUrls<Kind> {
  return { ...addresses, findTask: () => task };
}

export function pickTaskUrls<Kind extends string>(
  addresses: TaskUrls<Kind>,
  kinds: readonly Kind[],
): TaskUrls<Kind> {
  const findTask: TaskUrls<Kind>['findTask'] = (query) => {
    const task = addresses.findTask(query);
    return task && kinds.includes(task.kind) ? task : null;
  };
  return { ...addresses, findTask };
}

/** Names the expanded list, and the page of a long list. */
export interface ListQuery {
  readonly expanded: string | null;
  readonly page: string | null;
}

export const listQueryOf = (query: URLSearchParams): ListQuery => ({
  expanded: query.get('unfolded'),
  page: query.get('page'),
});

export function addListQuery(path: string, { expanded, page }: ListQuery): string {
  const listQuery = new URLSearchParams({ ...(expanded && { unfolded: expanded }), ...(page && { page }) });
  if (listQuery.size === 0) return path;
  return `${path}${path.includes('?') ? '&' : '?'}${listQuery}`;
}
