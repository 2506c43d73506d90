import { html } from 'hono/html';
import { pageShell } from '../page-shell/page-shell';
import { type WorkbenchView, workbenchHref } from './view';

type Html = ReturnType<typeof html>;

export function workbenchLayout(
  view: WorkbenchView,
  { at, title, address }: { at: 'bank' | 'form'; title: string; address: string },
  content: Html | Promise<Html>,
) {
  const { t } = view;
  const area = (name: 'bank' | 'form') =>
    html`<a href="${workbenchHref(view, name === 'bank' ? '' : '/form')}" ${at === name ? html`aria-current="page"` : ''}>${t(name)}</a>`;
  return pageShell(
    view,
    { at: 'bank', title, address },
    html`<nav class="areas" aria-label="${t('bank')}">${area('bank')}${area('form')}</nav>${content}`,
  );
}
