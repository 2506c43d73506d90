import { listApplications } from 'contracts/api/applications';
import {
  acceptRequirements,
  listSignatories,
  type Signatory,
  updateSignatory,
} from 'contracts/api/signatories';
import { logInUser } from './people';
import type { TestSandbox } from './test-simulator';
import { uploadTestDocument } from './uploads';

export interface SigningUser {
  user: TestSandbox;
  id: string;
  people: Signatory[];
  ownIds: { id: string; signatoryId: string };
}

export async function logInApplicant(sandbox: TestSandbox, email: string): Promise<SigningUser> {
  const user = await logInUser(sandbox, email);
  const [application] = await user.expectSuccess(listApplications);
  if (application === undefined) throw new Error(`${email} has no application`);
  return toSigningUser(user, application.applicationId);
}

export async function logInSigningUser(
  sandbox: TestSandbox,
  email: string,
  id: string,
): Promise<SigningUser> {
  return toSigningUser(await logInUser(sandbox, email), id);
}

async function toSigningUser(user: TestSandbox, id: string): Promise<SigningUser> {
  const people = await user.expectSuccess(listSignatories, { params: { id } });
  const ownSignatory = people.find((person) => person.is_current_actor);
  return { user, id, people, ownIds: { id, signatoryId: ownSignatory?.signatory_id ?? 'nobody' } };
}

export async function completeIdentification(
  sandbox: TestSandbox,
  { id, signatoryId }: SigningUser['ownIds'],
  outcome = 'SUCCESS',
) {
  const path = `/simulator/applications/${id}/signatories/${signatoryId}/identification`;
  return await sandbox.request('POST', path, { body: { outcome } });
}

export function acceptTerms({ ownIds }: SigningUser) {
  return {
    signatory_id: ownIds.signatoryId,
    application_id: ownIds.id,
    sepa_mandate_accepted: true,
    legal_signature_accepted: true,
  };
}

const PERSONAL_TAX_NUMBERS = ['86095742719', '36574261809'];

export async function completeStepsBeforeTerms(
  sandbox: TestSandbox,
  signer: SigningUser,
  position = 0,
): Promise<void> {
  const { user, ownIds } = signer;
  const body = { taxid: PERSONAL_TAX_NUMBERS[position] };
  const { requirements } = await user.expectSuccess(updateSignatory, { params: ownIds, body });
  await completeIdentification(sandbox, ownIds);
  if (!requirements?.kyc_status.guarantor_contract_uploaded?.is_required) return;
  await uploadTestDocument(user, signer.id, {
    file_name: `Bürgschaft ${position}.pdf`,
    document_type: 'signed_guarantor_contract',
    related_entity_kind: 'signatory',
    related_entity_id: ownIds.signatoryId,
  });
}

export async function completeSigning(sandbox: TestSandbox, user: SigningUser, position = 0): Promise<void> {
  await completeStepsBeforeTerms(sandbox, user, position);
  await user.user.expectSuccess(acceptRequirements, { params: user.ownIds, body: acceptTerms(user) });
}
