import { html } from 'hono/html';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import CirclePlay from 'lucide-react/icons/circle-play';
import Info from 'lucide-react/icons/info';
import { matches, searchWords } from '../../pages/parts/search-words';
import { texts } from '../../texts/texts';
import { searchForm } from '../page/search-form';
import type { PageView } from '../page/view';
import { icon } from '../page-shell/icon';
import { shortTime } from '../time-in-language';
import type { FollowedStep } from './progress';
import type { ScriptFeature, ScriptScenario } from './scenarios';

export function scriptPage(view: PageView, features: readonly ScriptFeature[]) {
  const { t, query, sandbox, language } = view;
  const of = texts('acceptance', language);
  const search = query.q ?? '';
  const all = features.flatMap(({ name, scenarios }) =>
    scenarios.map((scenario): Listed => ({ scenario, feature: name, ...requirementOf(scenario) })),
  );
  const hasRun = all.some(({ scenario }) => scenario.recording !== null);
  const found = all.filter((each) => isShown(each, query.show) && matchesSearch(each, search));
  return html`<main class="accept" id="content" tabindex="-1">
<div><h1>${t('script')}</h1><p class="kv">${t('scriptLead')}</p></div>
${features.length === 0 ? html`<p class="notice bad">${t('scriptMissing')}</p>` : ''}
${features.length > 0 && !hasRun ? html`<div class="notice">${icon(Info)}<p>${t('scriptNone')}</p></div>` : ''}
${totals(view, all)}
<div class="row">${searchForm({ action: '/simulator/script', keeping: { sandbox: sandbox.id, lang: language, show: query.show }, value: search, label: t('searchScript'), placeholder: t('searchHere'), count: found.length })}
${hasRun ? html`<nav class="chips" aria-label="${of('show')}">${[undefined, ...RESULTS].map((show) => showChip(view, show))}</nav>` : ''}</div>
<p class="kv none" data-none ${found.length > 0 ? 'hidden' : ''}>${t('noScript')}</p>
${AREAS.map((area) =>
  areaSection(
    view,
    area,
    found.filter((each) => each.area === area),
  ),
)}
</main>`;
}

const AREAS = [
  'CLA',
  'DYN',
  'LIST',
  'OVER',
  'REP',
  'SIGN',
  'DOC',
  'OBJ',
  'FACT',
  'APPT',
  'ACC',
  'SHELL',
  'HTTP',
  'ENUM',
  'SIM',
  'QA',
  'none',
] as const;
type Area = (typeof AREAS)[number];

/** A scenario belongs to the first requirement of its tags. */
interface Listed {
  readonly scenario: ScriptScenario;
  readonly feature: string;
  readonly area: Area;
  readonly requirement: string;
}

function requirementOf({ tags }: ScriptScenario): Pick<Listed, 'area' | 'requirement'> {
  for (const tag of tags) {
    const [requirement, prefix] = /^@?([A-Z]+)-\d+$/.exec(tag) ?? [];
    const area = AREAS.find((known) => known === prefix);
    if (area && requirement) return { area, requirement: requirement.slice(1) };
  }
  return { area: 'none', requirement: '' };
}

const RESULTS = ['failed', 'notRun'] as const;

function isShown({ scenario: { recording } }: Listed, show: PageView['query']['show']): boolean {
  if (show === 'failed') return recording?.passed === false;
  return show === 'notRun' ? recording === null : true;
}

function matchesSearch({ feature, scenario: { name, tags } }: Listed, search: string): boolean {
  return matches(searchWords([feature, name, ...tags]), search);
}

const countOf = (listed: readonly Listed[], show: (typeof RESULTS)[number]) =>
  listed.filter((each) => isShown(each, show)).length;

function totals({ language }: PageView, all: readonly Listed[]) {
  const t = texts('acceptance', language);
  const requirements = new Set(all.flatMap(({ requirement }) => requirement || [])).size;
  const ran = all.flatMap(({ scenario }) => scenario.recording?.ranAt ?? []).toSorted();
  const last = ran.at(-1);
  const passed = all.filter(({ scenario }) => scenario.recording?.passed).length;
  const [failed, notRun] = [countOf(all, 'failed'), countOf(all, 'notRun')];
  return html`<ul class="totals num"><li>${t('requirements', { n: requirements })}</li><li>${t('scenarios', { n: all.length })}</li>${
    last === undefined
      ? ''
      : html`<li class="ok">${t('passed', { n: passed })}</li><li class="${failed > 0 ? 'bad' : ''}">${t('failed', { n: failed })}</li><li>${t('notRun', { n: notRun })}</li><li>${t('lastRun', { when: shortTime(new Date(last), language) })}</li>`
  }</ul>`;
}

function showChip({ query, sandbox, language, t }: PageView, show: PageView['query']['show']) {
  const labels = { failed: t('failedRun'), notRun: t('notRun') };
  const more = { ...(query.q && { q: query.q }), ...(show && { show }) };
  const address = `/simulator/script?${new URLSearchParams({ sandbox: sandbox.id, lang: language, ...more })}`;
  return html`<a href="${address}" ${query.show === show ? html`aria-current="true"` : ''}>${show ? labels[show] : texts('acceptance', language)('all')}</a>`;
}

function areaSection(view: PageView, area: Area, listed: readonly Listed[]) {
  if (listed.length === 0) return '';
  const { t, query, language } = view;
  const passed = listed.filter(({ scenario }) => scenario.recording?.passed).length;
  const hasRun = listed.some(({ scenario }) => scenario.recording !== null);
  const failed = countOf(listed, 'failed');
  const isOpen = query.q || query.show || failed > 0;
  const requirements = [...new Set(listed.map(({ requirement }) => requirement))].toSorted();
  return html`<details class="card" data-group ${isOpen ? 'open' : ''}><summary class="card-h"><h2>${texts('acceptance', language)(`area.${area}`)}</h2>${failed > 0 ? html`<span class="tag" data-status="failed">${texts('acceptance', language)('failed', { n: failed })}</span>` : ''}<span class="pill push">${hasRun ? t('passedOf', { passed, all: listed.length }) : listed.length}</span></summary>
${requirements.map((requirement) =>
  requirementPart(
    view,
    { requirement, hasRun },
    listed.filter((each) => each.requirement === requirement),
  ),
)}</details>`;
}

function requirementPart(
  view: PageView,
  { requirement, hasRun }: { requirement: string; hasRun: boolean },
  listed: readonly Listed[],
) {
  return html`<section data-group>${requirement === '' ? '' : html`<h3><code>${requirement}</code></h3>`}<ul>${listed.map((each) => scenarioRow(view, each, hasRun))}</ul></section>`;
}

function scenarioRow({ t, language, sandbox }: PageView, { feature, scenario }: Listed, hasRun: boolean) {
  const { key, name, tags, recording } = scenario;
  const result = recording === null ? t('notRun') : recording.passed ? t('passed') : t('failedRun');
  const status = recording === null ? 'none' : recording.passed ? 'completed' : 'failed';
  const steps = `/simulator/script/${key}?sandbox=${sandbox.id}&lang=${language}`;
  return html`<li class="mail" data-row data-words="${searchWords([feature, name, ...tags])}"><div><b lang="en"><a href="${steps}">${name}</a></b><small lang="en">${feature}</small></div>
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
