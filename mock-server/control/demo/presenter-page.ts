import { CALLS } from 'contracts/api';
import { html } from 'hono/html';
import { identificationAt } from '../../rules/identification';
import { knownStatus } from '../../rules/status-flow';
import { texts } from '../../texts/texts';
import { eventLabel } from '../course/view';
import { identStatusLabel, statusLabel } from '../page/labels';
import { pageShell } from '../page-shell/page-shell';
import { formattedTime, shortTime } from '../time-in-language';
import { DEMO_HEAD, keyPanel, keySwitch, stopRail } from './page';
import {
  button,
  controlButtons,
  eventList,
  keyCap,
  portalFrame,
  refusedActions,
  stepLinks,
} from './page-parts';
import { newestApplication } from './perform-actions';
import { textIn } from './script';
import {
  type DemoView,
  demoHref,
  mirroredFrame,
  nameOf,
  otherPerson,
  otherPersonFrame,
  titleOf,
} from './view';

/** SIM-14 */
export function presenterPage(view: DemoView) {
  const { run, t } = view;
  return pageShell(
    view,
    {
      at: 'demo',
      title: `${t('presenter')}, ${titleOf(view)}`,
      address: demoHref(view, '/presenter'),
      isLive: true,
      follow: demoHref(view, '/presenter', { ...(view.panel && { panel: view.panel }) }),
      head: DEMO_HEAD,
    },
    html`<main class="demo presenter" id="content" tabindex="-1" data-keys="${run.hasCharacterKeys ? 'on' : 'off'}">
<div class="demo-bar"><div class="demo-h"><h1>${t('presenter')}</h1><span>${t('presenterHint')}</span></div>
<p class="num hall"><span>${t('hall')} <b>${run.isHidden ? t('hallHidden') : t('hallShown')}</b></span> <span>${t('clock')} <b>${formattedTime(view.sandbox.clock.now(), view.language).toLocaleString({ day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' })}</b></span> <b class="since" data-since="${run.startedAt.toISOString()}"></b></p>
${stepLinks(view, 'presenter')}</div>
${stopRail(view, 'presenter')}
${view.panel === 'keys' ? keyPanel(view, 'presenter') : ''}
<div class="presenter-grid" id="presenter-grid">
${spokenText(view)}
${customerPart(view)}
${otherPersonPart(view)}
${bankPart(view)}
</div>
</main>`,
  );
}

function spokenText(view: DemoView) {
  const { run, t, language } = view;
  const { stops } = run.script;
  const before = stops[run.at - 1];
  const after = stops[run.at + 1];
  return html`<section class="spoken" aria-labelledby="spoken-title"><h2 id="spoken-title">${t('spoken')} <small>${run.at + 1}/${stops.length}</small></h2>
${before ? html`<p class="past"><span class="vh">${t('before')}: </span>${textIn(before.say, language)}</p>` : ''}
<h3>${textIn(run.stop.title, language)}</h3>
<p class="now">${textIn(run.stop.say, language)}</p>
${run.stop.hint ? html`<p class="cue">${textIn(run.stop.hint, language)}</p>` : ''}
${run.stop.look.length === 0 ? '' : html`<ol class="look">${run.stop.look.map((each, index) => html`<li><b>${index + 1}</b><span>${textIn(each, language)}</span></li>`)}</ol>`}
<p class="after">${after ? html`<b>${t('after', { title: textIn(after.title, language) })}</b> ${textIn(after.say, language)}` : t('last')}</p>
<div class="levers">${controlButtons(view, 'presenter')}${button(view, 'presenter', { intent: 'hide', key: 'H', label: run.isHidden ? t('show') : t('hide'), value: run.isHidden ? '' : 'true' })}
<a class="btn outline" href="${demoHref(view)}" target="_blank" rel="noopener">${t('audience')}</a> <a class="btn outline" href="${demoHref(view, '', { panel: 'qr' })}#panel" target="_blank" rel="noopener" data-key="Q">${t('qr')}${keyCap('Q')}</a> <a href="${demoHref(view, '/presenter', { panel: 'keys' })}#panel" data-live data-key="?">${keyCap('?')} ${t('keys')}</a> ${keySwitch(view, 'presenter')}</div>
</section>`;
}

