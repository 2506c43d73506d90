import { type Tab, tabPath } from './rules/tabs';

type Query = `?${string}`;

export interface RequestedTask<Kind extends string> {
  kind: Kind;
  id: string;
}

export interface TaskAddresses<Kind extends string> {
  requested: (params: URLSearchParams) => RequestedTask<Kind> | null;
  path: (applicationId: string, kind?: Kind, id?: string) => string;
}

export type TaskKind<Addresses> = Addresses extends TaskAddresses<infer Kind> ? Kind : never;

export function taskAddresses<Kind extends string>(
  tab: Tab,
  queries: Readonly<Record<Kind, Query>>,
): TaskAddresses<Kind> {
  // Safe cast: Object.entries loses the key type.
  const declared = Object.entries(queries) as [Kind, Query][];
  return {
    requested: (params) => {
      for (const [kind, query] of declared) {
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
