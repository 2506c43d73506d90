import type { Scenario } from 'fixtures/world';
import { SCENARIOS, savedScenarios } from 'fixtures/worlds';
import { html } from 'hono/html';
import { ExternalLink, Search } from 'lucide-react';
import { icon } from './icon';
import { miniature } from './miniature';
import { matches, searchWords } from './search';
import { actionHref, type PageView, pageHref } from './view';
import type { Words } from './words';

type Group = keyof Words['groups'];

/** Every situation, to be searched, filtered, loaded here, or opened in the portal at once (SIM-09). */
export function library(view: PageView) {
  const { t, query } = view;
  const all = [...SCENARIOS, ...savedScenarios()];
  const shown = all.filter((scenario) => fits(scenario, query.q ?? '', query.group));
  const groups = [...new Set(all.map((scenario) => groupOf(scenario, t)))];
  return html`<aside class="card lib" aria-labelledby="scenarios" id="library">
<div class="card-h"><h2 id="scenarios">${t.scenarios}</h2><span class="pill push" data-count>${shown.length}</span></div>
<form class="search" role="search" method="get" action="/simulator/" data-search>
<input type="hidden" name="sandbox" value="${view.sandbox.id}">
${query.group ? html`<input type="hidden" name="group" value="${query.group}">` : ''}
${icon(Search)}<input type="search" name="q" value="${query.q ?? ''}" placeholder="${t.searchHere}" aria-label="${t.search}" autocomplete="off">
</form>
<nav class="chips" aria-label="${t.scenarios}">
${[undefined, ...groups].map((group) => chip(view, group))}
</nav>
<p class="kv none" data-none ${shown.length > 0 ? 'hidden' : ''}>${t.noMatch}</p>
${groups.map((group) => section(view, group, shown))}
</aside>`;
}

function chip(view: PageView, group: Group | undefined) {
  const current = view.query.group === group;
  return html`<a href="${pageHref(view, { group })}#library" data-live ${current ? html`aria-current="true"` : ''}>${group === undefined ? view.t.all : view.t.groups[group]}</a>`;
}

function section(view: PageView, group: Group, shown: readonly Scenario[]) {
  const members = shown.filter((scenario) => groupOf(scenario, view.t) === group);
  if (members.length === 0) return '';
  return html`<section data-group><h3>${view.t.groups[group]}</h3>
<ul>${members.map((scenario) => row(view, scenario))}</ul></section>`;
}

function row(view: PageView, scenario: Scenario) {
  const { id, title, description, tags } = scenario;
  const current = view.sandbox.start.scenario.id === id;
  return html`<li class="scenario" data-row data-words="${wordsOf(scenario)}" ${current ? html`aria-current="true"` : ''}>
<form method="post" action="${actionHref(view, 'scenario')}"><button name="scenario" value="${id}">
${miniature(tags, id)}<b>${title}</b><small>${description}</small></button></form>
<a class="icon-btn" href="/simulator/play/${id}" target="_blank" rel="noopener" title="${view.t.play}" aria-label="${view.t.play}: ${title}">${icon(ExternalLink)}</a>
</li>`;
}

function groupOf({ tags: [first = ''] }: Scenario, { groups }: Words): Group {
  // The keys of the texts are the groups.
  return (Object.keys(groups) as Group[]).find((group) => group === first) ?? 'other';
}

function fits(scenario: Scenario, search: string, group?: string): boolean {
  return (group === undefined || scenario.tags[0] === group) && matches(wordsOf(scenario), search);
}

function wordsOf({ id, title, description, tags, partner }: Scenario): string {
  return searchWords([id, title, description, partner, ...tags]);
}
