import { html } from 'hono/html';
import Link2 from 'lucide-react/icons/link-2';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import User from 'lucide-react/icons/user';
import type { Persona } from '../../store/persona';
import { icon } from '../page-shell/icon';
import { type PhoneCode, personName } from './phone-code';
import { descriptionOf, titleOf } from './scenario-texts';
import { actionHref, enterHref, type PageView } from './view';

export function loadedScenarioCard(view: PageView, phone: PhoneCode) {
  const { sandbox, t, origin } = view;
  const { scenario, seed } = sandbox.start;
  const link = `${origin}/simulator/play/${scenario.id}`;
  return html`<section class="card" aria-labelledby="active" id="scenario" tabindex="-1">
<div class="active">
<div>
<p class="kv">${t('loaded')}</p>
<h1 id="active" lang="${view.language}">${titleOf(scenario, view.language)}</h1>
<p class="kv">${descriptionOf(scenario, view.language)}</p>
<p class="kv num">${t('seed')} <b>${seed}</b>, ${t('began')} <b>${clockOf(sandbox.startedAt)}</b>, ${t('changes', { count: sandbox.changes })}</p>
</div>
<div class="row">
<div class="views"><span class="kv" id="personas">${t('viewAs')}</span>
<div class="seg" role="group" aria-labelledby="personas">
${sandbox.personas.map((persona) => personaLink(view, persona))}
<a href="${enterHref(view, 'visitor')}" target="_blank" rel="noopener">${icon(User)}${t('visitor')}</a>
</div></div>
<div class="row push"><a class="btn outline" href="${link}" data-copy="${link}" data-copied="${t('copied')}" title="${t('copyLink')}" aria-label="${t('copyLink')}">${icon(Link2)}</a>
<form method="post" action="${actionHref(view, 'reset')}" data-live><button class="btn outline">${icon(RotateCcw)}${t('reset')}</button></form></div>
</div>
<details class="phone"><summary>${t('phone')}</summary>
<div class="qr">${phone.code}<div class="kv"><p>${t('phoneHint', { who: phone.person })}</p><p><a href="${phone.address}">${phone.address}</a></p></div></div></details>
</div>
</section>`;
}

function personaLink(view: PageView, { key, email, password, role }: Persona) {
  const initials = email
    .split(/[@.]/, 2)
    .map(([letter = '']) => letter.toUpperCase())
    .join('')
    .slice(0, 2);
  return html`<a href="${enterHref(view, key)}" target="_blank" rel="noopener" title="${email} · ${password} · ${role}"><span class="avatar" aria-hidden="true">${initials}</span>${personName(email)}</a>`;
}

function clockOf(instant: Date): string {
  return instant.toISOString().slice(11, 16);
}
