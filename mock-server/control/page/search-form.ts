import { html } from 'hono/html';
import Search from 'lucide-react/icons/search';
import { icon } from './icon';

interface Searching {
  /** Path of the page that shows what is found. */
  action: string;
  /** What else that page's address says. */
  keeping: Readonly<Record<string, string | undefined>>;
  value?: string | undefined;
  label: string;
  placeholder: string;
  /** How many are listed beside it; null where the list is elsewhere. */
  count?: number | null;
}

/** A field to search a list by; with scripts it narrows the list of its page while one types. */
export function searchForm({ action, keeping, value = '', label, placeholder, count = null }: Searching) {
  return html`<form class="search" role="search" method="get" action="${action}" data-search>
${Object.entries(keeping).map(([name, kept]) => (kept ? html`<input type="hidden" name="${name}" value="${kept}">` : ''))}
${icon(Search)}<input type="search" name="q" value="${value}" placeholder="${placeholder}" aria-label="${label}" autocomplete="off">
${count === null ? '' : html`<span class="pill" data-count>${count}</span>`}</form>`;
}
