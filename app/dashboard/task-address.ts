import { type Tab, tabPath } from './rules/tabs';

/** How a task is asked for in its tab's address: by a word, a word and what it is about (`?edit=` and an id), or a word with a fixed name. */
type Asked = `?${string}`;

/** A task as an address asks for it; `id` names what it is about, and is empty for a task that is about nothing yet. */
export interface AskedTask<Kind extends string> {
  kind: Kind;
  id: string;
}

export interface TaskAddresses<Kind extends string> {
  /** The task that an address asks for, by its query; of several the first that is declared. Null for the tab alone. */
  asked: (query: URLSearchParams) => AskedTask<Kind> | null;
  /** The address of a task, or of the tab alone. */
  path: (applicationId: string, kind?: Kind, id?: string) => string;
}

/** Declares how the tasks of a tab are asked for, by their kinds: `{ add: '?add', edit: '?edit=', bank: '?edit=bank' }`. */
export function taskAddresses<Kind extends string>(
  tab: Tab,
  queries: Readonly<Record<Kind, Asked>>,
): TaskAddresses<Kind> {
  // The names that were given; Object.entries forgets them.
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
