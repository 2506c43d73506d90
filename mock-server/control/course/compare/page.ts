import type { Language } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import GitBranch from 'lucide-react/icons/git-branch';
import Link2 from 'lucide-react/icons/link-2';
import PenLine from 'lucide-react/icons/pen-line';
import SkipForward from 'lucide-react/icons/skip-forward';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import { nextBackOfficeStatus } from '../../../rules/back-office';
import { flowOf } from '../../../rules/status-flow';
import type { ApplicationRow } from '../../../store/rows';
import type { Sandbox } from '../../../store/sandbox';
import { texts } from '../../../texts/texts';
import { displayedLabel, statusLabel } from '../../page/labels';
import { displayedStatus } from '../../page/status-rail';
import { icon } from '../../page-shell/icon';
import { pageShell } from '../../page-shell/page-shell';
import type { PortalFrame } from '../../portal-frames/portal-frames';
import { formattedTime } from '../../time-in-language';
import { COURSE_HEAD } from '../style';
import { titleOf } from '../timeline';
import { type CourseView, courseHref, type DescribedChange } from '../view';
import type { Row } from './differences';
import { GROUPS, type Group } from './groups';

export interface Side {
  readonly letter: 'A' | 'B';
  readonly name: string;
  readonly sandbox: Sandbox;
  readonly application: ApplicationRow | undefined;
  readonly portal: PortalFrame;
  readonly who: string;
  readonly since: number;
}

export interface CompareView extends Pick<CourseView, 't' | 'language' | 'sandbox'> {
  readonly address: string;
  readonly link: string;
  readonly sides: readonly [Side, Side];
  readonly rows: readonly Row[];
  readonly showsAll: boolean;
  readonly common: DescribedChange | null | undefined;
  readonly notice: string | null;
}

/** SIM-12, SIM-14 */
export function comparePage(view: CompareView) {
  const { language, rows, showsAll, sides } = view;
  const t = texts('comparison', language);
  const different = rows.filter(({ isDifferent }) => isDifferent).length;
  const tab = (all: boolean, label: unknown) =>
    html`<a href="${compareHref(view, all ? { all: '1' } : {})}" ${all === showsAll ? html`aria-current="true"` : ''}>${label}</a>`;
  return pageShell(
    view,
    { at: 'course', title: t('title'), address: view.address, head: COURSE_HEAD },
    html`<main class="bench course" id="content" tabindex="-1">
<div class="bench-h"><div class="grow"><h1>${t('title')}</h1><p class="kv">${t('lead')}</p></div>
<nav class="seg" aria-label="${t('view')}">${tab(false, html`${t('onlyDifferent')} <span class="pill num" id="count">${different}</span>`)}${tab(true, t('all'))}</nav>
<a class="btn outline" href="${view.link}" data-copy="${view.link}" data-copied="${t('copied')}">${icon(Link2)}${t('share')}</a></div>
${view.notice === null ? '' : html`<p class="notice bad" role="alert" id="notice">${view.notice}</p>`}
${forkPoint(view)}
${view.common === undefined ? '' : html`<div class="fork-lines" aria-hidden="true"></div>`}
<div class="fork-2">${sideChoice(view)}${sides.map((side) => sideCard(view, side))}</div>
${comparisonTable(view)}
</main>`,
  );
}

interface Named {
  readonly sandbox: Pick<Sandbox, 'id'>;
}

export function compareHref(
  { sides: [a, b], language }: Pick<CompareView, 'language'> & { sides: readonly [Named, Named] },
  parameters: Record<string, string> = {},
  path = '',
): string {
  return `/simulator/course/compare${path}?${new URLSearchParams({ a: a.sandbox.id, b: b.sandbox.id, lang: language, ...parameters })}`;
}

function forkPoint(view: CompareView) {
  const { common, language, sides } = view;
  const t = texts('comparison', language);
  if (common === undefined) return html`<p class="fork-point">${t('unrelated')}</p>`;
  const when =
    common &&
    formattedTime(common.change.at, language).toLocaleString({
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    });
  return html`<p class="fork-point num">${icon(GitBranch)}<span><b>${t('equalUntil')}</b> ${common ? `${when}, ${titleOf(view, common)}` : t('atStart')}</span> <a href="${courseHref({ sandbox: sides[0].sandbox, language })}">${t('movePoint')}</a></p>`;
}

function statusPill({ facts }: ApplicationRow, language: Language) {
  const shown = displayedStatus(facts.status);
  return html`<span class="tag ${shown}">${icon(MARKS[shown] ?? Clock, 13)}${displayedLabel(shown, language)}</span>`;
}

const MARKS: Readonly<Partial<Record<ReturnType<typeof displayedStatus>, typeof Clock>>> = {
  not_completed: CircleDashed,
  waiting_for_signatures: PenLine,
  signed: CircleCheck,
  paid_out: CircleCheck,
  closed: CircleX,
};

function sideChoice({ language, sides }: CompareView) {
  const t = texts('comparison', language);
  return html`<fieldset class="ab"><legend class="vh">${t('shownSide')}</legend>${sides.map(
    ({ letter, name }) =>
      html`<label><input class="vh" type="radio" name="shown-side" value="${letter}" ${letter === 'A' ? 'checked' : ''}><span class="side-letter side-letter-${letter}">${letter}</span> ${name}</label>`,
  )}</fieldset>`;
}

