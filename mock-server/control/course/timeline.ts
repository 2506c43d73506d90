import { html } from 'hono/html';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import Clock from 'lucide-react/icons/clock';
import FileText from 'lucide-react/icons/file-text';
import GitBranch from 'lucide-react/icons/git-branch';
import Landmark from 'lucide-react/icons/landmark';
import Mail from 'lucide-react/icons/mail';
import PenLine from 'lucide-react/icons/pen-line';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShieldCheck from 'lucide-react/icons/shield-check';
import User from 'lucide-react/icons/user';
import Wrench from 'lucide-react/icons/wrench';
import { knownStatus } from '../../rules/status-flow';
import { texts } from '../../texts/texts';
import { displayedLabel } from '../page/labels';
import { type Displayed, displayedStatus } from '../page/status-rail';
import { icon } from '../page-shell/icon';
import { formattedTime } from '../time-in-language';
import { impossibleAt, LENDER_ACTIONS, type LenderAction } from './compare/what-if';
import { type CourseView, courseHref, type DescribedChange, durationText, eventLabel } from './view';
import type { EventKind, Lane, WorldEvent } from './world-events';

const LANE_ICONS: Record<Lane, ReturnType<typeof icon>> = {
  customer: icon(User, 15),
  bank: icon(Landmark, 15),
  mail: icon(Mail, 15),
  clock: icon(Clock, 15),
  simulator: icon(Wrench, 15),
};

const ICONS: Partial<Record<EventKind, ReturnType<typeof icon>>> = {
  signed: icon(PenLine, 15),
  terms_accepted: icon(PenLine, 15),
  identification: icon(ShieldCheck, 15),
  document_added: icon(FileText, 15),
  document_removed: icon(FileText, 15),
  appointment: icon(CalendarClock, 15),
};

const MAX_DOTS = 3;

const GAP_MS = 30 * 60_000;

export function timeline(view: CourseView) {
  const { t, shownChanges, sandbox } = view;
  const count = shownChanges.reduce((sum, { happenings }) => sum + happenings.length, 0);
  const { forgotten } = sandbox.history;
  return html`<section class="card" aria-labelledby="line-title" id="line">
<div class="card-h"><h2 id="line-title">${periodOf(view)}</h2><span class="kv num">${t('events', { n: count })} · ${t('calls', { n: sandbox.log.count })}</span>
<ul class="lanes">${(['customer', 'bank', 'mail', 'clock', 'simulator', 'undone'] as const).map((lane) => html`<li><i class="lane-${lane}"></i>${t(`lane.${lane}`)}</li>`)}</ul></div>
${shownChanges.length === 0 ? html`<p class="card-b kv">${t('nothingYet')}</p>` : statusLine(view)}
${forgotten > 0 ? html`<p class="card-b kv">${t('forgotten', { n: forgotten })}</p>` : ''}
${handleBar(view)}
${whatIfForms(view)}
</section>`;
}

function periodOf({ shownChanges, sandbox, language }: CourseView): string {
  const first = formattedTime(shownChanges[0]?.change.at ?? sandbox.clock.now(), language);
  const last = formattedTime(sandbox.clock.now(), language);
  const format = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const [from, to] = first <= last ? [first, last] : [last, first];
  return new Intl.DateTimeFormat(from.locale ?? 'de', { ...format, timeZone: 'UTC' }).formatRange(
    from.toJSDate(),
    to.toJSDate(),
  );
}

function statusLine(view: CourseView) {
  const { t, shownChanges, handle, sandbox, language } = view;
  const now = formattedTime(sandbox.clock.now(), language);
  const chosen = shownChanges[handle];
  const valueText = chosen === undefined ? t('isNow') : t('before', { what: titleOf(view, chosen) });
  return html`<section class="tl-scroll" aria-label="${t('line')}" tabindex="0"><div class="tl" style="--cells:${shownChanges.length + 1}">
<ol aria-label="${t('list')}">${shownChanges.map((each, index) => timelineCell(view, each, index))}
<li class="ev now ${handle === shownChanges.length ? 'sel' : ''}"><a href="${courseHref(view)}" data-live ${handle === shownChanges.length ? html`aria-current="true"` : ''}><span class="dot"></span><b>${t('now')}</b></a><span class="at num">${now.toFormat('HH:mm')}</span></li></ol>
<form class="handle" method="get" action="/simulator/course" data-live>${hiddenInputs(view)}
<label><span class="vh">${t('handle')}</span><input type="range" name="cell" min="0" max="${shownChanges.length}" value="${handle}" step="1" aria-valuetext="${valueText}"></label>
<button class="btn outline no-script">${t('show')}</button></form>
</div></section>`;
}

export function hiddenInputs({ sandbox, language, application }: CourseView) {
  return html`<input type="hidden" name="sandbox" value="${sandbox.id}"><input type="hidden" name="lang" value="${language}">${application ? html`<input type="hidden" name="application" value="${application.id}">` : ''}`;
}

