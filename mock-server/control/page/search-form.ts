import { html } from 'hono/html';
import Search from 'lucide-react/icons/search';
import { icon } from '../page-shell/icon';

interface Searching {
  action: string;
  keeping: Readonly<Record<string, string | undefined>>;
  value?: string | undefined;
  label: string;
  placeholder: string;
  count?: number | null;
}

export function searchForm({ action, keeping, value = '', label, placeholder, count = null }: Searching) {
  return html`<form class="search" role="search" method="get" action="${action}" data-search>
${Object.entries(keeping).map(([name, kept]) => (kept ? html`<input type="hidden" name="${name}" value="${kept}">` : ''))}
${icon(Search)}<input type="search" name="q" value="${value}" placeholder="${placeholder}" aria-label="${label}" autocomplete="off">
${count === null ? '' : html`<span class="pill" data-count>${count}</span>`}</form>`;
}
