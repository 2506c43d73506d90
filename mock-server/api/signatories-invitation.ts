import { sendSignatureInvitation, sendSignatureRequest } from '../mail/send-mail';
import { normaliseEmail } from '../rules/account-rules';
import { beginSigning, type Signing } from '../rules/signing';
import { statusFlowOf } from '../rules/status-flow';
import { createSecret } from '../store/identifiers';
import type { ApplicationRow, UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import { insertIssuedDocument, removeDocument } from './document-records';
import type { Exchange } from './exchange';
import { currentDeploymentOf } from './own-bank';

export type InvitationContext = Pick<Exchange<never>, 'sandbox' | 'sender'>;

const INVITATION_DAYS = 14;

/** D-25. Call whenever an application reaches Signature. Restarts all signing. */
export function inviteSignatories(context: InvitationContext, applicationId: string): string[] {
  const { applications, signatories } = context.sandbox.store;
  const application = applications.get(applicationId);
  if (application === undefined) throw new Error(`Application ${applicationId} not found`);
  return signatories.findBy('applicationId', applicationId).flatMap((row) => {
    const isWilling = row.is_contract_signatory === true;
    signatories.update(row.id, { signing: isWilling ? newSigning(context.sandbox, application, row) : null });
    if (!isWilling || !row.email) return [];
    inviteSignatory(context, row.id);
    return [normaliseEmail(row.email)];
  });
}

function newSigning(sandbox: Sandbox, { facts, partner }: ApplicationRow, row: SignatoryRow): Signing {
  const signing = beginSigning(row, {
    flow: statusFlowOf(facts.allBanksLoanPurpose),
    now: sandbox.clock.iso(),
    link: createSecret(),
    usualProvider: currentDeploymentOf(sandbox, partner).bankTerms?.identification ?? null,
  });
  if (row.signing !== null) discardContracts(sandbox, row);
  if (!signing.required.includes('guarantor_contract_uploaded')) return signing;
  const contract = insertIssuedDocument(sandbox, {
    applicationId: row.applicationId,
    type: 'guarantor_contract',
    name: `Bürgschaftsvertrag ${row.first_name} ${row.last_name}.pdf`,
    signatoryId: row.id,
  });
  return { ...signing, guarantor_contract_id: contract.id };
}

const CONTRACT_TYPES = ['guarantor_contract', 'signed_guarantor_contract'];

function discardContracts({ store }: Sandbox, { id: signatoryId, applicationId }: SignatoryRow): void {
  for (const document of store.documents.findBy('applicationId', applicationId)) {
    const isContract = CONTRACT_TYPES.includes(document.type);
    if (isContract && document.signatoryId === signatoryId) removeDocument(store, document.id);
  }
}

/** A person with a confirmed account accepts at once. */
export function inviteSignatory({ sandbox, sender }: InvitationContext, signatoryId: string): void {
  const { signatories, applications, users } = sandbox.store;
  const row = signatories.get(signatoryId);
  const application = row && applications.get(row.applicationId);
  if (row?.email === null || row?.email === undefined || application === undefined) return;
  const email = normaliseEmail(row.email);
  const user = users.findFirstBy('email', email) ?? createInvitedUser(sandbox, email, application);
  if (user.emailVerified && user.passwordHash !== null) {
    signatories.update(row.id, { invite_status: 'accepted', invited_until: null });
    sendSignatureRequest(sandbox, sender, user, { signatory: row, application });
    return;
  }
  signatories.update(row.id, {
    invite_status: 'not_accepted',
    invited_until: sandbox.clock.isoAfter({ days: INVITATION_DAYS }),
  });
  sendSignatureInvitation(sandbox, sender, user, { signatory: row, application });
}

function createInvitedUser(sandbox: Sandbox, email: string, { ownerId }: ApplicationRow): UserRow {
  const language = sandbox.store.users.get(ownerId)?.communicationLanguage ?? 'de';
  return sandbox.store.users.insert({
    id: sandbox.ids.next(),
    email,
    passwordHash: null,
    emailVerified: false,
    interfaceLanguage: language,
    communicationLanguage: language,
    acceptedTerms: false,
    acceptedPartnerTerms: false,
    createdAt: sandbox.clock.iso(),
  });
}

/** Following an e-mail's link proves the address. */
export function acceptInvitations({ clock, store: { signatories } }: Sandbox, email: string): void {
  for (const row of signatories.findBy('email', normaliseEmail(email))) {
    if (currentInviteStatusOf(row, clock.iso()) === 'not_accepted') {
      signatories.update(row.id, { invite_status: 'accepted', invited_until: null });
    }
  }
}

export function inviteSignatoryAgain(context: InvitationContext, email: string): number {
  const waitingSignatories = context.sandbox.store.signatories
    .findBy('email', normaliseEmail(email))
    .filter(({ invite_status }) => invite_status === 'not_accepted');
  for (const { id } of waitingSignatories) inviteSignatory(context, id);
  return waitingSignatories.length;
}

export function currentInviteStatusOf(
  { invite_status, invited_until }: SignatoryRow,
  now: string,
): SignatoryRow['invite_status'] {
  const isExpired = invite_status === 'not_accepted' && invited_until !== null && invited_until <= now;
  return isExpired ? 'expired' : invite_status;
}
