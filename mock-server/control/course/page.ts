import { html } from 'hono/html';
import { pageShell } from '../page-shell/page-shell';
import { branchName } from './branch-name';
import { compareHref } from './compare/page';
import { flowMap } from './map';
import { COURSE_HEAD } from './style';
import { timeline } from './timeline';
import { type CourseView, courseHref } from './view';

/** SIM-12, SIM-14 */
export function coursePage(view: CourseView) {
  const { t, notice } = view;
  return pageShell(
    view,
    { at: 'course', title: t('title'), address: view.address, isLive: true, head: COURSE_HEAD },
    html`<main class="bench course" id="content" tabindex="-1">
<div class="bench-h"><div class="grow"><h1>${t('title')}</h1><p class="kv">${t('lead')}</p></div>${branchNav(view)}</div>
${notice === null ? '' : html`<p class="notice ${notice.isBad ? 'bad' : ''}" role="${notice.isBad ? 'alert' : 'status'}" id="notice">${notice.text}</p>`}
${applicationChoice(view)}
${timeline(view)}
${view.application === undefined ? html`<p class="kv">${t('noApplication')}</p>` : flowMap(view, view.application)}
</main>`,
  );
}

function branchNav(view: CourseView) {
  const { t, branches, sandbox, language } = view;
  if (branches.length < 2) return '';
  const other = branches.findLast(({ id }) => id !== sandbox.id);
  const both = other && compareHref({ sides: [{ sandbox }, { sandbox: other }], language });
  return html`<nav class="seg" aria-label="${t('branches')}">${branches.map(
    (branch) =>
      html`<a href="${courseHref({ sandbox: branch, language })}" ${branch.id === sandbox.id ? html`aria-current="page"` : ''}>${branchName(branch, view)}</a>`,
  )}</nav>${both ? html`<a class="btn outline" href="${both}">${t('compare')}</a>` : ''}`;
}

function applicationChoice(view: CourseView) {
  const { t, sandbox, application } = view;
  const all = sandbox.store.applications.all();
  if (all.length < 2) return '';
  return html`<form class="row pick-application" method="get" action="/simulator/course" data-live>
<input type="hidden" name="sandbox" value="${sandbox.id}"><input type="hidden" name="lang" value="${view.language}">
<label><span class="kv">${t('application')}</span> <select name="application">${all.map(
    ({ id, facts }) =>
      html`<option value="${id}" ${id === application?.id ? 'selected' : ''}>${facts.shortApplicationId} · ${facts.companyName}</option>`,
  )}</select></label><button class="btn outline">${t('show')}</button></form>`;
}
