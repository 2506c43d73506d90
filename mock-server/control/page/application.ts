import { html } from 'hono/html';
import SkipForward from 'lucide-react/icons/skip-forward';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { readinessOf } from '../../api/readiness';
import { isAtSignature } from '../../api/signatory-answer';
import { identificationAt } from '../../rules/identification';
import { pendingActions } from '../../rules/pending-actions';
import { flowOf, nextStatus, positionIn, STATUS_FLOWS } from '../../rules/status-flow';
import type { ApplicationRow } from '../../store/rows';
import { nextStatuses } from '../applications';
import { OUTCOMES } from '../identification';
import { icon } from '../page-shell/icon';
import {
  displayedLabel,
  identStatusLabel,
  loanTypeLabel,
  outcomeLabel,
  pendingLabel,
  pendingRule,
  providerLabel,
  statusLabel,
  withCode,
} from './labels';
import { newestFirst } from './newest-first';
import { PENDING_DATA } from './pending-data';
import { shownApplication } from './shown-application';
import { statusRail } from './status-rail';
import { actionHref, type PageView } from './view';

export function applicationCard(view: PageView) {
  const { t, language } = view;
  const application = shownApplication(view.sandbox, view.query.application);
  if (application === undefined) {
    return html`<section class="card" id="application"><p class="card-b kv">${t('noApplication')}</p></section>`;
  }
  const { facts } = application;
  const amount = facts.loanSize ?? facts.factoring_limit;
  const money =
    amount == null
      ? ''
      : `${amount.toLocaleString(language, { style: 'currency', currency: facts.currency, maximumFractionDigits: 0 })}, `;
  return html`<section class="card" aria-labelledby="flow" id="application">
<div class="card-h"><h2 id="flow">${t('application')} ${facts.shortApplicationId}</h2>
<span class="kv num">${money}${loanTypeLabel(facts.allBanksLoanPurpose, language)}, ${facts.companyName}</span>${statusSelect(view, application)}</div>
${otherApplications(view, application)}
<div class="card-b">
${statusRail(facts, { flow: t('flow'), outside: t('outside'), status: (raw) => statusLabel(raw, language), displayed: (name) => displayedLabel(name, language) })}
${statusSteps(view, application)}
${pendingList(view, application)}
</div>
${signerList(view, application)}
</section>`;
}

function otherApplications(view: PageView, shownId: ApplicationRow) {
  const all = view.sandbox.store.applications.all().toSorted(newestFirst);
  if (all.length < 2) return '';
  return html`<form class="card-b pick" method="get" action="/simulator/situations" data-live>
<input type="hidden" name="sandbox" value="${view.sandbox.id}">${view.query.lang ? html`<input type="hidden" name="lang" value="${view.query.lang}">` : ''}
<label><span class="vh">${view.t('applications')}</span><select name="application">${all.map(
    ({ id, facts }) =>
      html`<option value="${id}" ${id === shownId.id ? 'selected' : ''}>${facts.shortApplicationId} · ${statusLabel(facts.status, view.language)} · ${facts.companyName}</option>`,
  )}</select></label><button class="btn outline">${view.t('go')}</button></form>`;
}

function statusSelect(view: PageView, { id, facts }: ApplicationRow) {
  const flow = flowOf(facts.allBanksLoanPurpose);
  const ahead = STATUS_FLOWS[flow].slice(positionIn(flow, facts.status) + 1);
  if (ahead.length === 0 || positionIn(flow, facts.status) < 0) return '';
  return html`<form class="jump push" method="post" action="${actionHref(view, 'status')}" data-live>
<input type="hidden" name="application" value="${id}">
<label><span class="vh">${view.t('jump')}</span><select name="status">${ahead.map((status) => html`<option value="${status}">${statusLabel(status, view.language)} (${status})</option>`)}</select></label>
<button class="btn outline">${view.t('jump')}</button></form>`;
}

