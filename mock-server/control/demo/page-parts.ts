import { html } from 'hono/html';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Info from 'lucide-react/icons/info';
import Mail from 'lucide-react/icons/mail';
import { flowOf, nextStatus } from '../../rules/status-flow';
import { texts } from '../../texts/texts';
import { eventLabel } from '../course/view';
import { icon } from '../page-shell/icon';
import type { PortalFrame } from '../portal-frames/portal-frames';
import { shortTime } from '../time-in-language';
import { newestApplication } from './perform-actions';
import { textIn } from './script';
import { type DemoView, demoHref, nameOf, nextPersona } from './view';

export const keyCap = (key: string) => html`<kbd>${key}</kbd>`;

export type DemoWindow = 'audience' | 'presenter';

export function button(
  view: DemoView,
  window: DemoWindow,
  {
    intent,
    key,
    label,
    value = '',
    look = 'outline',
    isPressed,
  }: {
    intent: string;
    key?: string;
    label: unknown;
    value?: string;
    look?: string;
    /** For a toggle button with a constant label: live updates never change the focused button's text. */
    isPressed?: boolean;
  },
) {
  return html`<form method="post" action="${demoHref(view, '/do')}" data-live><input type="hidden" name="from" value="${window}"><input type="hidden" name="place" value="" data-place><input type="hidden" name="value" value="${value}"><button class="btn ${look}" name="intent" value="${intent}" ${key ? html`data-key="${key}"` : ''} ${isPressed === undefined ? '' : html`aria-pressed="${String(isPressed)}"`}>${label}${key ? keyCap(key) : ''}</button></form>`;
}

export function stepLinks(view: DemoView, window: DemoWindow) {
  const { run, t } = view;
  const last = run.script.stops.length;
  const path = window === 'presenter' ? '/presenter' : '';
  const to = (stop: number) => demoHref(view, path, { stop: String(stop) });
  const back = html`${icon(ArrowLeft)}${t('back')}${keyCap('←')}`;
  const next = html`${t('next')}${icon(ArrowRight)}${keyCap('→')}`;
  return html`<div class="demo-steps">
${run.at > 0 ? html`<a class="btn" id="step-back" href="${to(run.at)}" data-live data-key="ArrowLeft">${back}</a>` : html`<span class="btn" id="step-back" aria-disabled="true">${back}</span>`}
${run.at + 1 < last ? html`<a class="btn open" id="step-next" href="${to(run.at + 2)}" data-live data-key="ArrowRight">${next}</a>` : html`<span class="btn" id="step-next" aria-disabled="true">${next}</span>`}
</div>`;
}

export function controlButtons(view: DemoView, window: DemoWindow) {
  const { run, t, sandbox } = view;
  const who = nextPersona(view);
  const row = newestApplication(sandbox);
  const hasNext = row && nextStatus(flowOf(row.facts.allBanksLoanPurpose), row.facts.status) !== undefined;
  return html`${button(view, window, { intent: 'person', key: 'P', label: who === 'visitor' ? t('asVisitor') : t('asPerson', { who: nameOf(view, who) }), value: who })}
${hasNext ? button(view, window, { intent: 'status', key: 'S', label: t('statusOn') }) : row ? html`<p class="kv">${t('statusEnd')}</p>` : ''}
${button(view, window, { intent: 'day', key: 'U', label: t('dayOn') })}
${button(view, window, { intent: 'language', key: 'L', label: t('language', { language: texts('shell', run.language)('language') }) })}
${button(view, window, { intent: 'anew', key: 'R', label: t('anew') })}
${run.canUndo ? button(view, window, { intent: 'undo', key: 'Z', label: t('undo') }) : ''}`;
}

export function portalFrame(
  view: DemoView,
  { src, origin, href }: PortalFrame,
  { id, title }: { id: string; title: string },
) {
  if (src !== null) {
    return html`<iframe id="${id}" src="${src}" title="${title}" data-origin="${origin}" allow="clipboard-write"></iframe>`;
  }
  return html`<div class="no-frame" id="${id}"><p>${view.frames.areShown ? view.t('noFrame') : view.t('noFrames')}</p><p><a class="btn outline" href="${href}" target="_blank" rel="noopener">${view.t('openHere')}</a> <a class="btn outline" href="${demoHref(view, '', { panel: 'qr' })}">${view.t('qr')}</a></p></div>`;
}

export function eventList(view: DemoView) {
  const { run, language, t } = view;
  const course = { t: texts('course', language), language };
  const told = run.events.flatMap(({ at, happenings }) =>
    happenings
      .filter(({ what }) => what !== 'replaced' && what !== 'other')
      .map((happening) => ({ at, happening })),
  );
  const notes = run.stop.meanwhile;
  if (told.length === 0 && notes.length === 0) return html`<p class="kv">${t('nothingYet')}</p>`;
  return html`<ul class="mean num">${told
    .slice(-8)
    .map(
      ({ at, happening }) =>
        html`<li><time datetime="${at.toISOString()}">${shortTime(at, language)}</time>${icon(happening.lane === 'mail' ? Mail : Info, 15)}<span>${eventLabel(happening, course)}${happening.code ? html` <code>${happening.code}</code>` : ''}</span></li>`,
    )}${notes.map((note) => html`<li class="soon">${icon(Info, 15)}<span>${textIn(note, language)}</span></li>`)}</ul>`;
}

export function refusedActions({ run, t }: DemoView) {
  if (run.refused.length === 0) return '';
  const what = run.refused.map((move) => ('to' in move ? `${move.do} ${move.to}` : move.do)).join(', ');
  return html`<p class="notice" role="status">${t('notPossible', { what })}</p>`;
}