function timelineCell(view: CourseView, { change, happenings }: DescribedChange, index: number) {
  const { t, shownChanges, handle, language } = view;
  const at = formattedTime(change.at, language);
  const previous = shownChanges[index - 1];
  const from = previous && formattedTime(previous.change.at, language);
  const isNewDay = from === undefined || !from.hasSame(at, 'day');
  const gap = from
    ? change.at.getTime() -
      (previous?.change.at.getTime() ?? 0) -
      Math.max(0, previous?.change.clockMove ?? 0)
    : 0;
  const band = statusBandAt(view, index);
  const isNewBand = band !== null && (index === 0 || statusBandAt(view, index - 1) !== band);
  const [main, ...more] = happenings;
  if (main === undefined) return '';
  const state = `${index === handle ? 'sel' : ''} ${index >= handle ? 'after' : ''}`;
  return html`<li class="ev ${state} ${main.lane === 'clock' ? 'moved' : ''}" ${index === handle ? html`id="chosen"` : ''}>
<span class="day num">${isNewDay ? at.toLocaleString({ weekday: 'short', day: 'numeric', month: 'short' }) : gap > GAP_MS ? html`<small>+ ${durationText(gap, t)}</small>` : ''}</span>
<span class="band ${band ?? ''}" ${isNewBand ? '' : html`aria-hidden="true"`}>${isNewBand && band ? displayedLabel(band, language) : ''}</span>
<a href="${courseHref(view, '', { at: change.id })}#chosen" data-live ${index === handle ? html`aria-current="true"` : ''}><span class="dots">${happenings.slice(0, MAX_DOTS).map((each) => eventDot(each))}${happenings.length > MAX_DOTS ? html`<small>+${happenings.length - MAX_DOTS}</small>` : ''}</span><b>${eventLabel(main, view)}</b>${more.map((each) => html`<span class="vh">, ${eventLabel(each, view)}</span>`)}</a>
<time class="at num" datetime="${change.at.toISOString()}">${at.toFormat('HH:mm')}</time></li>`;
}

const eventDot = ({ lane, what }: WorldEvent) =>
  html`<i class="dot lane-${lane}">${ICONS[what] ?? LANE_ICONS[lane]}</i>`;

function statusBandAt({ shownChanges, application }: CourseView, index: number): Displayed | null {
  const row = shownChanges[index]?.change.after.rows.applications.find(({ id }) => id === application?.id);
  return row === undefined ? null : displayedStatus(knownStatus(row.facts.status) ?? row.facts.status);
}

export function titleOf(
  view: Pick<CourseView, 't' | 'language'>,
  { happenings: [first] }: DescribedChange,
): string {
  return first === undefined ? '' : eventLabel(first, view);
}

function handleBar(view: CourseView) {
  const { t, shownChanges, handle } = view;
  const chosen = shownChanges[handle];
  const form = (action: string, label: unknown, buttonStyle: string) =>
    html`<form method="post" action="${courseHref(view, action)}"><input type="hidden" name="event" value="${chosen?.change.id ?? ''}"><button class="btn ${buttonStyle}">${label}</button></form>`;
  if (chosen === undefined) {
    return html`<div class="undo"><p>${shownChanges.length > 0 ? t('choose') : ''}</p><div class="row">${form('/branch', html`${icon(GitBranch)}${t('branchHere')}`, 'outline')}</div></div>`;
  }
  const undone = shownChanges.slice(handle).flatMap(({ happenings }) => happenings);
  const lanes = ['customer', 'bank', 'mail', 'clock', 'simulator'] as const;
  const parts = lanes.flatMap((lane) => {
    const n = undone.filter((each) => each.lane === lane).length;
    return n === 0 ? [] : [t('part', { what: t(`count.${lane}`), n })];
  });
  return html`<div class="undo" id="undo"><div><p><b>${t('back', { what: titleOf(view, chosen) })}</b></p>
<ul class="kv">${chosen.happenings.map((each) => html`<li>${eventLabel(each, view)}${each.code ? html` <code>${each.code}</code>` : ''}</li>`)}
<li>${chosen.change.cause.who ?? t('nobody')}, ${t(`by.${chosen.change.cause.by}`)} <code>${chosen.change.cause.name}</code></li></ul>
<p class="kv num">${t('after', { n: undone.length, parts: parts.join(', ') })}${view.settings.hosted ? ` ${t('branchCounts')}` : ''}</p></div>
<div class="row">${form('/back', html`${icon(RotateCcw)}${t('goBack')}`, 'outline')}${form('/branch', html`${icon(GitBranch)}${t('branch')}`, 'primary')}</div></div>`;
}

function whatIfForms(view: CourseView) {
  const { sandbox, shownChanges, handle, language, application } = view;
  if (application === undefined) return '';
  const t = texts('comparison', language);
  const before = shownChanges[handle]?.change.id;
  const why = impossibleAt({ of: sandbox, before, application: application.id });
  const possible = LENDER_ACTIONS.filter((deed) => why[deed] === null);
  const [first = 'as_is', second = 'as_is'] = possible.filter((deed) => deed !== 'as_is');
  const choice = (name: 'a' | 'b', chosen: LenderAction) =>
    html`<label><span class="side-letter side-letter-${name.toUpperCase()}">${name.toUpperCase()}</span> <select name="${name}">${possible.map((deed) => html`<option value="${deed}" ${deed === chosen ? 'selected' : ''}>${t(`deed.${deed}`)}</option>`)}</select></label>`;
  return html`<form class="row what-if" method="post" action="${courseHref(view, '/fork')}"><b>${t('fork')}</b>
<input type="hidden" name="event" value="${before ?? ''}"><input type="hidden" name="application" value="${application.id}">
${choice('a', first)}${choice('b', second)}<button class="btn outline">${icon(GitBranch)}${t('forkGo')}</button></form>`;
}
