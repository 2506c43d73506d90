import { deploymentOfLabel } from '../../api/host';
import type { MailData } from '../../pages/mail/mail-page';
import type { OutboxData } from '../../pages/situations/outbox-card';
import { isReservedLabel } from '../../rules/own-bank/host-label';
import type { MailRow } from '../../store/rows';
import { deploymentOfSandbox } from '../portal-entrance';
import { formatDateTime } from '../time-in-language';
import { createMailContent } from './mail-content';
import { createPageHref, type PageView } from './view';

const MAX_SHOWN_MAILS = 12;

export function createOutboxData(view: PageView): OutboxData {
  const mails = view.sandbox.store.mails.all().toReversed();
  return {
    totalCount: mails.length,
    newestMails: mails.slice(0, MAX_SHOWN_MAILS).map(({ id, subject, to: recipient, links }) => ({
      ...{ id, subject, recipient },
      link: links.length === 0 ? null : openHref(view, id, 0),
    })),
  };
}

export function createMailData(view: PageView, mail: MailRow): MailData {
  const { id, subject, to: recipient, sent_at } = mail;
  const sender = senderOf(view, mail) ?? deploymentOfSandbox(view.sandbox);
  const sentAt = formatDateTime(new Date(sent_at), view.language);
  return {
    backHref: `${createPageHref(view)}#outbox`,
    ...{ subject, recipient },
    sender: sender.partner.parameters.display_name,
    sentAt: sent_at,
    sentAtText: sentAt.toLocaleString({ dateStyle: 'long', timeStyle: 'short' }),
    content: createMailContent(mail, sender, (index) => openHref(view, id, index)),
  };
}

function senderOf({ settings, sandbox }: PageView, { links: [link = ''] }: MailRow) {
  if (!URL.canParse(link)) return undefined;
  const [label = ''] = new URL(link).hostname.split('.');
  return isReservedLabel(label) ? undefined : deploymentOfLabel(label, settings, sandbox);
}

function openHref({ sandbox }: PageView, id: string, link: number): string {
  return `/simulator/mails/${id}/open?${new URLSearchParams({ sandbox: sandbox.id, link: String(link) })}`;
}
