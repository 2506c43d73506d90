import { html } from 'hono/html';
import { Save } from 'lucide-react';
import { icon } from './icon';
import { actionHref, type PageView } from './view';

/** States saved by name: to go back to, or to share as a link (SIM-12). */
export function statesCard(view: PageView) {
  const { t, sandbox, savedStates, origin } = view;
  const states = savedStates.of(sandbox);
  return html`<section class="card" aria-labelledby="states-title" id="states">
<div class="card-h"><h2 id="states-title">${t.states}</h2></div>
<form class="card-b row" method="post" action="${actionHref(view, 'save')}" data-live>
<input class="grow" name="name" required maxlength="80" placeholder="${t.stateName}" aria-label="${t.stateName}" autocomplete="off"><button class="btn outline">${icon(Save)}${t.saveState}</button></form>
${states.length === 0 ? html`<p class="card-b kv">${t.noState}</p>` : ''}
<ul>${states.map(({ id, name, at }) => {
    const link = `${origin}/simulator/share/${id}`;
    return html`<li class="mail"><div><b>${name}</b><small class="num">${at.slice(0, 16).replace('T', ' ')} · <a href="${link}" data-copy="${link}" data-copied="${t.copied}">${t.share}</a></small></div>
<form method="post" action="${actionHref(view, 'restore')}" data-live><button class="btn outline" name="state" value="${id}" aria-label="${t.restore}: ${name}">${t.restore}</button></form></li>`;
  })}</ul>
</section>`;
}
