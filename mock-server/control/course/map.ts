import type { ApplicationStatus, Language, PendingAction } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import { DEPLOYMENTS } from 'fixtures/deployments';
import { html } from 'hono/html';
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { pendingOf } from '../../api/readiness';
import { mailsOnEntering } from '../../api/status-change';
import { exploreFlow, type FlowMap, type ReachedStatus } from '../../rules/flow-map/explore';
import { SCREENS } from '../../rules/flow-map/possible-actions';
import { statusPathTo } from '../../rules/flow-map/status-path';
import { type FlowName, flowOf, knownStatus, positionIn } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { hasText, type Texts, texts } from '../../texts/texts';
import { codesReturnedByRules } from '../error-catalogue';
import { displayedLabel, mailLabel, outcomeLabel, pendingLabel, statusLabel } from '../page/labels';
import { displayedStatus } from '../page/status-rail';
import { icon } from '../page-shell/icon';
import { type CourseView, courseHref } from './view';

interface Explored {
  readonly map: FlowMap;
  readonly seconds: number;
}

const exploredFlows = new Map<FlowName, Explored>();

export function exploredMapOf(flow: FlowName): Explored {
  const cached = exploredFlows.get(flow);
  if (cached !== undefined) return cached;
  const started = performance.now();
  const map = exploreFlow(flow, DEPLOYMENTS.demo);
  const explored = { map, seconds: (performance.now() - started) / 1000 };
  exploredFlows.set(flow, explored);
  return explored;
}

const EYE = icon(Eye, 13);
const MAIL = icon(Mail, 13);

/** SIM-03 */
export function flowMap(view: CourseView, application: ApplicationRow) {
  const { language } = view;
  const t = texts('flow-map', language);
  const flow = flowOf(application.facts.allBanksLoanPurpose);
  const { map, seconds } = exploredMapOf(flow);
  const number = (value: number, digits = 0) =>
    value.toLocaleString(language, { maximumFractionDigits: digits, minimumFractionDigits: digits });
  const head = t('explored', {
    flow: t(`flow.${flow}`),
    statuses: map.statuses.length,
    transitions: map.transitions.length,
    states: number(map.states),
    seconds: number(seconds, 2),
  });
  return html`<section class="card" aria-labelledby="map-title" id="map">
<div class="card-h"><h2 id="map-title">${t('title')}</h2><span class="kv num">${head}${map.isWhole ? '' : ` ${t('isPart')}`}</span></div>
${view.sandbox.store.ownBanks.all().length > 0 ? html`<p class="kv of-demo" id="of-demo">${t('ofDemo')}</p>` : ''}
<ul class="ways-key"><li><i class="out" aria-hidden="true"></i>${t('wayOut')}</li><li><i class="back" aria-hidden="true"></i>${t('wayBack')}</li></ul>
<div class="card-b flow"><svg class="ways" aria-hidden="true" data-ends="${map.statuses.flatMap(({ status, isEnd }) => (isEnd ? status : [])).join(' ')}"></svg><ol class="flow-map" aria-label="${t('statuses')}">${map.statuses.map((status) => statusNode(view, application, { map, status }))}</ol></div>
${waitingItems(view, application)}
<ul class="proofs num" aria-label="${t('proofs')}">${proofList(view, map)}</ul>
</section>`;
}

function statusNode(
  view: CourseView,
  application: ApplicationRow,
  { map, status: { status, movers, isEnd, items } }: { map: FlowMap; status: ReachedStatus },
) {
  const { language } = view;
  const t = texts('flow-map', language);
  const { facts } = application;
  const flow = map.flow;
  const name = statusLabel(status, language);
  const isHere = knownStatus(facts.status) === status;
  const isPast = !isHere && hasPassed(view, application, status);
  const canGo =
    !isHere && (statusPathTo(flow, knownStatus(facts.status) ?? facts.status, status)?.length ?? 0) > 0;
  const isAside = positionIn(flow, status) < 0;
  const exits = map.transitions
    .filter(({ from, isForward }) => from === status && !isForward)
    .map(({ to }) => to);
  const screens = [...new Set(items.map((item) => t(`screen.${SCREENS[item]}`)))];
  return html`<li data-status="${status}" data-ways="${[...new Set(exits)].join(' ')}" class="node ${isHere ? 'here' : ''} ${isPast ? 'past' : ''} ${isEnd ? 'end' : ''} ${isAside ? 'aside' : ''}" ${isHere ? html`aria-current="step"` : ''}>
${isHere ? html`<span class="pin">${icon(MapPin, 13)}${t('here', { id: facts.shortApplicationId })}</span>` : ''}
<b>${name}</b><span class="kv"><code>${status}</code>${isPast ? html`<span class="vh">, ${t('past')}</span>` : ''}</span>
<span class="kv">${isEnd ? t('end') : movers.map((mover) => t(`mover.${mover}`)).join(', ')}</span>
<span class="kv">${EYE}<span class="vh">${t('seen')}: </span>${displayedLabel(displayedStatus(status), language)}${screens.length > 0 ? html`<span class="vh">, ${t('page')}</span>: ${screens.join(', ')}` : ''}</span>
${mailsOnEntering(status).map((mail) => html`<span class="kv">${MAIL}<span class="vh">${t('mail')}: </span>${mailLabel(mail, language)}</span>`)}
${exits.length > 0 ? html`<span class="kv exits">${t('alsoTo', { statuses: [...new Set(exits)].map((to) => statusLabel(to, language)).join(', ') })}</span>` : ''}
${canGo ? html`<form method="post" action="${courseHref(view, '/status')}"><input type="hidden" name="application" value="${application.id}"><button class="btn outline" name="status" value="${status}" aria-label="${t('goTo', { status: name })}">${t('go')}</button></form>` : ''}</li>`;
}

