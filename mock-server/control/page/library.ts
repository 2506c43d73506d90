import type { Scenario } from 'fixtures/world';
import { SCENARIOS, savedScenarios } from 'fixtures/worlds';
import { html } from 'hono/html';
import ExternalLink from 'lucide-react/icons/external-link';
import { icon } from '../page-shell/icon';
import { identificationMatrix, isInMatrix } from './identification-matrix';
import { displayedLabel } from './labels';
import { miniature } from './miniature';
import { type ScenarioSummary, summaryOf } from './scenario-summary';
import { descriptionOf, searchTextOf, titleOf } from './scenario-texts';
import { matches } from './search';
import { searchForm } from './search-form';
import { actionHref, type PageView, pageHref } from './view';

export const GROUPS = [
  'list',
  'pending',
  'account',
  'partner',
  'objects',
  'factoring',
  'appointment',
  'documents',
  'signing',
  'failure',
  'saved',
  'other',
] as const;

export type Group = (typeof GROUPS)[number];

export function allSituations(): readonly Scenario[] {
  return [...SCENARIOS, ...savedScenarios()];
}

/** SIM-09 */
export function scenarioLibrary(view: PageView) {
  const { t, query } = view;
  const all = allSituations();
  const shown = all.filter((scenario) => matchesQuery(scenario, view));
  const groups = [...new Set(all.map((scenario) => groupOf(scenario)))];
  return html`<aside class="card lib" aria-labelledby="scenarios" id="library">
<div class="card-h"><h2 id="scenarios">${t('scenarios')}</h2><span class="pill push" data-count>${shown.length}</span></div>
${searchForm({ action: '/simulator/situations', keeping: { sandbox: view.sandbox.id, group: query.group, lang: query.lang }, value: query.q, label: t('search'), placeholder: t('searchHere') })}
<nav class="chips" aria-label="${t('scenarios')}">
${[undefined, ...groups].map((group) => groupChip(view, group))}
</nav>
<a class="skip" href="#scenario">${t('toLoaded')}</a>
<p class="kv none" data-none ${shown.length > 0 ? 'hidden' : ''}>${t('noMatch')}</p>
${groups.map((group) => groupSection(view, group, shown))}
</aside>`;
}

function groupChip(view: PageView, group: Group | undefined) {
  const current = view.query.group === group;
  return html`<a href="${pageHref(view, { group })}#library" data-live ${current ? html`aria-current="true"` : ''}>${group === undefined ? view.t('all') : view.t(`groups.${group}`)}</a>`;
}

function groupSection(view: PageView, group: Group, shownScenarios: readonly Scenario[]) {
  const members = shownScenarios.filter((scenario) => groupOf(scenario) === group);
  if (members.length === 0) return '';
  const rows = members.filter((scenario) => !isInMatrix(scenario));
  return html`<section data-group><h3>${view.t(`groups.${group}`)}</h3>
${rows.length === 0 ? '' : html`<ul>${rows.map((scenario) => scenarioRow(view, scenario))}</ul>`}
${identificationMatrix(view, members)}</section>`;
}

function scenarioRow(view: PageView, scenario: Scenario) {
  const { id } = scenario;
  const title = titleOf(scenario, view.language);
  const glimpse = summaryOf(scenario, view.settings.seed);
  const current = view.sandbox.start.scenario.id === id;
  return html`<li class="scenario" data-row data-words="${searchTextOf(scenario, { language: view.language, seed: view.settings.seed })}" ${current ? html`aria-current="true"` : ''}>
<form method="post" action="${actionHref(view, 'scenario')}"><button name="scenario" value="${id}" title="${descriptionOf(scenario, view.language)}">
${miniature(glimpse)}<b lang="${view.language}">${title}</b><small>${summaryText(view, glimpse)}</small></button></form>
<a class="icon-btn" href="/simulator/play/${id}" target="_blank" rel="noopener" title="${view.t('play')}" aria-label="${view.t('play')}: ${title}">${icon(ExternalLink)}</a>
</li>`;
}

export function summaryText({ t, language }: PageView, { displayed, newest }: ScenarioSummary): string {
  const [first] = displayed;
  if (newest === null || first === undefined) return t('noApplications');
  if (displayed.length > 1) {
    return [t('manyApplications', { count: displayed.length }), newest.company].join(' · ');
  }
  const { amount, currency, pending, company } = newest;
  const money = amount?.toLocaleString(language, { style: 'currency', currency, maximumFractionDigits: 0 });
  const open = pending > 0 ? t('points', { count: pending }) : undefined;
  return [money, displayedLabel(first, language), open, company].filter(Boolean).join(' · ');
}

function groupOf({ tags: [first = ''] }: Scenario): Group {
  return GROUPS.find((group) => group === first) ?? 'other';
}

function matchesQuery(
  scenario: Scenario,
  { query: { q = '', group }, language, settings }: PageView,
): boolean {
  if (group !== undefined && scenario.tags[0] !== group) return false;
  return matches(searchTextOf(scenario, { language, seed: settings.seed }), q);
}
