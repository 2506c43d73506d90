import type { SignatoryFields } from 'contracts/api/signatories';
import { normaliseEmail } from '../rules/account-rules';
import type { Person, SignatoryField } from '../rules/signatory-record';
import { parseStatus } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import { type InvitationSending, inviteSignatory } from './signatories-invitation';
import { listSignatoryRows } from './signatory-access';

export function insertSignatory(
  sandbox: Sandbox,
  application: ApplicationRow,
  person: SignatoryFields,
): SignatoryRow {
  const row = sandbox.store.signatories.insert({
    ...person,
    id: sandbox.ids.next(),
    applicationId: application.id,
    is_main_contact: person.is_main_contact ?? false,
    custom_fields_list: person.custom_fields_list ?? [],
    invite_status: 'not_invited',
    invited_until: null,
    credit_score: null,
    signing: null,
    updated_at: sandbox.clock.iso(),
  });
  if (row.is_main_contact) demoteOtherContacts(sandbox, row);
  return row;
}

export function saveSignatory(
  sending: InvitationSending,
  application: ApplicationRow,
  { row, after, changed }: { row: SignatoryRow; after: Person; changed: readonly SignatoryField[] },
): void {
  const { sandbox } = sending;
  const hasMoved = changed.includes('email') && !differsOnlyInCase(row.email, after.email);
  const updated = sandbox.store.signatories.update(row.id, {
    ...Object.fromEntries(changed.map((member) => [member, after[member]])),
    updated_at: sandbox.clock.iso(),
    ...(hasMoved && { invite_status: 'not_invited' as const, invited_until: null }),
  });
  if (updated.is_main_contact) demoteOtherContacts(sandbox, updated);
  const isSigning = parseStatus(application.facts.status) === 'Signature' && updated.signing !== null;
  if (hasMoved && isSigning) inviteSignatory(sending, row.id);
}

function differsOnlyInCase(before: string | null | undefined, after: string | null | undefined): boolean {
  return normaliseEmail(before ?? '') === normaliseEmail(after ?? '');
}

function demoteOtherContacts(sandbox: Sandbox, { id, applicationId }: SignatoryRow): void {
  for (const other of listSignatoryRows(sandbox, applicationId)) {
    if (other.id === id || !other.is_main_contact) continue;
    sandbox.store.signatories.update(other.id, { is_main_contact: false, updated_at: sandbox.clock.iso() });
  }
}