function statusSteps(view: PageView, row: ApplicationRow) {
  const { t, language } = view;
  const next = nextStatus(flowOf(row.facts.allBanksLoanPurpose), row.facts.status);
  const allowed = nextStatuses(row);
  const step = (status: string, label: unknown, look: string) =>
    html`<form method="post" action="${actionHref(view, 'status')}" data-live><input type="hidden" name="application" value="${row.id}"><input type="hidden" name="status" value="${status}"><button class="btn ${look}" id="step-${look}">${label}</button></form>`;
  return html`<div class="rail-now">
<p class="kv">${t('now')} <b>${statusLabel(row.facts.status, language)}</b> <code class="mono">${row.facts.status}</code></p>
${next ? html`<p class="kv">${t('next')} <b>${statusLabel(next, language)}</b> <code class="mono">${next}</code></p>` : ''}
<span class="push"></span>
${allowed.includes('Rejected') ? step('Rejected', t('reject'), 'danger') : ''}
${allowed.includes('Reopened') ? step('Reopened', t('reopen'), 'outline') : ''}
${allowed.includes('Open') && next !== 'Open' ? step('Open', t('reopen'), 'outline') : ''}
${next ? step(next, html`${icon(SkipForward)}${t('advance')}`, 'primary') : ''}
</div>`;
}

function pendingList(view: PageView, row: ApplicationRow) {
  const facts = readinessOf(view.sandbox, row);
  const pending = pendingActions(facts);
  if (pending.length === 0) return '';
  const { t, language } = view;
  return html`<div class="notice">${icon(TriangleAlert)}<div><p><b>${t('points', { count: pending.length })}</b> ${t('blocks')}</p>
<ul>${pending.map(
    ({
      action,
      errors,
    }) => html`<li><details><summary><b>${pendingLabel(action, language)}</b> <code>${action}</code></summary>
<p>${pendingRule(action, language)} <code>${[...new Set(errors.map(({ code }) => code))].join(', ')}</code></p>
<pre tabindex="0">${JSON.stringify({ errors, data: PENDING_DATA[action](facts) }, null, 1)}</pre></details></li>`,
  )}</ul></div></div>`;
}

function signerList(view: PageView, application: ApplicationRow) {
  const { t, sandbox, language } = view;
  const people = sandbox.store.signatories
    .findBy('applicationId', application.id)
    .filter(({ signing }) => signing !== null);
  if (people.length === 0) return '';
  return html`<div class="scroll" tabindex="0" role="group" aria-label="${t('standing')}"><table class="grid">
<thead><tr><th scope="col">${t('person')}</th><th scope="col">${t('provider')}</th><th scope="col">${t('standing')}</th><th scope="col">${t('outcome')}</th></tr></thead>
<tbody>${people.map((person) => {
    const { signing } = person;
    if (signing === null) return '';
    const name = `${person.first_name} ${person.last_name}`;
    const { status, result } = identificationAt(signing.identification, sandbox.clock.iso());
    const canSet = signing.completed_at === null && isAtSignature(application);
    return html`<tr><td class="wide"><b>${name}</b></td><td>${withCode(providerLabel(signing.provider, language), signing.provider)}</td>
<td><span class="tag" data-status="${status}">${identStatusLabel(status, language)}</span> <code>${status}</code>${result ? html`<br>${withCode(outcomeLabel(result, language), result)}` : ''}</td>
<td>${
      canSet
        ? html`<form class="row" method="post" action="${actionHref(view, 'identification')}" data-live>
<input type="hidden" name="application" value="${application.id}"><input type="hidden" name="signatory" value="${person.id}">
<select name="outcome" aria-label="${t('outcomeOf')} ${name}">${OUTCOMES.map((outcome) => html`<option value="${outcome}">${outcomeLabel(outcome, language)} (${outcome})</option>`)}</select>
<button class="btn outline">${t('set')}</button></form>`
        : html`<span class="kv">${signing.completed_at === null ? '' : t('ended')}</span>`
    }</td></tr>`;
  })}</tbody></table></div>`;
}
