import { type Tab, tabPath } from './rules/tabs';

type Asked = `?${string}`;

export interface AskedTask<Kind extends string> {
  kind: Kind;
  id: string;
}

export interface TaskAddresses<Kind extends string> {
  asked: (query: URLSearchParams) => AskedTask<Kind> | null;
  path: (applicationId: string, kind?: Kind, id?: string) => string;
}

export function taskAddresses<Kind extends string>(
  tab: Tab,
  queries: Readonly<Record<Kind, Asked>>,
): TaskAddresses<Kind> {
  // Safe cast: Object.entries loses the key type.
  const declared = Object.entries(queries) as [Kind, Asked][];
  return {
    asked: (query) => {
      for (const [kind, asked] of declared) {
        const [name = '', fixed] = asked.slice(1).split('=');
        const value = query.get(name);
        if (value === null) continue;
        if (fixed === undefined) return { kind, id: '' };
        if (fixed === '' && value !== '') return { kind, id: value };
        if (fixed !== '' && fixed === value) return { kind, id: '' };
      }
      return null;
    },
    path: (applicationId, kind, id = '') => {
      const asked = kind === undefined ? '' : queries[kind];
      return `${tabPath(applicationId, tab)}${asked}${encodeURIComponent(id)}`;
    },
  };
}
