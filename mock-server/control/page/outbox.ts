import { html } from 'hono/html';
import ExternalLink from 'lucide-react/icons/external-link';
import type { MailRow } from '../../store/rows';
import { icon } from './icon';
import { type PageView, pageHref } from './view';

const SHOWN = 12;

/** The newest e-mails with their links (SIM-07). */
export function outboxCard(view: PageView) {
  const { t, sandbox } = view;
  const mails = sandbox.store.mails.all().toReversed();
  return html`<section class="card" aria-labelledby="outbox-title" id="outbox">
<div class="card-h"><h2 id="outbox-title">${t.outbox}</h2><span class="pill push">${mails.length}</span></div>
${mails.length === 0 ? html`<p class="card-b kv">${t.noMail}</p>` : html`<ul>${mails.slice(0, SHOWN).map((mail) => row(view, mail))}</ul>`}
</section>`;
}

function row(view: PageView, { id, subject, to, links }: MailRow) {
  const [link] = links;
  return html`<li class="mail"><div><a href="/simulator/mails/${id}?sandbox=${view.sandbox.id}&amp;lang=${view.language}"><b>${subject}</b></a><small>${to}</small></div>
${link === undefined ? '' : html`<a class="icon-btn" href="${openHref(view, id, 0)}" target="_blank" rel="noopener" title="${view.t.openLink}" aria-label="${view.t.openLink}: ${subject}">${icon(ExternalLink)}</a>`}</li>`;
}

/** One e-mail as whoever got it reads it. */
export function mailPage(
  view: PageView,
  from: string,
  { id, to, subject, text, links, sent_at, language }: MailRow,
) {
  return html`<main class="mail-page"><p><a href="${pageHref(view)}#outbox">${view.t.mailBack}</a></p>
<article class="card" lang="${language}"><header class="card-b"><h1>${subject}</h1>
<p class="kv">${from} · ${view.t.mailTo} ${to} · <time>${sent_at.slice(0, 16).replace('T', ' ')} UTC</time></p></header>
<div class="card-b letter">${linked(text, links, (index) => openHref(view, id, index))}</div></article></main>`;
}

/** Follows a mail's link in its world, also in a browser that knows nothing of it. */
function openHref({ sandbox }: PageView, id: string, link: number): string {
  return `/simulator/mails/${id}/open?${new URLSearchParams({ sandbox: sandbox.id, link: String(link) })}`;
}

/** The text with its links to follow. */
function linked(text: string, links: readonly string[], hrefOf: (index: number) => string) {
  const inText = links.filter((link) => text.includes(link));
  const pieces = inText.reduce<string[]>(
    (parts, link) =>
      parts.flatMap((part) =>
        inText.includes(part)
          ? [part]
          : part.split(link).flatMap((piece, index) => (index === 0 ? [piece] : [link, piece])),
      ),
    [text],
  );
  const missing = links.filter((link) => !inText.includes(link));
  return [...pieces, ...missing].map((piece) =>
    links.includes(piece)
      ? html`<a href="${hrefOf(links.indexOf(piece))}" target="_blank" rel="noopener">${piece}</a>`
      : piece,
  );
}
