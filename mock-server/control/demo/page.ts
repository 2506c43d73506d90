import { html } from 'hono/html';
import { deploymentOfWorld } from '../bank-in-world';
import { pageShell } from '../page-shell/page-shell';
import {
  button,
  controlButtons,
  type DemoWindow,
  eventList,
  keyCap,
  portalFrame,
  refusedActions,
  stepLinks,
} from './page-parts';
import { phoneCodes } from './phones';
import { textIn } from './script';
import { customerFrame, type DemoView, demoHref, nameOf, shortOf, titleOf } from './view';

export const DEMO_HEAD = html`<link rel="stylesheet" href="/simulator/demo/style.css"><script type="module" src="/simulator/demo/demo.js"></script>`;

/** SIM-14 */
export async function demoPage(view: DemoView) {
  const { run, t, language, sandbox } = view;
  const { stop, isHidden } = run;
  const shown = customerFrame(view);
  const panel = await openPanel(view);
  const opened = { ...(view.panel && { panel: view.panel }), ...(view.host && { host: view.host }) };
  const address = demoHref(view, '', opened);
  const who = nameOf(view, run.persona);
  const bank = deploymentOfWorld(sandbox).partner.parameters.display_name;
  return pageShell(
    view,
    {
      at: 'demo',
      title: isHidden ? bank : titleOf(view),
      address,
      isLive: true,
      follow: address,
      entry: demoHref(view, '', { stop: String(run.at + 1), ...opened }),
      isBare: isHidden,
      head: DEMO_HEAD,
    },
    html`<main class="demo ${isHidden ? 'bare' : ''}" id="content" tabindex="-1" data-keys="${run.hasCharacterKeys ? 'on' : 'off'}">
<div class="demo-bar" ${isHidden ? 'hidden' : ''}>${heading(view)}${stopRail(view, 'audience')}${stepLinks(view, 'audience')}</div>
<h1 class="vh" ${isHidden ? 'hidden' : ''}>${titleOf(view)}</h1>
${panel}
<div class="demo-grid" id="demo-grid">
<div class="demo-win" id="demo-win" data-stand="${demoHref(view, '/do', { stop: String(run.at + 1) })}">
<p class="demo-win-bar" ${isHidden ? 'hidden' : ''}><i></i><i></i><i></i><span class="addr" data-address>${run.path.replace('{application}', '…')}</span><span>${who}</span></p>
<div class="demo-pv" id="demo-pv">${portalFrame(view, shown, { id: 'portal-customer', title: t('portal', { who }) })}</div>
</div>
<aside class="card demo-stop" ${isHidden ? 'hidden' : ''} aria-label="${titleOf(view)}">
${refusedActions(view)}
<section><h2>${t('say')}</h2><p class="say">${textIn(stop.say, language)}</p>${stop.hint ? html`<p class="hint"><b>${t('hint')}</b> ${textIn(stop.hint, language)}</p>` : ''}</section>
${stop.look.length === 0 ? '' : html`<section><h2>${t('look')}</h2><ol class="look">${stop.look.map((each, index) => html`<li><b>${index + 1}</b><span>${textIn(each, language)}</span></li>`)}</ol></section>`}
<section><h2>${t('meanwhile')}</h2>${eventList(view)}</section>
<section class="levers">${controlButtons(view, 'audience')}<a class="btn outline" href="${demoHref(view, '', { panel: 'qr' })}#panel" data-live data-key="Q">${t('qr')}${keyCap('Q')}</a></section>
</aside>
</div>
<div class="demo-keys">
<div class="demo-hide">${button(view, 'audience', { intent: 'hide', key: 'H', label: isHidden ? t('show') : t('hide'), value: isHidden ? '' : 'true' })}</div>
<a ${isHidden ? 'hidden' : ''} href="${demoHref(view, '', { panel: 'keys' })}#panel" data-live data-key="?">${keyCap('?')} ${t('keys')}</a>
<div ${isHidden ? 'hidden' : ''}>${keySwitch(view, 'audience')}</div>
<span class="push"></span><a ${isHidden ? 'hidden' : ''} href="${demoHref(view, '/presenter')}" target="_blank" rel="noopener">${t('presenter')}</a>
<a ${isHidden ? 'hidden' : ''} href="${demoHref(view, '/script')}" data-script>${t('script')}</a>
</div>
</main>`,
  );
}

function heading({ run, t, language }: DemoView) {
  const { title, minutes } = run.script;
  return html`<p class="demo-h"><b>${textIn(title, language)}</b><span class="num"><span data-since="${run.startedAt.toISOString()}"></span>${minutes ? html` ${t('ofMinutes', { n: minutes })}` : ''}</span></p>`;
}

export function stopRail(view: DemoView, window: DemoWindow) {
  const { run, t, language } = view;
  const path = window === 'presenter' ? '/presenter' : '';
  return html`<nav aria-label="${t('stops')}"><ol class="demo-rail">${run.script.stops.map((stop, index) => {
    const n = index + 1;
    const isHere = index === run.at;
    const isDone = index < run.at;
    return html`<li><a href="${demoHref(view, path, { stop: String(n) })}" data-live data-key="${n}" ${isHere ? html`aria-current="step"` : ''} class="${isDone ? 'done' : ''}">${isDone ? html`<span class="vh">${t('done')} </span>` : ''}<b>${n}</b> ${isHere ? textIn(stop.title, language) : shortOf(stop, language)}</a></li>`;
  })}</ol></nav>`;
}

async function openPanel(view: DemoView) {
  const { t, panel, run } = view;
  if (panel === null || run.isHidden) return '';
  if (panel === 'keys') return keyPanel(view, 'audience');
  return html`<section class="card demo-panel" id="panel" tabindex="-1" aria-labelledby="panel-title"><div class="card-h"><h2 id="panel-title">${t('phones')}</h2><span class="push">${closeLink(view, 'audience')}</span></div>${await phoneCodes(view)}</section>`;
}

function closeLink(view: DemoView, window: DemoWindow) {
  return html`<a class="btn outline" href="${demoHref(view, window === 'presenter' ? '/presenter' : '')}" data-live data-key="Escape">${view.t('close')}</a>`;
}

/** WCAG 2.1.4 */
export function keySwitch(view: DemoView, window: DemoWindow) {
  const { hasCharacterKeys } = view.run;
  return button(view, window, {
    intent: 'keys',
    label: view.t('characterKeys'),
    value: hasCharacterKeys ? '' : 'true',
    isPressed: hasCharacterKeys,
  });
}

export function keyPanel(view: DemoView, window: DemoWindow) {
  const { t, run } = view;
  const all: [string, string][] = [
    ['→', t('key.next')],
    ['←', t('key.back')],
    [`1–${Math.min(view.run.script.stops.length, 9)}`, t('key.stop')],
    ['P', t('key.person')],
    ['S', t('key.status')],
    ['U', t('key.day')],
    ['L', t('key.language')],
    ['H', t('key.hide')],
    ['Q', t('key.qr')],
    ['R', t('key.anew')],
    ['Z', t('key.undo')],
    ['?', t('key.keys')],
  ];
  return html`<section class="card demo-panel" id="panel" tabindex="-1" aria-labelledby="panel-title"><div class="card-h"><h2 id="panel-title">${t('keyList')}</h2><span class="push">${closeLink(view, window)}</span></div><ul class="card-b key-list">${all.map(([name, does]) => html`<li>${keyCap(name)} ${does}</li>`)}</ul><p class="card-b kv">${t(run.hasCharacterKeys ? 'keyNote' : 'keysAreOff')}</p></section>`;
}
