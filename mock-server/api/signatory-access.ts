import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import type { Participation } from './access';
import { refusal } from './refusal';

export function rowsOf({ store }: Sandbox, applicationId: string): SignatoryRow[] {
  return store.signatories.findBy('applicationId', applicationId);
}

export function signatoryIn(
  { application, role, signatory: own }: Participation,
  { sandbox }: { sandbox: Sandbox },
  id: string,
): SignatoryRow {
  const row = sandbox.store.signatories.get(id);
  const isVisible = row?.applicationId === application.id && (role === 'applicant' || own?.id === id);
  if (row === undefined || !isVisible) throw refusal('err_entity_not_found');
  return row;
}
