import type { Call } from 'contracts/api/call';
import type { ApplicationUpdate } from 'contracts/api/enumerations';
import { normaliseEmail } from '../rules/account-rules';
import { allowedUpdates, type Role } from '../rules/allowed-updates';
import { flowOf } from '../rules/status-flow';
import type { ApplicationRow, UserRow } from '../store/rows';
import type { Sandbox } from '../store/sandbox';
import type { SignatoryRow } from '../store/signatory-rows';
import type { UserExchange } from './exchange';
import { refusal } from './refusal';

export interface Participation {
  application: ApplicationRow;
  role: Role;
  isAdvisor: boolean;
  signatory?: SignatoryRow;
}

export type RequiredRole = 'read' | 'applicant' | 'participant';

export type Requester = Pick<UserExchange<Call>, 'user' | 'sandbox'>;

/**
 * @throws err_entity_not_found for an unknown or foreign application, err_no_permission if only the applicant
 * has access
 */
export function applicationFor(requester: Requester, id: string, requiredRole: RequiredRole): Participation {
  const application = requester.sandbox.store.applications.get(id);
  const participation = application && participationIn(requester, application);
  if (participation === undefined) throw refusal('err_entity_not_found');
  if (requiredRole === 'applicant' && participation.role !== 'applicant') throw refusal('err_no_permission');
  return participation;
}

export function applicationsOf({ user, sandbox }: Requester): ApplicationRow[] {
  return [...sandbox.store.applications.findBy('ownerId', user.id), ...invitedTo(sandbox, user)];
}

function invitedTo({ store }: Sandbox, { id, email }: UserRow): ApplicationRow[] {
  const own = store.signatories.findBy('email', normaliseEmail(email));
  return own
    .filter(({ invite_status }) => invite_status === 'accepted')
    .flatMap(({ applicationId }) => store.applications.get(applicationId) ?? [])
    .filter(({ ownerId }) => ownerId !== id);
}

/**
 * D-26
 * @throws err_update_not_allowed if the status forbids the change for everyone, err_no_permission if the role
 * does
 */
export function requireUpdate({ application, role }: Participation, update: ApplicationUpdate): void {
  const { allBanksLoanPurpose, status } = application.facts;
  const isAllowedTo = (somebody: Role) =>
    allowedUpdates(flowOf(allBanksLoanPurpose), status, somebody).includes(update);
  if (!isAllowedTo('applicant')) throw refusal('err_update_not_allowed');
  if (!isAllowedTo(role)) throw refusal('err_no_permission');
}

function participationIn(
  { user, sandbox }: Requester,
  application: ApplicationRow,
): Participation | undefined {
  const signatory = ownSignatory(sandbox, application.id, user);
  const own = signatory && { signatory };
  const isAdvisor = user.isAdvisor === true;
  if (application.ownerId === user.id) return { application, role: 'applicant', isAdvisor, ...own };
  return own && { application, role: 'signatory', isAdvisor, ...own };
}

export function ownSignatory(
  { store }: Sandbox,
  applicationId: string,
  { email }: UserRow,
): SignatoryRow | undefined {
  return store.signatories
    .findBy('email', normaliseEmail(email))
    .find((row) => row.applicationId === applicationId && row.invite_status === 'accepted');
}
