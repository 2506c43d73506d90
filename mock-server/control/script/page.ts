import { html } from 'hono/html';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CirclePlay from 'lucide-react/icons/circle-play';
import Info from 'lucide-react/icons/info';
import { matches, searchWords } from '../page/search';
import { searchForm } from '../page/search-form';
import type { PageView } from '../page/view';
import { icon } from '../page-shell/icon';
import type { FollowedStep } from './progress';
import type { ScriptFeature, ScriptScenario } from './scenarios';

export function scriptPage(view: PageView, features: readonly ScriptFeature[]) {
  const { t, query, sandbox, language } = view;
  const search = query.q ?? '';
  const scenarios = features.flatMap((feature) => feature.scenarios);
  const hasRun = scenarios.some(({ recording }) => recording !== null);
  const shown = features
    .map((feature) => ({
      ...feature,
      scenarios: feature.scenarios.filter((own) => matchesSearch(feature, own, search)),
    }))
    .filter((feature) => feature.scenarios.length > 0);
  return html`<main class="mail-page" id="content" tabindex="-1">
<h1>${t('script')}</h1><p class="kv">${t('scriptLead')}</p>
${features.length === 0 ? html`<p class="notice bad">${t('scriptMissing')}</p>` : ''}
${features.length > 0 && !hasRun ? html`<div class="notice">${icon(Info)}<p>${t('scriptNone')}</p></div>` : ''}
${searchForm({ action: '/simulator/script', keeping: { sandbox: sandbox.id, lang: language }, value: search, label: t('searchScript'), placeholder: t('searchHere'), count: shown.flatMap((feature) => feature.scenarios).length })}
<p class="kv none" data-none ${shown.length > 0 ? 'hidden' : ''}>${t('noScript')}</p>
${shown.map((feature) => featureSection(view, feature, hasRun))}
</main>`;
}

function matchesSearch(feature: ScriptFeature, { name, tags }: ScriptScenario, search: string): boolean {
  return matches(searchWords([feature.name, name, ...tags]), search);
}

function featureSection(view: PageView, feature: ScriptFeature, hasRun: boolean) {
  const { t, query } = view;
  const { name, scenarios } = feature;
  const passed = scenarios.filter(({ recording }) => recording?.passed).length;
  const count = hasRun ? t('passedOf', { passed, all: scenarios.length }) : String(scenarios.length);
  return html`<details class="card" data-group ${query.q ? 'open' : ''}><summary class="card-h"><h2 lang="en">${name}</h2><span class="pill push">${count}</span></summary>
<ul>${scenarios.map((scenario) => scenarioRow(view, feature, scenario, hasRun))}</ul></details>`;
}

function scenarioRow(
  { t, language }: PageView,
  feature: ScriptFeature,
  scenario: ScriptScenario,
  hasRun: boolean,
) {
  const { key, name, tags, recording } = scenario;
  const result = recording === null ? t('notRun') : recording.passed ? t('passed') : t('failedRun');
  const status = recording === null ? 'none' : recording.passed ? 'completed' : 'failed';
  return html`<li class="mail" data-row data-words="${searchWords([feature.name, name, ...tags])}"><div><b lang="en">${name}</b><small>${tags.join(' ')}</small></div>
${hasRun ? html`<span class="tag" data-status="${status}" title="${recording?.ranAt ?? ''}">${result}</span>` : ''}
<form method="post" action="/simulator/script/${key}?lang=${language}" data-opens><button class="btn outline" aria-label="${t('follow')}: ${name}">${icon(CirclePlay)}${t('follow')}</button></form></li>`;
}

export function followPage(
  view: PageView,
  { key, name, tags, recording }: ScriptScenario,
  steps: readonly FollowedStep[],
  portal: string,
) {
  const { t, sandbox, language } = view;
  const next = steps.findIndex(({ done }) => !done);
  return html`<main class="mail-page" id="content" tabindex="-1">
<p><a href="/simulator/script?sandbox=${sandbox.id}&amp;lang=${language}">${t('allScenarios')}</a></p>
<section class="card" aria-labelledby="script"><div class="card-h"><h1 id="script" lang="en">${name}</h1></div>
<p class="card-b kv">${tags.join(' ')}</p>
${recording === null ? html`<p class="card-b kv">${t('byHand')}</p>` : ''}
<ol>${steps.map(
    ({ kind, text, done }, index) =>
      html`<li class="mail" data-done="${String(done)}">${icon(done ? Check : Circle)}<div><b>${t(`stepKinds.${kind}`)}</b> <span lang="en">${text}</span></div>${
        done ? html`<span class="vh">${t('done')}</span>` : ''
      }${
        index === next
          ? html`<a class="btn outline" data-live href="/simulator/script/${key}?sandbox=${sandbox.id}&amp;lang=${language}&amp;done=${index + 1}" aria-label="${t('tick')}: ${text}">${icon(Check)}${t('tick')}</a>`
          : ''
      }</li>`,
  )}</ol>
${next < 0 ? html`<p class="card-b" role="status"><b>${t('shown')}</b></p>` : ''}
<p class="card-b"><a class="btn primary" data-portal href="${portal}" target="_blank" rel="noopener">${t('openPortal')}</a></p></section>
</main>`;
}
