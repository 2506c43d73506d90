import { html } from 'hono/html';
import { Check, Circle, CirclePlay } from 'lucide-react';
import { icon } from '../page/icon';
import type { PageView } from '../page/view';
import type { FollowedStep } from './progress';
import type { ScriptFeature, ScriptScenario } from './scenarios';

/** All scenarios of the suite with their last result. */
export function scriptPage(view: PageView, features: readonly ScriptFeature[]) {
  const { t } = view;
  const scenarios = features.flatMap((feature) => feature.scenarios);
  const hint = scenarios.every(({ recording }) => recording === null) ? t.scriptNone : '';
  return html`<main class="mail-page" id="content" tabindex="-1">
<h1>${t.script}</h1><p class="kv">${t.scriptLead}</p>
${features.length === 0 ? html`<p class="notice bad">${t.scriptMissing}</p>` : html`<p class="kv">${hint}</p>`}
${features.map(
  ({
    name,
    scenarios: own,
  }) => html`<section class="card"><div class="card-h"><h2>${name}</h2><span class="pill push">${own.length}</span></div>
<ul>${own.map((scenario) => row(view, scenario))}</ul></section>`,
)}
</main>`;
}

function row({ t, language }: PageView, { key, name, tags, recording }: ScriptScenario) {
  const result = recording === null ? t.notRun : recording.passed ? t.passed : t.failedRun;
  const status = recording === null ? 'none' : recording.passed ? 'completed' : 'failed';
  return html`<li class="mail"><div><b>${name}</b><small>${tags.join(' ')}</small></div>
<span class="tag" data-status="${status}" title="${recording?.ranAt ?? ''}">${result}</span>
${recording === null ? '' : html`<form method="post" action="/simulator/script/${key}?lang=${language}"><button class="btn outline" aria-label="${t.follow}: ${name}">${icon(CirclePlay)}${t.follow}</button></form>`}</li>`;
}

/** One scenario to follow: what is given, and what is to be done and seen, ticked off as it happens. */
export function followPage(
  view: PageView,
  { name, tags }: ScriptScenario,
  steps: readonly FollowedStep[],
  portal: string,
) {
  const { t, sandbox, language } = view;
  return html`<main class="mail-page" id="content" tabindex="-1">
<p><a href="/simulator/script?sandbox=${sandbox.id}&amp;lang=${language}">${t.allScenarios}</a></p>
<section class="card" aria-labelledby="script"><div class="card-h"><h1 id="script">${name}</h1></div>
<p class="card-b kv">${tags.join(' ')}</p>
<ol>${steps.map(
    ({ kind, text, done }) =>
      html`<li class="mail" data-done="${String(done)}">${icon(done ? Check : Circle)}<div><b>${t.stepKinds[kind]}</b> ${text}</div>${done ? html`<span class="vh">${t.done}</span>` : ''}</li>`,
  )}</ol>
<p class="card-b"><a class="btn primary" href="${portal}" target="_blank" rel="noopener">${t.openPortal}</a></p></section>
</main>`;
}
