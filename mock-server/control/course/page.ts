import { html } from 'hono/html';
import { frame } from '../frame/frame';
import { filled } from '../page/words';
import type { Branch } from './branches';
import { timeline } from './line';
import { flowMap } from './map';
import { type CourseView, courseHref, timeIn } from './view';

/** The pages' own style. */
export const COURSE_HEAD = html`<link rel="stylesheet" href="/simulator/course/style.css">`;

/** The course of a world: what happened, and how to go back (SIM-12, SIM-14). */
export function coursePage(view: CourseView) {
  const { t, notice } = view;
  return frame(
    view,
    { at: 'course', title: t.title, address: view.address, isLive: true, head: COURSE_HEAD },
    html`<main class="bench course" id="content" tabindex="-1">
<div class="bench-h"><div class="grow"><h1>${t.title}</h1><p class="kv">${t.lead}</p></div>${branchNav(view)}</div>
${notice === null ? '' : html`<p class="notice ${notice.isBad ? 'bad' : ''}" role="${notice.isBad ? 'alert' : 'status'}" id="notice">${notice.text}</p>`}
${applicationChoice(view)}
${timeline(view)}
${view.application === undefined ? html`<p class="kv">${t.noApplication}</p>` : flowMap(view, view.application)}
</main>`,
  );
}

/** What a branch is called. */
export function branchName(
  { kind, at }: Branch,
  { t, language }: Pick<CourseView, 't' | 'language'>,
): string {
  if (at === null || kind === 'main') return t.main;
  const when = timeIn(at, language).toLocaleString({
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  return filled(t[kind], { at: when });
}

function branchNav(view: CourseView) {
  const { t, branches, sandbox, language } = view;
  if (branches.length < 2) return '';
  return html`<nav class="seg" aria-label="${t.branches}">${branches.map(
    (branch) =>
      html`<a href="${courseHref({ sandbox: branch, language })}" ${branch.id === sandbox.id ? html`aria-current="page"` : ''}>${branchName(branch, view)}</a>`,
  )}</nav>`;
}

function applicationChoice(view: CourseView) {
  const { t, sandbox, application } = view;
  const all = sandbox.store.applications.all();
  if (all.length < 2) return '';
  return html`<form class="row pick-application" method="get" action="/simulator/course" data-live>
<input type="hidden" name="sandbox" value="${sandbox.id}"><input type="hidden" name="lang" value="${view.language}">
<label><span class="kv">${t.application}</span> <select name="application">${all.map(
    ({ id, facts }) =>
      html`<option value="${id}" ${id === application?.id ? 'selected' : ''}>${facts.shortApplicationId} · ${facts.companyName}</option>`,
  )}</select></label><button class="btn outline">${t.show}</button></form>`;
}
