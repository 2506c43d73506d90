import { CALLS } from 'contracts/api';
import { ERROR_CODES } from 'contracts/api/error-codes';
import { html } from 'hono/html';
import Plus from 'lucide-react/icons/plus';
import Zap from 'lucide-react/icons/zap';
import type { Fault } from '../../store/faults';
import { icon } from '../page-shell/icon';
import { FAULT_PRESETS, faultOfPreset, type PresetName } from './fault-presets';
import { actionHref, type PageView } from './view';

/** SIM-08 */
export function faultsCard(view: PageView) {
  const { t, sandbox } = view;
  const faults = sandbox.faults.list();
  const presets = Object.keys(FAULT_PRESETS) as PresetName[];
  const ofPresets = presets.map((name) => faultOfPreset(name, faults));
  const others = faults.filter((fault) => !ofPresets.includes(fault));
  return html`<section class="card" aria-labelledby="faults-title" id="faults">
<div class="card-h"><h2 id="faults-title">${t('faults')}</h2>${faults.length === 0 ? '' : html`<span class="tag push" data-status="failed">${icon(Zap, 12)}${t('active', { count: faults.length })}</span>`}</div>
${presets.map((name, index) => presetSwitch(view, name, ofPresets[index]))}
${others.map((fault) => faultToggle(view, { title: faultText(fault, t), note: timesText(view, fault), on: fault }))}
${faults.length === 0 ? '' : html`<form class="card-b" method="post" action="${actionHref(view, 'faults-off')}" data-live><button class="btn outline block">${t('allOff')}</button></form>`}
<details class="card-b" id="new-fault"><summary>${icon(Plus)}${t('addFault')}</summary>${faultForm(view)}</details>
</section>`;
}

function presetSwitch(view: PageView, name: PresetName, isActive: Fault | undefined) {
  const { title, fault } = FAULT_PRESETS[name];
  return faultToggle(view, {
    title: title(view.t),
    note: timesText(view, fault),
    on: isActive,
    preset: name,
  });
}

interface Toggle {
  title: string;
  note: string;
  on: Fault | undefined;
  preset?: PresetName;
}

function faultToggle(view: PageView, { title, note, on, preset }: Toggle) {
  const { t } = view;
  return html`<form class="switch" method="post" action="${actionHref(view, on ? 'fault-off' : 'fault')}" data-live>
<input type="hidden" name="${on ? 'id' : 'preset'}" value="${on ? on.id : (preset ?? '')}"><span class="grow">${title}<small>${note}</small></span>
<button role="switch" aria-checked="${String(on !== undefined)}" aria-label="${title}: ${on ? t('switchOff') : t('switchOn')}"></button></form>`;
}

function timesText({ t }: PageView, { times: count }: { times?: number | undefined }): string {
  if (count === undefined) return t('always');
  return count === 1 ? t('once') : `${count} ×`;
}

function faultText(
  { method, path, code, status, latency_ms, drop, body, after }: Fault,
  t: PageView['t'],
): string {
  const what = [code, status, body, drop && 'drop', latency_ms !== undefined && `${latency_ms} ms`]
    .filter(Boolean)
    .join(' ');
  const call = [method, path].filter(Boolean).join(' ') || t('anyCall');
  return `${what}${after ? `, ${t('afterCall')}` : ''} · ${call}`;
}

function faultForm(view: PageView) {
  const { t } = view;
  const calls = Object.values(CALLS);
  return html`<form class="fields" method="post" action="${actionHref(view, 'fault')}" data-live>
<label>${t('call')}<select name="call"><option value="">${t('anyCall')}</option>${calls.map(({ name, method, path }) => html`<option value="${name}">${method} ${path}</option>`)}</select></label>
<label>${t('effect')}<input name="code" list="codes" autocomplete="off" placeholder="${t('none')}"><datalist id="codes">${ERROR_CODES.map((code) => html`<option value="${code}"></option>`)}</datalist></label>
<label>${t('status')}<input name="status" inputmode="numeric" pattern="[45][0-9][0-9]" placeholder="503"></label>
<label>${t('callFails')}<select name="after"><option value="">${t('undone')}</option><option value="true">${t('afterCall')}</option></select></label>
<label>${t('latency')}<input name="latency_ms" inputmode="numeric" pattern="[0-9]{1,6}" placeholder="800"></label>
<label>${t('times')}<input name="times" inputmode="numeric" pattern="[1-9][0-9]{0,3}"></label>
<button class="btn outline block">${t('switchOn')}</button></form>`;
}
