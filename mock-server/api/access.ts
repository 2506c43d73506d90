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

/** An application with who is asking. `signatory` is the asking user's own record; an applicant may have one too. */
export interface Participation {
  application: ApplicationRow;
  role: Role;
  /** The one who asks works at the lender. */
  isAdvisor: boolean;
  signatory?: SignatoryRow;
}

/** Role required by a call: `read` and `participant` take both roles, `applicant` only the applicant. */
export type Need = 'read' | 'applicant' | 'participant';

/** The user who makes a call, and their sandbox. */
export type Requester = Pick<UserExchange<Call>, 'user' | 'sandbox'>;

/**
 * The application as it stands now, with the role of the user who asks.
 * Throws err_entity_not_found for an unknown one and for somebody who has no part in it (being refused would tell that it exists),
 * err_no_permission when a signatory asks for what only the applicant may.
 */
export function applicationFor(asking: Requester, id: string, need: Need): Participation {
  const application = asking.sandbox.store.applications.get(id);
  const participation = application && participationIn(asking, application);
  if (participation === undefined) throw refusal('err_entity_not_found');
  if (need === 'applicant' && participation.role !== 'applicant') throw refusal('err_no_permission');
  return participation;
}

/** The applications that a user has a part in: their own, then those of others that they are to sign. */
export function applicationsOf({ user, sandbox }: Requester): ApplicationRow[] {
  return [...sandbox.store.applications.findBy('ownerId', user.id), ...invitedTo(sandbox, user)];
}

/** Somebody else's applications that the user is to sign, and has accepted the invitation of. */
function invitedTo({ store }: Sandbox, { id, email }: UserRow): ApplicationRow[] {
  const own = store.signatories.findBy('email', normaliseEmail(email));
  return own
    .filter(({ invite_status }) => invite_status === 'accepted')
    .flatMap(({ applicationId }) => store.applications.get(applicationId) ?? [])
    .filter(({ ownerId }) => ownerId !== id);
}

/**
 * Throws err_update_not_allowed when the application's status does not let this be changed (D-26), which goes for everybody;
 * err_no_permission when it lets somebody, but not this role.
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

/**
 * The user's own record among the representatives of an application: found by e-mail, and theirs only once they have accepted
 * the invitation.
 */
export function ownSignatory(
  { store }: Sandbox,
  applicationId: string,
  { email }: UserRow,
): SignatoryRow | undefined {
  return store.signatories
    .findBy('email', normaliseEmail(email))
    .find((row) => row.applicationId === applicationId && row.invite_status === 'accepted');
}
