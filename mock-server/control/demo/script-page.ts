import { html } from 'hono/html';
import { fileInput, JSON_FILES } from '../page/file-input';
import { pageShell } from '../page-shell/page-shell';
import { DEMO_HEAD } from './page';
import type { ScriptFinding } from './read-script';
import { textIn } from './script';
import { type DemoView, demoHref } from './view';

export interface ScriptNotice {
  readonly text: string;
  readonly isBad: boolean;
  readonly findings: readonly ScriptFinding[];
  readonly given: string | null;
}

interface RecordedStop {
  readonly path: string;
  readonly persona: string;
  readonly situation: string | null;
}

/** SIM-14 */
export function scriptPage(
  view: DemoView,
  { link, notice, recorded }: { link: string; notice: ScriptNotice | null; recorded: RecordedStop },
) {
  const { run, t, language } = view;
  const send = demoHref(view, '/script');
  const json = JSON.stringify(run.script, null, 2);
  return pageShell(
    view,
    { at: 'demo', title: t('scriptTitle'), address: send, head: DEMO_HEAD },
    html`<main class="bench" id="content" tabindex="-1">
<div class="bench-h"><div class="grow"><h1>${t('scriptTitle')}: ${textIn(run.script.title, language)}</h1><p class="kv">${t('scriptLead')}</p></div><a class="btn outline" href="${demoHref(view)}">${t('title')}</a></div>
${notice === null ? '' : html`<div class="notice ${notice.isBad ? 'bad' : ''}" role="${notice.isBad ? 'alert' : 'status'}" id="findings"><div><p>${notice.text}</p>${notice.findings.length === 0 ? '' : html`<ul>${notice.findings.map(({ path, problem }) => html`<li><code>${path === '' ? '$' : path}</code> ${t(`problem.${problem}`)}</li>`)}</ul>`}</div></div>`}
<div class="bench-2">
<div class="column">
<section class="card" aria-labelledby="add-title"><div class="card-h"><h2 id="add-title">${t('addStop')}</h2></div>
<form class="own" method="post" action="${send}"><div><p class="kv">${t('addHint')}</p>
<label for="path">${t('stopPath')}</label><input id="path" name="path" value="${recorded.path}" required maxlength="500" autocomplete="off">
<label for="stop-title">${t('stopTitle')}</label><input id="stop-title" name="title" required maxlength="60" autocomplete="off">
<label for="stop-say">${t('stopSay')}</label><input id="stop-say" name="say" required maxlength="1000" autocomplete="off">
<input type="hidden" name="persona" value="${recorded.persona}">${recorded.situation === null ? '' : html`<input type="hidden" name="situation" value="${recorded.situation}">`}
<button class="btn primary" name="intent" value="add">${t('add')}</button></div></form></section>
<section class="card" aria-labelledby="share-title"><div class="card-h"><h2 id="share-title">${t('share')}</h2></div>
<div class="card-b"><p class="kv">${t('shareHint')}</p><p class="row"><a class="btn outline" href="${link}" data-copy="${link}" data-copied="${t('copied')}">${t('share')}</a> <a class="btn outline" href="${demoHref(view, '/script.json')}" download="demo.json">${t('download')}</a></p></div></section>
<section class="card" aria-labelledby="file-title"><div class="card-h"><h2 id="file-title">${t('file')}</h2></div>
<form class="card-b row" method="post" enctype="multipart/form-data" action="${send}">${fileInput({ language: view.language, name: 'file', accept: JSON_FILES, attributes: html`aria-label="${t('file')}"` })}<button class="btn outline" name="intent" value="file">${t('upload')}</button></form></section>
</div>
<section class="card" aria-labelledby="document-title"><div class="card-h"><h2 id="document-title"><label for="document">${t('scriptDocument')}</label></h2></div>
<form class="card-b" method="post" enctype="multipart/form-data" action="${send}"><textarea id="document" name="document" rows="28" spellcheck="false">${notice?.given ?? json}</textarea>
<p class="row"><button class="btn primary" name="intent" value="document">${t('check')}</button><button class="btn outline" name="intent" value="standard">${t('standard')}</button></p></form></section>
</div></main>`,
  );
}

export function addRefused(view: DemoView, findings: readonly ScriptFinding[]): string {
  const [first] = findings;
  return view.t('notAdded', {
    path: first?.path ?? '',
    problem: first ? view.t(`problem.${first.problem}`) : '',
  });
}
