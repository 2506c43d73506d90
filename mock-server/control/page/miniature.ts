import { html } from 'hono/html';
import { TONE_BY_STATUS } from './glimpse';
import type { ScenarioSummary } from './scenario-summary';
import type { Displayed } from './status-rail';

const LINES = 4;

export function miniature({ displayed, newest }: ScenarioSummary) {
  const [first] = displayed;
  return html`<svg class="mini" ${first ? html`data-tone="${TONE_BY_STATUS[first]}"` : ''} viewBox="0 0 34 26" aria-hidden="true"><rect class="p" x=".5" y=".5" width="33" height="25" rx="3"/>${
    newest === null ? '' : displayed.length > 1 ? listMiniature(displayed) : applicationMiniature(newest)
  }</svg>`;
}

function listMiniature(displayed: readonly Displayed[]) {
  return displayed.slice(0, LINES).map((status, index) => {
    const y = 5 + index * 5.4;
    return html`<g data-tone="${TONE_BY_STATUS[status]}"><circle class="d" cx="6" cy="${y}" r="1.7"/><path class="l" d="M11 ${y}h${18 - (index % 2) * 5}"/></g>`;
  });
}

function applicationMiniature({ progress, pending, signed }: NonNullable<ScenarioSummary['newest']>) {
  const way = Math.round(4 + progress * 26);
  return html`<path class="l" d="M4 7h26"/><path class="t" d="M4 7h${way - 4}"/><circle class="d" cx="${way}" cy="7" r="2.2"/>
${Array.from({ length: Math.min(pending, 5) }, (_, index) => html`<circle class="o" cx="${6 + index * 5.4}" cy="14" r="1.7"/>`)}
${signed.slice(0, 5).map((done, index) => html`<path class="${done ? 't' : 'l'}" d="M${4 + index * 6} 20.5h4"/>`)}`;
}
