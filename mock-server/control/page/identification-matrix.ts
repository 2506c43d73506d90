import {
  IDENT_STATUSES,
  type IdentResult,
  type Language,
  SIGNATURE_PROVIDERS,
  type SignatureProvider,
} from 'contracts/api/enumerations';
import type { Scenario } from 'fixtures/world';
import { html } from 'hono/html';
import ArrowDownToLine from 'lucide-react/icons/arrow-down-to-line';
import ExternalLink from 'lucide-react/icons/external-link';
import { icon } from '../page-shell/icon';
import { identStatusLabel, outcomeLabel, providerLabel } from './labels';
import { searchTextOf, titleOf } from './scenario-texts';
import { actionHref, type PageView } from './view';

interface Row {
  code: string;
  label: (language: Language) => string;
  at: (provider: SignatureProvider) => string | undefined;
}

const RESULTS = {
  SUCCESS_DATA_CHANGED: 'identification-data-changed',
  FRAUD_SUSPICION_CONFIRMED: 'identification-fraud',
  FRAUD_SUSPICION_PENDING: 'identification-fraud-review',
} as const satisfies Partial<Record<IdentResult, string>>;

const ROWS: readonly Row[] = [
  ...IDENT_STATUSES.map((status) => ({
    code: status,
    label: (language: Language) => identStatusLabel(status, language),
    at: (provider: SignatureProvider) => `identification-${provider}-${status.replaceAll('_', '-')}`,
  })),
  ...(Object.keys(RESULTS) as (keyof typeof RESULTS)[]).map((result) => ({
    code: result,
    label: (language: Language) => outcomeLabel(result, language),
    at: (provider: SignatureProvider) => (provider === 'idnow' ? RESULTS[result] : undefined),
  })),
];

const IDS = new Set(ROWS.flatMap(({ at }) => SIGNATURE_PROVIDERS.flatMap((provider) => at(provider) ?? [])));

export function isInMatrix({ id }: Scenario): boolean {
  return IDS.has(id);
}

/** SIM-09 */
export function identificationMatrix(view: PageView, shownIds: readonly Scenario[]) {
  const { t, language } = view;
  const scenarios = new Map(shownIds.filter(isInMatrix).map((scenario) => [scenario.id, scenario]));
  if (scenarios.size === 0) return '';
  const rows = ROWS.map((row) => ({
    ...row,
    cells: SIGNATURE_PROVIDERS.map((provider) => scenarios.get(row.at(provider) ?? '')),
  })).filter(({ cells }) => cells.some(Boolean));
  return html`<form class="matrix" data-group method="post" action="${actionHref(view, 'scenario')}"><table>
<caption>${t('identifications')}</caption>
<thead><tr><td></td>${SIGNATURE_PROVIDERS.map((provider) => html`<th scope="col"><span>${providerLabel(provider, language)} <code>${provider}</code></span></th>`)}</tr></thead>
<tbody>${rows.map(({ code, label, cells }) => html`<tr data-group><th scope="row">${label(language)} <code>${code}</code></th>${cells.map((scenario) => html`<td>${scenario ? matrixCell(view, scenario) : ''}</td>`)}</tr>`)}</tbody></table></form>`;
}

function matrixCell(view: PageView, scenario: Scenario) {
  const { t, language, sandbox, settings } = view;
  const title = titleOf(scenario, language);
  const isCurrent = sandbox.start.scenario.id === scenario.id;
  return html`<span data-row data-words="${searchTextOf(scenario, { language, seed: settings.seed })}" ${isCurrent ? html`aria-current="true"` : ''}><button name="scenario" value="${scenario.id}" title="${title}" aria-label="${t('load')}: ${title}">${icon(ArrowDownToLine, 14)}</button><a href="/simulator/play/${scenario.id}" target="_blank" rel="noopener" title="${t('play')}" aria-label="${t('play')}: ${title}">${icon(ExternalLink, 14)}</a></span>`;
}
