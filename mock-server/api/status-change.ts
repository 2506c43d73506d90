import type { ApplicationStatus } from 'contracts/api/enumerations';
import type { StatusMailKind } from '../mail/mail-text';
import { sendStatusMail } from '../mail/send-mail';
import type { ApplicationRow, MailKind } from '../store/rows';
import type { Exchange } from './exchange';
import { createSenderForApplication } from './host';
import { inviteSignatories } from './signatories-invitation';

export type StatusChangeContext = Pick<Exchange<never>, 'sandbox' | 'settings'>;

const MAIL_KINDS: Partial<Record<ApplicationStatus, StatusMailKind>> = {
  Signature: 'status_signature',
  Rejected: 'status_rejected',
  Paid_Out: 'status_paid_out',
};

export function listMailsOnEntering(status: ApplicationStatus): readonly MailKind[] {
  const statusMail = MAIL_KINDS[status];
  return [
    ...(status === 'Signature' ? (['signature_invitation'] as const) : []),
    ...(statusMail ? [statusMail] : []),
  ];
}

/** Does not check whether the flow allows the status. */
export function enterStatus(
  { sandbox, settings }: StatusChangeContext,
  { id, facts }: ApplicationRow,
  status: ApplicationStatus,
  enteredAt = sandbox.clock.iso(),
): ApplicationRow {
  const { applications, users } = sandbox.store;
  const movedApplication = applications.update(id, { facts: { ...facts, status }, statusSince: enteredAt });
  const sender = createSenderForApplication(sandbox, movedApplication, settings);
  const kind = MAIL_KINDS[status];
  const owner = users.get(movedApplication.ownerId);
  const invitedEmails = status === 'Signature' ? inviteSignatories({ sandbox, sender }, id) : [];
  if (kind !== undefined && owner !== undefined && !invitedEmails.includes(owner.email)) {
    sendStatusMail(sandbox, sender, { kind, user: owner, application: movedApplication });
  }
  return movedApplication;
}
