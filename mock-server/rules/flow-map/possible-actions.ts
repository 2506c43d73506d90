import type { ApplicationStatus, ApplicationUpdate, PendingAction } from 'contracts/api/enumerations';
import { listAllowedUpdates } from '../allowed-updates';
import { acceptsSignedPapers, documentPermissionsOf } from '../document-permissions';
import { findFactoringChangeRefusal } from '../factoring-rules';
import { findObjectChangeRefusal } from '../finance-object-rules';
import {
  addReportedOutcome,
  checkIdentificationStart,
  identificationStateAt,
  isProvider,
  listIdentificationOutcomes,
  startIdentification,
} from '../identification';
import type { PendingActionFacts, PendingActionItem } from '../pending-actions';
import { areAllStepsDone, findTermsViolations, haveAllSigned, kycStatusOf } from '../signing';
import { type FlowName, listAllowedTransitions } from '../status-flow';
import {
  type ApplicationState,
  FLOW_MAP_TIME,
  listStatesAfterEntering,
  type Signer,
  signingFactsOf,
  TIME_AFTER_ALL_DEADLINES,
} from './application-state';

export type ActionOwner = 'customer' | 'signatory' | 'provider' | 'clock' | 'server' | 'back_office';

export interface PossibleAction {
  readonly owner: ActionOwner;
  readonly to: ApplicationState;
  readonly enteredStatus: ApplicationStatus | null;
  readonly settledItem: PendingAction | null;
}

export const SCREEN_OF_ACTION = {
  email_verification: 'overview',
  bank_information: 'overview',
  company_tax_number: 'overview',
  signatories_specified: 'representatives',
  signatories_minimum_data: 'representatives',
  documents: 'documents',
  debt_register: 'documents',
  finance_objects: 'objects',
  signature: 'signatures',
  factoring_details: 'factoring',
} as const satisfies Record<PendingAction, string>;

export type Screen = (typeof SCREEN_OF_ACTION)[PendingAction];

type ActionByUpdate = Exclude<
  PendingAction,
  'documents' | 'debt_register' | 'finance_objects' | 'factoring_details' | 'signature'
>;

const NEEDED_UPDATES: Record<ActionByUpdate, readonly ApplicationUpdate[]> = {
  email_verification: [],
  bank_information: ['bankinfo'],
  company_tax_number: ['taxIdNumber'],
  signatories_specified: ['signatory', 'signatory_flags'],
  signatories_minimum_data: ['signatory', 'signatory_other', 'signatory_contact', 'signatory_flags'],
};

export function listPossibleActions(
  flow: FlowName,
  state: ApplicationState,
  { facts, pending }: { facts: PendingActionFacts; pending: readonly PendingActionItem[] },
): PossibleAction[] {
  return [
    ...settlingActions(flow, state, facts, pending),
    ...statusTransitions(flow, state, pending),
    ...(state.status === 'Signature' ? signingActions(flow, state) : []),
  ];
}

function settlingActions(
  flow: FlowName,
  state: ApplicationState,
  facts: PendingActionFacts,
  pending: readonly PendingActionItem[],
): PossibleAction[] {
  return pending
    .filter(({ action }) => canSettle(flow, facts, action))
    .map(({ action }) => ({
      owner: 'customer',
      to: { ...state, providedItems: [...state.providedItems, action].toSorted() },
      enteredStatus: null,
      settledItem: action,
    }));
}

function canSettle(flow: FlowName, { application }: PendingActionFacts, action: PendingAction): boolean {
  const { status } = application;
  if (action === 'documents' || action === 'debt_register') {
    return documentPermissionsOf(flow, status, { role: 'applicant' }).canUpload;
  }
  if (action === 'finance_objects') return findObjectChangeRefusal(application) === null;
  if (action === 'factoring_details') return findFactoringChangeRefusal(application) === null;
  const allowedUpdates = listAllowedUpdates(flow, status, 'applicant');
  if (action === 'signature') return false;
  return NEEDED_UPDATES[action].every((update) => allowedUpdates.includes(update));
}

