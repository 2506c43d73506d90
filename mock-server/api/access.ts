import type { Call } from 'contracts/api/call';
import type { ApplicationUpdate } from 'contracts/api/enumerations';
import { normaliseEmail } from '../rules/account-rules';
import { type ApplicantRole, listAllowedUpdates } from '../rules/allowed-updates';
import { statusFlowOf } from '../rules/status-flow';
import type { ApplicationRow, UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import type { UserExchange } from './exchange';
import { createRefusal } from './refusal';

export interface ApplicationAccess {
  application: ApplicationRow;
  role: ApplicantRole;
  isAdvisor: boolean;
  signatory?: SignatoryRow;
}

export type RequiredRole = 'read' | 'applicant' | 'participant';

export type Requester = Pick<UserExchange<Call>, 'user' | 'sandbox'>;

/**
 * @throws err_entity_not_found for an unknown or foreign application, err_no_permission if only the applicant
 * has access
 */
export function requireApplicationFor(
  requester: Requester,
  id: string,
  requiredRole: RequiredRole,
): ApplicationAccess {
  const application = requester.sandbox.store.applications.get(id);
  const participation = application && participationIn(requester, application);
  if (participation === undefined) throw createRefusal('err_entity_not_found');
  if (requiredRole === 'applicant' && participation.role !== 'applicant')
    throw createRefusal('err_no_permission');
  return participation;
}

export function listApplicationsOf({ user, sandbox }: Requester): ApplicationRow[] {
  return [
    ...sandbox.store.applications.findBy('ownerId', user.id),
    ...listInvitedApplications(sandbox, user),
  ];
}

function listInvitedApplications({ store }: Sandbox, { id, email }: UserRow): ApplicationRow[] {
  const ownSignatories = store.signatories.findBy('email', normaliseEmail(email));
  return ownSignatories
    .filter(({ invite_status }) => invite_status === 'accepted')
    .flatMap(({ applicationId }) => store.applications.get(applicationId) ?? [])
    .filter(({ ownerId }) => ownerId !== id);
}

/** @throws err_update_not_allowed if the status forbids the change (D-26), err_no_permission if the role does */
export function requireAllowedUpdate(
  { application, role }: ApplicationAccess,
  update: ApplicationUpdate,
): void {
  const { allBanksLoanPurpose, status } = application.facts;
  const isAllowedTo = (applicantRole: ApplicantRole) =>
    listAllowedUpdates(statusFlowOf(allBanksLoanPurpose), status, applicantRole).includes(update);
  if (!isAllowedTo('applicant')) throw createRefusal('err_update_not_allowed');
  if (!isAllowedTo(role)) throw createRefusal('err_no_permission');
}

function participationIn(
  { user, sandbox }: Requester,
  application: ApplicationRow,
): ApplicationAccess | undefined {
  const signatory = findOwnSignatory(sandbox, application.id, user);
  const signatoryMember = signatory && { signatory };
  const isAdvisor = user.isAdvisor === true;
  if (application.ownerId === user.id)
    return { application, role: 'applicant', isAdvisor, ...signatoryMember };
  return signatoryMember && { application, role: 'signatory', isAdvisor, ...signatoryMember };
}

export function findOwnSignatory(
  { store }: Sandbox,
  applicationId: string,
  { email }: UserRow,
): SignatoryRow | undefined {
  return store.signatories
    .findBy('email', normaliseEmail(email))
    .find((row) => row.applicationId === applicationId && row.invite_status === 'accepted');
}
