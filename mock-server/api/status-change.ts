import type { ApplicationStatus } from 'contracts/api/enumerations';
import { sendStatusMail } from '../mail/post';
import type { StatusMailKind } from '../mail/status-texts';
import type { ApplicationRow, MailKind } from '../store/rows';
import type { Exchange } from './exchange';
import { senderAbout } from './host';
import { inviteSignatories } from './signatories-invitation';

/** The world in which an application moves. */
export type Moving = Pick<Exchange<never>, 'sandbox' | 'settings'>;

/** Statuses of which the applicant is informed by mail. */
const TOLD: Partial<Record<ApplicationStatus, StatusMailKind>> = {
  Signature: 'status_signature',
  Rejected: 'status_rejected',
  Paid_Out: 'status_paid_out',
};

/** The mails that somebody may get when an application enters a status. */
export function mailsOnEntering(status: ApplicationStatus): readonly MailKind[] {
  const told = TOLD[status];
  return [...(status === 'Signature' ? (['signature_invitation'] as const) : []), ...(told ? [told] : [])];
}

/**
 * Puts an application into a status, with everything that follows from it (SIM-03, D-25): mails to the applicant, and invitations to
 * everybody who has to sign. Whether the step is allowed is for the caller to know. `at` is when it happened, now when left out.
 */
export function enterStatus(
  { sandbox, settings }: Moving,
  { id, facts }: ApplicationRow,
  status: ApplicationStatus,
  at = sandbox.clock.iso(),
): ApplicationRow {
  const { applications, users } = sandbox.store;
  const moved = applications.update(id, { facts: { ...facts, status }, statusSince: at });
  const sender = senderAbout(sandbox, moved, settings);
  const kind = TOLD[status];
  const owner = users.get(moved.ownerId);
  const asked = status === 'Signature' ? inviteSignatories({ sandbox, sender }, id) : [];
  // Whoever is asked to sign has the same news in that mail.
  if (kind !== undefined && owner !== undefined && !asked.includes(owner.email)) {
    sendStatusMail(sandbox, sender, kind, owner, moved);
  }
  return moved;
}
