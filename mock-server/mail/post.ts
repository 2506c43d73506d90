import { secret, secretHash } from '../store/identifiers';
import type { MailKind, TokenKind, UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import { MAIL_TEXTS } from './texts';

/** Whose mail it is and where its links lead. */
export interface Sender {
  /** The partner's display name. */
  partner: string;
  /** Origin of the portal, without a slash at the end. */
  portal: string;
}

/** The portal's page for each kind of token, and how long the token lives. */
const LINKS: Record<TokenKind, { page: string; validity: { hours?: number; days?: number } }> = {
  confirmation: { page: '/user/account/confirm_email', validity: { days: 7 } },
  reset: { page: '/user/account/reset', validity: { hours: 1 } },
  invite: { page: '/user/account/invite', validity: { days: 14 } },
};

/** Mails the outbox keeps; beyond it the oldest goes. */
const MAX_MAILS = 1000;

/** Puts a mail with a fresh single-use token for the user into the outbox. */
export function sendToken(sandbox: Sandbox, sender: Sender, kind: TokenKind, user: UserRow): void {
  const token = secret();
  const { page, validity } = LINKS[kind];
  sandbox.store.tokens.insert({
    id: secretHash(token),
    kind,
    userId: user.id,
    expiresAt: sandbox.clock.after(validity),
    usedAt: null,
  });
  send(sandbox, sender, kind, user, `${sender.portal}${page}/${token}`);
}

/** Tells the owner of an account that somebody wanted to register with its address. */
export function sendAddressKnown(sandbox: Sandbox, sender: Sender, user: UserRow): void {
  send(sandbox, sender, 'address_known', user, `${sender.portal}/login`);
}

function send(sandbox: Sandbox, sender: Sender, kind: MailKind, user: UserRow, link: string): void {
  const language = user.communicationLanguage;
  const { mails } = sandbox.store;
  const oldest = mails.first();
  if (mails.size >= MAX_MAILS && oldest !== undefined) mails.delete(oldest.id);
  const { subject, paragraphs } = MAIL_TEXTS[kind][language]({ partner: sender.partner, link });
  mails.insert({
    id: sandbox.ids.next(),
    to: user.email,
    kind,
    language,
    subject,
    text: paragraphs.join('\n\n'),
    links: [link],
    sent_at: sandbox.clock.iso(),
  });
}
