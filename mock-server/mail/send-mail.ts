import { createSecret, hashSecret } from '../store/identifiers';
import type { ApplicationRow, MailKind, TokenKind, UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import { createApplicationInMail } from './application-in-mail';
import { type AppointmentFacts, formatAppointment } from './appointment-mail';
import {
  type AccountMailKind,
  endWithOneFullStop,
  type MailText,
  renderMailText,
  type SignatureMailKind,
  type StatusMailKind,
} from './mail-text';

export interface MailSender {
  partner: string;
  portal: string;
}

const TOKEN_LINKS: Record<TokenKind, { page: string; validity: { hours?: number; days?: number } }> = {
  confirmation: { page: '/user/account/confirm_email', validity: { days: 7 } },
  reset: { page: '/user/account/reset', validity: { hours: 1 } },
  invite: { page: '/user/account/invite', validity: { days: 14 } },
};

const MAX_MAILS = 1000;

export function sendTokenMail(sandbox: Sandbox, sender: MailSender, kind: TokenKind, user: UserRow): void {
  sendAccountMail(sandbox, sender, { kind, user, link: issueToken(sandbox, sender, kind, user) });
}

export function sendAccountExistsMail(sandbox: Sandbox, sender: MailSender, user: UserRow): void {
  sendAccountMail(sandbox, sender, { kind: 'address_known', user, link: `${sender.portal}/login` });
}

interface SignatureMailContext {
  signatory: SignatoryRow;
  application: ApplicationRow;
}

export function sendSignatureInvitation(
  sandbox: Sandbox,
  sender: MailSender,
  user: UserRow,
  request: SignatureMailContext,
): void {
  const query = new URLSearchParams({ redirectTo: signaturesPath(request.application.id) });
  const link = `${issueToken(sandbox, sender, 'invite', user)}?${query}`;
  sendSignatureMail(sandbox, sender, { ...request, kind: 'signature_invitation', user, link });
}

export function sendSignatureRequest(
  sandbox: Sandbox,
  sender: MailSender,
  user: UserRow,
  request: SignatureMailContext,
): void {
  const link = sender.portal + signaturesPath(request.application.id);
  sendSignatureMail(sandbox, sender, { ...request, kind: 'signature_request', user, link });
}

export function sendStatusMail(
  sandbox: Sandbox,
  { partner, portal }: MailSender,
  { kind, user, application }: { kind: StatusMailKind; user: UserRow; application: ApplicationRow },
): void {
  const { communicationLanguage: language } = user;
  const link = portal + applicationPath(application.id);
  const text = renderMailText(kind, language, {
    ...createApplicationInMail(application, language),
    partner,
    link,
  });
  send(sandbox, { kind, user, links: [link], text });
}

interface AppointmentMailContext {
  user: UserRow;
  application: ApplicationRow;
  appointment: Pick<AppointmentFacts, 'advisor' | 'startsAt' | 'meetingType' | 'address' | 'phone'> & {
    id: string;
    email: string;
  };
}

export function sendAppointmentMail(
  sandbox: Sandbox,
  { partner, portal }: MailSender,
  { user, application, appointment: { id, email, ...facts } }: AppointmentMailContext,
): void {
  const { communicationLanguage: language } = user;
  const link = portal + applicationPath(application.id);
  const videoLink = `https://video.example/${id}`;
  const applicationTexts = createApplicationInMail(application, language);
  const text = formatAppointment(language, { ...applicationTexts, ...facts, partner, link, videoLink });
  const links = facts.meetingType === 'webex' ? [link, videoLink] : [link];
  send(sandbox, { kind: 'talk_booked', user: { ...user, email }, links, text });
}

function applicationPath(applicationId: string): string {
  return `/dashboard/applications/${encodeURIComponent(applicationId)}`;
}

export function signaturesPath(applicationId: string): string {
  return `${applicationPath(applicationId)}/signatures`;
}

function issueToken(sandbox: Sandbox, sender: MailSender, kind: TokenKind, user: UserRow): string {
  const token = createSecret();
  const { page, validity } = TOKEN_LINKS[kind];
  sandbox.store.tokens.insert({
    id: hashSecret(token),
    kind,
    userId: user.id,
    expiresAt: sandbox.clock.isoAfter(validity),
    usedAt: null,
  });
  return `${sender.portal}${page}/${token}`;
}

function sendAccountMail(
  sandbox: Sandbox,
  { partner }: MailSender,
  { kind, user, link }: { kind: AccountMailKind; user: UserRow; link: string },
): void {
  const text = renderMailText(kind, user.communicationLanguage, { partner, link });
  send(sandbox, { kind, user, links: [link], text });
}

function sendSignatureMail(
  sandbox: Sandbox,
  { partner }: MailSender,
  {
    kind,
    user,
    signatory,
    application,
    link,
  }: SignatureMailContext & { kind: SignatureMailKind; user: UserRow; link: string },
): void {
  const { communicationLanguage: language } = user;
  const person = `${signatory.first_name} ${signatory.last_name}`;
  const applicationTexts = createApplicationInMail(application, language);
  const text = renderMailText(kind, language, { ...applicationTexts, partner, person, link });
  send(sandbox, { kind, user, links: [link], text });
}

interface Mail {
  kind: MailKind;
  user: Pick<UserRow, 'email' | 'communicationLanguage'>;
  links: string[];
  text: MailText;
}

function send(sandbox: Sandbox, { kind, user, links, text: { subject, paragraphs } }: Mail): void {
  const { mails } = sandbox.store;
  const oldestMail = mails.first();
  if (mails.size >= MAX_MAILS && oldestMail !== undefined) mails.delete(oldestMail.id);
  mails.insert({
    id: sandbox.ids.next(),
    to: user.email,
    kind,
    language: user.communicationLanguage,
    subject,
    text: paragraphs.map(endWithOneFullStop).join('\n\n'),
    links,
    sent_at: sandbox.clock.iso(),
  });
}
