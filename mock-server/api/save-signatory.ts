import type { SignatoryFields } from 'contracts/api/signatories';
import { normaliseEmail } from '../rules/account-rules';
import type { Person, SignatoryField } from '../rules/signatory-record';
import { parseStatus } from '../rules/status-flow';
import type { ApplicationRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import { type InvitationContext, inviteSignatory } from './signatories-invitation';
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
  context: InvitationContext,
  application: ApplicationRow,
  {
    row,
    changedPerson,
    changedFields,
  }: { row: SignatoryRow; changedPerson: Person; changedFields: readonly SignatoryField[] },
): void {
  const { sandbox } = context;
  const hasNewAddress = changedFields.includes('email') && !differsOnlyInCase(row.email, changedPerson.email);
  const updatedSignatory = sandbox.store.signatories.update(row.id, {
    ...Object.fromEntries(changedFields.map((member) => [member, changedPerson[member]])),
    updated_at: sandbox.clock.iso(),
    ...(hasNewAddress && { invite_status: 'not_invited' as const, invited_until: null }),
  });
  if (updatedSignatory.is_main_contact) demoteOtherContacts(sandbox, updatedSignatory);
  const isSigning =
    parseStatus(application.facts.status) === 'Signature' && updatedSignatory.signing !== null;
  if (hasNewAddress && isSigning) inviteSignatory(context, row.id);
}

function differsOnlyInCase(
  previousEmail: string | null | undefined,
  changedEmail: string | null | undefined,
): boolean {
  return normaliseEmail(previousEmail ?? '') === normaliseEmail(changedEmail ?? '');
}

function demoteOtherContacts(sandbox: Sandbox, { id, applicationId }: SignatoryRow): void {
  for (const otherSignatory of listSignatoryRows(sandbox, applicationId)) {
    if (otherSignatory.id === id || !otherSignatory.is_main_contact) continue;
    sandbox.store.signatories.update(otherSignatory.id, {
      is_main_contact: false,
      updated_at: sandbox.clock.iso(),
    });
  }
}
