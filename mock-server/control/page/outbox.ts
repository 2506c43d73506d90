import type { Deployment } from 'fixtures/deployments';
import { html } from 'hono/html';
import ExternalLink from 'lucide-react/icons/external-link';
import { deploymentOfLabel } from '../../api/host';
import { namesNoPartner } from '../../rules/own-bank/host-label';
import type { MailRow } from '../../store/rows';
import { icon } from '../page-shell/icon';
import { formattedTime } from '../time-in-language';
import { emailView } from './email-view';
import { type PageView, pageHref } from './view';

const MAX_SHOWN_MAILS = 12;

/** SIM-07 */
export function outboxCard(view: PageView) {
  const { t, sandbox } = view;
  const mails = sandbox.store.mails.all().toReversed();
  return html`<section class="card" aria-labelledby="outbox-title" id="outbox">
<div class="card-h"><h2 id="outbox-title">${t('outbox')}</h2><span class="pill push">${mails.length}</span></div>
${mails.length === 0 ? html`<p class="card-b kv">${t('noMail')}</p>` : html`<ul>${mails.slice(0, MAX_SHOWN_MAILS).map((mail) => mailRow(view, mail))}</ul>`}
</section>`;
}

function mailRow(view: PageView, { id, subject, to, links }: MailRow) {
  const [link] = links;
  return html`<li class="mail"><div><a href="/simulator/mails/${id}?sandbox=${view.sandbox.id}&amp;lang=${view.language}"><b>${subject}</b></a><small>${to}</small></div>
${link === undefined ? '' : html`<a class="icon-btn" href="${openHref(view, id, 0)}" target="_blank" rel="noopener" title="${view.t('openLink')}" aria-label="${view.t('openLink')}: ${subject}">${icon(ExternalLink)}</a>`}</li>`;
}

export function deploymentOfMail({ settings, sandbox }: PageView, { links: [link = ''] }: MailRow) {
  if (!URL.canParse(link)) return undefined;
  const [label = ''] = new URL(link).hostname.split('.');
  return namesNoPartner(label) ? undefined : deploymentOfLabel(label, settings, sandbox);
}

export function mailPage(view: PageView, deployment: Deployment, mail: MailRow) {
  const { id, to, subject, sent_at, language } = mail;
  const from = deployment.partner.parameters.display_name;
  return html`<main class="mail-page"><p><a href="${pageHref(view)}#outbox">${view.t('mailBack')}</a></p>
<article class="card" lang="${language}"><header class="card-b"><h1>${subject}</h1>
<p class="kv">${from} · ${view.t('mailTo')} ${to} · <time datetime="${sent_at}">${sentAtText(mail)} UTC</time></p></header>
${emailView(mail, deployment, (index) => openHref(view, id, index))}</article></main>`;
}

function sentAtText({ sent_at, language }: MailRow): string {
  return formattedTime(new Date(sent_at), language).toLocaleString({ dateStyle: 'long', timeStyle: 'short' });
}

function openHref({ sandbox }: PageView, id: string, link: number): string {
  return `/simulator/mails/${id}/open?${new URLSearchParams({ sandbox: sandbox.id, link: String(link) })}`;
}