function missingName(action: PendingAction, code: ErrorCode, language: Language): string {
  const key = `missing.${code}`;
  return hasText('flow-map', language, key)
    ? texts('flow-map', language)(key)
    : pendingLabel(action, language);
}

function hasPassed(
  { shownChanges }: CourseView,
  { id, facts }: ApplicationRow,
  status: ApplicationStatus,
): boolean {
  const flow = flowOf(facts.allBanksLoanPurpose);
  const place = positionIn(flow, status);
  if (place >= 0 && place < positionIn(flow, facts.status)) return true;
  return shownChanges.some(({ change }) =>
    change.after.rows.applications.some((row) => row.id === id && knownStatus(row.facts.status) === status),
  );
}

function waitingItems({ sandbox, language }: CourseView, application: ApplicationRow) {
  const t = texts('flow-map', language);
  const pending = pendingOf(sandbox, application);
  return html`<div class="waits"><h3>${t('waits', { id: application.facts.shortApplicationId })}</h3>${
    pending.length === 0
      ? html`<p>${t('nothingWaits')}</p>`
      : html`<ul>${pending.map(
          ({ action, errors }) =>
            html`<li>${pendingLabel(action, language)} <span class="kv">${t(`screen.${SCREENS[action]}`)} · <code>${[...new Set(errors.map(({ code }) => code))].join(', ')}</code></span></li>`,
        )}</ul>`
  }</div>`;
}

function proofList({ language }: CourseView, map: FlowMap) {
  const t = texts('flow-map', language);
  const called = (status: ApplicationStatus) => statusLabel(status, language);
  const number = (value: number) => value.toLocaleString(language);
  const ends = map.statuses.filter(({ isEnd }) => isEnd).map(({ status }) => called(status));
  const stuck = map.items.filter((item) => item.stuck > 0);
  const { declared, marked } = codesReturnedByRules();
  const ways =
    map.lost === 0
      ? t('waysHold', { states: number(map.states), ends: ends.join(', ') })
      : t('waysFail', {
          lost: number(map.lost),
          states: number(map.states),
          at: map.lostAt.map(called).join(', '),
        });
  const items =
    stuck.length === 0
      ? t('itemsHold', { n: map.items.length })
      : t('itemsFail', {
          stuck: stuck.length,
        });
  const claim =
    stuck.length === 0
      ? t('items')
      : t('itemsPart', { ok: map.items.length - stuck.length, n: map.items.length });
  const results = [...new Set(stuck.flatMap(({ because }) => because))];
  return html`${proofItem(t, map.lost === 0 && map.isWhole, t('ways'), ways)}
${proofItem(
  t,
  stuck.length === 0 && map.isWhole,
  claim,
  html`${items}${
    stuck.length === 0
      ? ''
      : html`<ul>${stuck.map(({ action, code, stuck: count, states }) => html`<li>${missingName(action, code, language)} <code>${code}</code>: ${t('stuckIn', { stuck: number(count), states: number(states) })}</li>`)}${results.map((result) => html`<li>${t('because')} ${outcomeLabel(result, language)} <code>${result}</code></li>`)}</ul>`
  }`,
)}
${proofItem(
  t,
  marked.length === 0,
  t('codes', { declared: declared.length, all: declared.length + marked.length }),
  html`${t('codesText', { marked: marked.length })}<details><summary>${t('marked')}</summary><ul class="codes">${marked.map((code) => html`<li><a href="/simulator/error-catalogue/${code}?lang=${language}" target="_blank" rel="noopener">${code}</a></li>`)}</ul></details>`,
)}`;
}

function proofItem(t: Texts<'flow-map'>, isProven: boolean, claim: string, text: unknown) {
  return html`<li data-holds="${String(isProven)}">${icon(isProven ? CircleCheck : TriangleAlert, 18)}<div><b>${claim}</b> <span class="vh">${isProven ? t('holds') : t('holdsInPart')}.</span><div class="kv">${text}</div></div></li>`;
}
