import { LANGUAGES } from 'contracts/api/enumerations';
import { html } from 'hono/html';
import Layers from 'lucide-react/icons/layers';
import SquareArrowOutUpRight from 'lucide-react/icons/square-arrow-up-right-exit';
import { deploymentOfWorld } from '../bank-in-world';
import { headOf } from '../page/document';
import { icon } from '../page/icon';
import { type BenchView, benchHref } from './view';
import { WORDS } from './words';

type Html = ReturnType<typeof html>;

/** The frame of the workbench: the simulator's bar with its areas, whose world it is, and the way to the portal. */
export function frame(
  view: BenchView,
  { at, title }: { at: 'bank' | 'form'; title: string },
  content: Html | Promise<Html>,
) {
  const { t, sandbox, language } = view;
  const first = sandbox.personas[0]?.key ?? 'visitor';
  const enter = `/simulator/enter?${new URLSearchParams({ sandbox: sandbox.id, persona: first, lang: language })}`;
  const area = (name: 'bank' | 'form') =>
    html`<a href="${benchHref(view, name === 'bank' ? '' : '/form')}" ${at === name ? html`aria-current="page"` : ''}>${t[name]}</a>`;
  return html`<!doctype html>
<html lang="${language}">
<head>${headOf(`${title} · ${t.simulator}`)}</head>
<body>
<a class="skip" href="#content">${t.skip}</a>
<header class="top" id="top">
<span class="brand">${icon(Layers, 20)}<b>${t.simulator}</b></span>
<nav class="areas" aria-label="${t.areas}"><a href="/simulator/?${new URLSearchParams({ sandbox: sandbox.id, lang: language })}">${t.situations}</a>${area('bank')}${area('form')}</nav>
<span class="chip push"><span>${t.world}</span> ${deploymentOfWorld(sandbox).partner.parameters.display_name}</span>
<nav class="languages" aria-label="${t.languages}">${LANGUAGES.map(
    (code) =>
      html`<a href="${benchHref({ sandbox, language: code }, at === 'bank' ? '' : '/form')}" hreflang="${code}" lang="${code}" aria-label="${WORDS[code].language}" ${code === language ? html`aria-current="true"` : ''}>${code}</a>`,
  )}</nav>
<a class="btn open" href="${enter}" target="_blank" rel="noopener">${icon(SquareArrowOutUpRight)}${t.openPortal}</a>
</header>
${content}
<p class="vh" role="status"></p>
</body>
</html>`;
}
