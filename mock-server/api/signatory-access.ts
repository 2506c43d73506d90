import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import type { ApplicationAccess } from './access';
import { createRefusal } from './refusal';

export function listSignatoryRows({ store }: Sandbox, applicationId: string): SignatoryRow[] {
  return store.signatories.findBy('applicationId', applicationId);
}

export function requireSignatory(
  { application, role, signatory: ownSignatory }: ApplicationAccess,
  { sandbox }: { sandbox: Sandbox },
  id: string,
): SignatoryRow {
  const row = sandbox.store.signatories.get(id);
  const isVisible =
    row?.applicationId === application.id && (role === 'applicant' || ownSignatory?.id === id);
  if (row === undefined || !isVisible) throw createRefusal('err_entity_not_found');
  return row;
}
