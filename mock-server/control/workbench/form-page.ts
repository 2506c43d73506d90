import { DYNAMIC_FORMS } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import Download from 'lucide-react/icons/download';
import Upload from 'lucide-react/icons/upload';
import { countsOf, formFrom } from '../../rules/own-form/form';
import { formOfWorld } from '../forms';
import { fileInput, JSON_FILES } from '../page/file-input';
import { icon } from '../page-shell/icon';
import { findingsCard } from './findings-list';
import { formPreview } from './form-preview';
import { entryOf, type FormView, workbenchHref } from './view';
import { workbenchLayout } from './workbench-layout';

export function formPage(view: FormView) {
  const { t, sandbox, name, given } = view;
  const own = sandbox.store.ownForms.get(name)?.document;
  const present = formOfWorld(sandbox, name);
  const text = given ?? (present === null ? '' : JSON.stringify(present, null, 2));
  const here = workbenchHref(view, '/form', { name });
  return workbenchLayout(
    view,
    { at: 'form', title: t('form'), address: here },
    html`<main class="bench" id="content" tabindex="-1">
<div class="bench-h"><div class="grow"><h1>${t('form')}</h1><p class="kv num">${own ? t('formLead', countsOf(formFrom(own))) : t('noForm')}</p></div>
<a class="btn primary" href="${workbenchHref(view, '/form/editor', { name })}">${t('openEditor')}</a>
<a class="btn outline" href="${workbenchHref(view, '/export')}" download>${icon(Download)}${t('export')}</a>
${name === 'application' ? html`<form method="post" action="${here}"><button class="btn outline" name="intent" value="example">${t('example')}</button></form>` : ''}
${own ? html`<form method="post" action="${here}"><button class="btn danger" name="intent" value="drop">${t('dropForm')}</button></form>` : ''}</div>
<nav class="chips" aria-label="${t('which')}">${DYNAMIC_FORMS.map(
      (each) =>
        html`<a href="${workbenchHref(view, '/form', { name: each })}" ${each === name ? html`aria-current="page"` : ''}>${each === 'application' ? t('applicationForm') : t('signatoryForm')}</a>`,
    )}</nav>
<div class="bench-2 wide">
<div class="column">
${findingsCard(view)}
<section class="card" aria-labelledby="document-title"><div class="card-h"><h2 id="document-title">${t('document')}</h2></div>
<form class="card-b" method="post" action="${here}"><label class="vh" for="document">${t('document')}</label>
<textarea id="document" name="document" rows="24" spellcheck="false" required>${text}</textarea>
<button class="btn primary" name="intent" value="check">${t('check')}</button></form>
<form class="card-b row" method="post" action="${here}" enctype="multipart/form-data"><label class="grow">${t('importFile')}${fileInput({ language: view.language, name: 'file', accept: JSON_FILES })}</label><button class="btn outline" name="intent" value="import">${icon(Upload)}${t('import')}</button></form>
<form class="card-b row" method="post" action="${here}"><label class="grow">${t('fetchTitle')}<input name="api" type="url" required placeholder="https://api.nordheide.example/v2" value="${entryOf(view, 'api')}" autocomplete="off"></label><button class="btn outline" name="intent" value="fetch">${t('fetch')}</button></form></section>
</div>
<div class="column">${formPreview(view, text)}</div>
</div></main>`,
  );
}