function customerPart(view: DemoView) {
  const { run, t } = view;
  const who = nameOf(view, run.persona);
  return html`<section aria-labelledby="customer-title" id="customer"><h2 id="customer-title">${who} <small>${t('customer')}</small></h2>
<div class="demo-pv small" id="customer-pv">${portalFrame(view, mirroredFrame(view), { id: 'portal-customer', title: t('portal', { who }) })}</div>
<h3>${t('meanwhile')}</h3>${eventList(view)}</section>`;
}

function otherPersonPart(view: DemoView) {
  const shown = otherPersonFrame(view);
  const key = otherPerson(view);
  if (shown === null || key === null) return '';
  const who = nameOf(view, key);
  return html`<section aria-labelledby="second-title" id="second"><h2 id="second-title">${who} <small>${view.t('phone')}</small></h2>
<div class="demo-phone" id="second-pv">${portalFrame(view, shown, { id: 'portal-second', title: view.t('portal', { who }) })}</div></section>`;
}

function bankPart(view: DemoView) {
  const { run, sandbox, t, language } = view;
  const row = newestApplication(sandbox);
  const status = row && knownStatus(row.facts.status);
  return html`<section class="bank" aria-labelledby="bank-title"><h2 id="bank-title">${t('bank')} <small>${t('bankHint')}</small></h2>
<div class="card">${refusedActions(view)}
${
  row
    ? html`<div><p class="kv">${t('application')} <b>${row.facts.shortApplicationId}</b></p><p><b>${status ? statusLabel(status, language) : row.facts.status}</b></p><code>${row.facts.status}</code></div>${signersPart(view, row.id)}`
    : html`<div><p class="kv">${t('noApplication')}</p></div>`
}
<div><p class="kv">${t('lastRequest')}</p>${lastRequest(view)}</div>
${run.stop.instead.length === 0 ? '' : html`<div><p class="kv">${t('instead')}</p>${run.stop.instead.map(({ title }, index) => button(view, 'presenter', { intent: 'instead', label: textIn(title, language), value: String(index) }))}</div>`}
</div></section>`;
}

function signersPart({ sandbox, t, language }: DemoView, application: string) {
  const people = sandbox.store.signatories
    .findBy('applicationId', application)
    .filter(({ signing }) => signing !== null);
  if (people.length === 0) return '';
  const now = sandbox.clock.iso();
  return html`<div><p class="kv">${t('signers')}</p><ul>${people.map(({ first_name, last_name, signing }) => {
    if (signing === null) return '';
    const { status } = identificationAt(signing.identification, now);
    const done = signing.completed_at;
    return html`<li><b>${first_name} ${last_name}</b> ${done ? html`<span class="ok">${t('signed')} <time datetime="${done}">${shortTime(new Date(done), language)}</time></span>` : html`${t('waits')} <small>${identStatusLabel(status, language)} <code>${status}</code></small>`}</li>`;
  })}</ul></div>`;
}

function lastRequest({ sandbox, t, run, language }: DemoView) {
  const asked = sandbox.log.list().filter(({ call }) => call !== null);
  const last = asked.findLast(({ method }) => method !== 'GET') ?? asked.at(-1);
  if (last === undefined) return html`<p>${t('noRequest')}</p>`;
  const call = Object.values(CALLS).find(({ name }) => name === last.call);
  const caused = run.events.findLast(({ cause }) => cause === last.call);
  const told = caused?.happenings.find(({ what }) => what !== 'replaced' && what !== 'other');
  return html`${told ? html`<p>${eventLabel(told, { t: texts('course', language), language })}</p>` : ''}<code>${last.method} ${call?.path ?? last.path}</code> <small class="num">${last.at.slice(11, 16)}, ${last.status ?? '–'}</small>`;
}
