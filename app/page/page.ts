import { useMatches } from '@remix-run/react';
import { joinNames } from '~/i18n/join-names';
import type { Visit } from '~/request/visit.server';

/** What every page says of itself, beside what it shows. */
export interface Page {
  readonly page: {
    /** The document's title: the page's name and the partner's (SHELL-01). */
    readonly title: string;
    /** What a visitor can do there, for search engines that may find it; null for pages that they have no business at. */
    readonly description: string | null;
    /** Id of the form that goes along when the language is switched without scripts (SHELL-10); null for none. */
    readonly mainForm: string | null;
  };
}

interface Named {
  /** The page's own name. */
  title: string;
  description?: string | null | undefined;
  mainForm?: string | null | undefined;
}

/** What the loader of a page answers: its name, what it is for and its main form, and beside them all that it shows. */
export function page<Rest extends Named>(
  { configOrNull }: Pick<Visit, 'configOrNull'>,
  { title, description = null, mainForm = null, ...rest }: Rest,
): Omit<Rest, keyof Named> & Page {
  const named = joinNames(title, configOrNull?.displayName);
  return { ...rest, page: { title: named, description, mainForm } };
}

/** What the page that is shown says of itself; null where none could be loaded. */
export function usePage(): Page['page'] | null {
  const leaf = useMatches().at(-1)?.data;
  return isPage(leaf) ? leaf.page : null;
}

/** Loaders of pages answer by `page`; those that only redirect answer nothing. */
function isPage(data: unknown): data is Page {
  return typeof data === 'object' && data !== null && 'page' in data;
}