function statusTransitions(
  flow: FlowName,
  state: ApplicationState,
  pending: readonly PendingActionItem[],
): PossibleAction[] {
  const people = state.signers.map(({ signing }) => ({ is_contract_signatory: true, signing }));
  const isAllowedByActor = {
    customer: pending.length === 0,
    server: haveAllSigned(people),
    back_office: true,
  };
  return (['customer', 'server', 'back_office'] as const)
    .filter((actor) => isAllowedByActor[actor])
    .flatMap((owner) =>
      listAllowedTransitions(flow, state.status, owner).flatMap((enteredStatus) =>
        listStatesAfterEntering(flow, state, enteredStatus).map(
          (to): PossibleAction => ({ owner, to, enteredStatus, settledItem: null }),
        ),
      ),
    );
}

function signingActions(flow: FlowName, state: ApplicationState): PossibleAction[] {
  return state.signers.flatMap((signer, index) =>
    signer.signing.completed_at === null
      ? signerSteps(flow, signer).map(([owner, nextSigner]): PossibleAction => {
          const signers = state.signers.with(index, withSigningCompleted(nextSigner));
          return { owner, to: { ...state, signers }, enteredStatus: null, settledItem: 'signature' };
        })
      : [],
  );
}

function withSigningCompleted(signer: Signer): Signer {
  if (!areAllStepsDone(signingFactsOf(signer))) return signer;
  return { ...signer, signing: { ...signer.signing, completed_at: FLOW_MAP_TIME } };
}

function signerSteps(flow: FlowName, signer: Signer): [ActionOwner, Signer][] {
  const { signing } = signer;
  const facts = signingFactsOf(signer);
  const kycStatus = kycStatusOf(facts);
  const isOpen = (item: keyof typeof kycStatus) =>
    kycStatus[item].is_required && !kycStatus[item].is_completed;
  const actions: [ActionOwner, Signer][] = identificationActions(signer);
  const updates = listAllowedUpdates(flow, 'Signature', 'signatory');
  if (isOpen('tax_id_specified') && updates.includes('signatory_tin')) {
    actions.push(['signatory', { ...signer, hasTaxNumber: true }]);
  }
  if (isOpen('guarantor_contract_uploaded') && acceptsSignedPapers('Signature')) {
    actions.push(['signatory', { ...signer, hasGuarantorContract: true }]);
  }
  if (isOpen('legal_signature_accepted') && findTermsViolations(facts).length === 0) {
    const acceptedTerms = {
      legal_signature_accepted_at: FLOW_MAP_TIME,
      sepa_mandate_accepted_at: FLOW_MAP_TIME,
    };
    actions.push(['signatory', { ...signer, signing: { ...signing, ...acceptedTerms } }]);
  }
  return actions;
}

function identificationActions(signer: Signer): [ActionOwner, Signer][] {
  const { provider, identification } = signer.signing;
  if (!isProvider(provider)) return [];
  const withIdentification = (nextIdentification: typeof identification): Signer => ({
    ...signer,
    signing: { ...signer.signing, identification: nextIdentification },
  });
  const actions: [ActionOwner, Signer][] = listIdentificationOutcomes(provider, identification).map(
    (outcome) => [
      provider === 'manual' ? 'back_office' : 'provider',
      withIdentification(addReportedOutcome(identification, outcome)),
    ],
  );
  if (checkIdentificationStart(provider, identification).kind === 'start') {
    actions.push([
      'signatory',
      withIdentification(startIdentification(provider, { now: FLOW_MAP_TIME, link: 'link', portal: null })),
    ]);
  }
  const laterIdentification = identificationStateAt(identification, TIME_AFTER_ALL_DEADLINES);
  if (laterIdentification !== identification)
    actions.push(['clock', withIdentification(laterIdentification)]);
  return actions;
}