function sideCard(view: CompareView, { letter, name, who, sandbox, application, portal, since }: Side) {
  const { language } = view;
  const screens = view.rows.filter(({ group, isDifferent }) => group === 'screens' && isDifferent).length;
  const t = texts('comparison', language);
  const next =
    application &&
    nextBackOfficeStatus(flowOf(application.facts.allBanksLoanPurpose), application.facts.status);
  const now = formattedTime(sandbox.clock.now(), language).toLocaleString({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return html`<section class="card side side-${letter.toLowerCase()}" aria-labelledby="side-${letter}"><div class="card-h"><span class="side-letter side-letter-${letter}" aria-hidden="true">${letter}</span><h2 id="side-${letter}"><span class="vh">${letter}: </span>${name}</h2>
${application ? statusPill(application, language) : ''}
<span class="kv num push">${t('stepsOn', { n: since })}, ${now}</span></div>
<div class="card-b">${
    portal.src === null
      ? html`<p class="kv">${t('noFrame')}</p>`
      : html`<div><div class="screen ${screens > 0 ? 'differs' : ''}"><p class="pv-bar"><span class="addr">${application ? `/dashboard/applications/${application.facts.shortApplicationId}` : '/dashboard/applications'}</span><span>${who}</span></p><div class="pv"><iframe id="portal-${letter.toLowerCase()}" src="${portal.src}" title="${t('frame', { letter })}"></iframe></div></div>${screens > 0 ? html`<p class="kv differs-note">${t('screensDiffer', { n: screens })}</p>` : ''}</div>`
  }
<div class="row"><a class="btn primary" href="${portal.href}" target="_blank" rel="noopener">${icon(SquareArrowOutUpRight)}${t('open', { letter })}</a>
${next && application ? html`<form method="post" action="${compareHref(view, {}, '/advance')}"><input type="hidden" name="application" value="${application.id}"><button class="btn outline" name="side" value="${letter}">${icon(SkipForward)}${t('advance', { status: statusLabel(next, language) })}</button></form>` : ''}
<a class="btn outline" href="${courseHref({ sandbox, language })}">${t('course', { letter })}</a></div></div></section>`;
}

function comparisonTable(view: CompareView) {
  const { language, rows, sides, showsAll } = view;
  const t = texts('comparison', language);
  const isNoDifference = rows.every(({ isDifferent }) => !isDifferent);
  return html`<div class="card"><h2 id="differences" class="vh">${t('differences')}</h2>
${isNoDifference ? html`<p class="card-b">${t('same')}</p>` : ''}
<section class="scroll" aria-labelledby="differences" tabindex="0"><table class="cmp num" role="table" aria-labelledby="differences"><thead role="rowgroup"><tr role="row"><th scope="col" role="columnheader">${t('what')}</th>${sides.map(({ letter, name }) => html`<th scope="col" role="columnheader"><span class="side-letter side-letter-${letter}">${letter}</span> ${name}</th>`)}</tr></thead>
<tbody role="rowgroup">${GROUPS.map((group) => groupRows(view, group))}</tbody></table></section>
${showsAll ? '' : equalSummary(view)}</div>`;
}

function groupRows({ rows, language, showsAll }: CompareView, group: Group) {
  const t = texts('comparison', language);
  const own = rows.filter((row) => row.group === group);
  const different = own.filter(({ isDifferent }) => isDifferent);
  const shown = showsAll ? own : different;
  if (shown.length === 0) return '';
  const nothing = group === 'pending' ? t('notAsked') : group === 'mails' ? t('noMail') : t('none');
  const cell = (text: Row['a'], letter: 'A' | 'B', isDifferent: boolean) =>
    text === null
      ? html`<td role="cell" data-side="${letter}" class="none">${nothing}</td>`
      : html`<td role="cell" data-side="${letter}" class="${isDifferent ? 'd' : ''}">${text.text}${text.code ? html` <code>${text.code}</code>` : ''}</td>`;
  return html`<tr class="grp" role="row"><th colspan="3" scope="colgroup" role="columnheader">${t(`group.${group}`)} <span class="pill" data-count="${group}">${t('different', { n: different.length })}</span></th></tr>
${shown.map(({ label, a, b, isDifferent }) => html`<tr role="row"><th scope="row" role="rowheader">${label}</th>${cell(a, 'A', isDifferent)}${cell(b, 'B', isDifferent)}</tr>`)}`;
}

function equalSummary(view: CompareView) {
  const t = texts('comparison', view.language);
  const parts = GROUPS.flatMap((group) => {
    const n = view.rows.filter((row) => row.group === group && !row.isDifferent).length;
    return n === 0 ? [] : [view.t('part', { what: t(`group.${group}`), n })];
  });
  return parts.length === 0
    ? ''
    : html`<p class="folded num">${t('equal')} ${parts.join(', ')} <a href="${compareHref(view, { all: '1' })}">${t('showEqual')}</a></p>`;
}
