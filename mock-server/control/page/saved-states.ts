import { html } from 'hono/html';
import Save from 'lucide-react/icons/save';
import { inWorld } from '../../pages/shell/places';
import { texts } from '../../texts/texts';
import { icon } from '../page-shell/icon';
import { actionHref, type PageView } from './view';

/** SIM-12 */
export function savedStatesCard(view: PageView) {
  const { t, saved, origin } = view;
  return html`<section class="card" aria-labelledby="states-title" id="states">
<div class="card-h"><h2 id="states-title">${t('states')}</h2><a class="push" href="${inWorld('/simulator/shared', view)}">${texts('shared', view.language)('title')}</a></div>
<form class="card-b row" method="post" action="${actionHref(view, 'save')}" data-live>
<input class="grow" name="name" required maxlength="80" placeholder="${t('stateName')}" aria-label="${t('stateName')}" autocomplete="off"><button class="btn outline">${icon(Save)}${t('saveState')}</button></form>
${
  saved.length === 0
    ? html`<p class="card-b kv">${t('noState')}</p>`
    : html`<ul>${saved.map((state) => {
        const { id, name, at } = state;
        const link = `${origin}/simulator/share/${id}`;
        return html`<li class="mail"><div><b>${name}</b><small class="num">${at.slice(0, 16).replace('T', ' ')}${view.isShared(state) ? html` · <a href="${link}" data-copy="${link}" data-copied="${t('copied')}">${t('share')}</a>` : ''}</small></div>
<form method="post" action="${actionHref(view, 'restore')}" data-live><button class="btn outline" name="state" value="${id}" aria-label="${t('restore')}: ${name}">${t('restore')}</button></form></li>`;
      })}</ul>`
}
${view.settings.hosted ? '' : saveAsScenarioForm(view)}
</section>`;
}

export const SCENARIO_NAME = '[a-z0-9]+(-[a-z0-9]+)*';

function saveAsScenarioForm(view: PageView) {
  const { t } = view;
  return html`<details class="card-b" id="as-scenario"><summary>${t('asScenario')}</summary>
<form class="fields" method="post" action="${actionHref(view, 'save-scenario')}" data-live>
<p class="kv">${t('scenarioHint')}</p>
<label>${t('scenarioName')}<input name="id" required maxlength="60" pattern="${SCENARIO_NAME}" autocomplete="off"></label>
<label>${t('scenarioTitle')}<input name="title" required maxlength="120" autocomplete="off"></label>
<button class="btn outline block">${t('asScenario')}</button></form></details>`;
}
