import type { ApplicationStatus, ApplicationUpdate, PendingAction } from 'contracts/api/enumerations';
import { allowedUpdates } from '../allowed-updates';
import { documentPermissions, takesSignedPapers } from '../document-permissions';
import { factoringChangeRefusal } from '../factoring-rules';
import { objectChangeRefusal } from '../finance-object-rules';
import {
  identificationAt,
  isProvider,
  outcomesFor,
  reported,
  startIdentification,
  startVerdict,
} from '../identification';
import type { Pending, Readiness } from '../pending-actions';
import { everybodySigned, isEverythingDone, kycStatus, termsViolations } from '../signing';
import { allowedTransitions, type FlowName } from '../status-flow';
import { entered, MUCH_LATER, NOW, type Signer, signingFactsOf, type WorldState } from './world-state';

/** Who brings an application on: the applicant, who signs, the provider's page, time, the server or the lender. */
export type Mover = 'customer' | 'signatory' | 'provider' | 'clock' | 'server' | 'back_office';

/** One thing that can happen next. */
export interface Move {
  readonly by: Mover;
  readonly to: WorldState;
  /** The status that is entered; null for what changes none. */
  readonly enters: ApplicationStatus | null;
  /** The item that somebody settles. */
  readonly settles: PendingAction | null;
}

/** Pages of the portal on which a pending item is settled. */
export const SCREENS = {
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

/** A page of the portal. */
export type Screen = (typeof SCREENS)[PendingAction];

/** Items that are settled by a change of the application, and whether they can be is not decided by a rule of their own. */
type ByUpdate = Exclude<
  PendingAction,
  'documents' | 'debt_register' | 'finance_objects' | 'factoring_details' | 'signature'
>;

/** What has to be allowed for an item to be settled. A new item has to say it here, or have a rule of its own. */
const NEEDED_UPDATES: Record<ByUpdate, readonly ApplicationUpdate[]> = {
  // The confirmation's link works in every status.
  email_verification: [],
  bank_information: ['bankinfo'],
  company_tax_number: ['taxIdNumber'],
  signatories_specified: ['signatory', 'signatory_flags'],
  signatories_minimum_data: ['signatory', 'signatory_other', 'signatory_contact', 'signatory_flags'],
};

/** Everything that can happen next in a situation, by the rules that decide it for a real application. */
export function movesFrom(
  flow: FlowName,
  state: WorldState,
  { readiness, pending }: { readiness: Readiness; pending: readonly Pending[] },
): Move[] {
  return [
    ...settling(flow, state, readiness, pending),
    ...transitions(flow, state, pending),
    ...(state.status === 'Signature' ? signing(flow, state) : []),
  ];
}

function settling(
  flow: FlowName,
  state: WorldState,
  readiness: Readiness,
  pending: readonly Pending[],
): Move[] {
  return pending
    .filter(({ action }) => maySettle(flow, readiness, action))
    .map(({ action }) => ({
      by: 'customer',
      to: { ...state, given: [...state.given, action].toSorted() },
      enters: null,
      settles: action,
    }));
}

/** Whether the portal lets the applicant settle an item in the status. */
function maySettle(flow: FlowName, { application }: Readiness, action: PendingAction): boolean {
  const { status } = application;
  if (action === 'documents' || action === 'debt_register') {
    return documentPermissions(flow, status, { role: 'applicant' }).canUpload;
  }
  if (action === 'finance_objects') return objectChangeRefusal(application) === null;
  if (action === 'factoring_details') return factoringChangeRefusal(application) === null;
  const allowed = allowedUpdates(flow, status, 'applicant');
  // Settled by those who sign, step by step.
  if (action === 'signature') return false;
  return NEEDED_UPDATES[action].every((update) => allowed.includes(update));
}

/** Steps from status to status: a submit with nothing pending, the server's when everybody has signed, and the lender's. */
function transitions(flow: FlowName, state: WorldState, pending: readonly Pending[]): Move[] {
  const people = state.signers.map(({ signing }) => ({ is_contract_signatory: true, signing }));
  const may = {
    customer: pending.length === 0,
    server: everybodySigned(people),
    back_office: true,
  };
  return (['customer', 'server', 'back_office'] as const)
    .filter((by) => may[by])
    .flatMap((by) =>
      allowedTransitions(flow, state.status, by).flatMap((enters) =>
        entered(flow, state, enters).map((to): Move => ({ by, to, enters, settles: null })),
      ),
    );
}

function signing(flow: FlowName, state: WorldState): Move[] {
  return state.signers.flatMap((signer, index) =>
    signer.signing.completed_at === null
      ? steps(flow, signer).map(([by, next]): Move => {
          const signers = state.signers.with(index, settled(next));
          return { by, to: { ...state, signers }, enters: null, settles: 'signature' };
        })
      : [],
  );
}

/** Notes that a person has signed as soon as nothing is left to do. */
function settled(signer: Signer): Signer {
  if (!isEverythingDone(signingFactsOf(signer))) return signer;
  return { ...signer, signing: { ...signer.signing, completed_at: NOW } };
}

/** What one person, their provider or time can do next. */
function steps(flow: FlowName, signer: Signer): [Mover, Signer][] {
  const { signing } = signer;
  const facts = signingFactsOf(signer);
  const todo = kycStatus(facts);
  const isOpen = (item: keyof typeof todo) => todo[item].is_required && !todo[item].is_completed;
  const all: [Mover, Signer][] = identifying(signer);
  const updates = allowedUpdates(flow, 'Signature', 'signatory');
  if (isOpen('tax_id_specified') && updates.includes('signatory_tin')) {
    all.push(['signatory', { ...signer, hasTaxNumber: true }]);
  }
  if (isOpen('guarantor_contract_uploaded') && takesSignedPapers('Signature')) {
    all.push(['signatory', { ...signer, hasGuarantorContract: true }]);
  }
  if (isOpen('legal_signature_accepted') && termsViolations(facts).length === 0) {
    const accepted = { legal_signature_accepted_at: NOW, sepa_mandate_accepted_at: NOW };
    all.push(['signatory', { ...signer, signing: { ...signing, ...accepted } }]);
  }
  return all;
}

function identifying(signer: Signer): [Mover, Signer][] {
  const { provider, identification } = signer.signing;
  if (!isProvider(provider)) return [];
  const become = (next: typeof identification): Signer => ({
    ...signer,
    signing: { ...signer.signing, identification: next },
  });
  const moves: [Mover, Signer][] = outcomesFor(provider, identification).map((outcome) => [
    provider === 'manual' ? 'back_office' : 'provider',
    become(reported(identification, outcome)),
  ]);
  if (startVerdict(provider, identification).kind === 'start') {
    moves.push([
      'signatory',
      become(startIdentification(provider, { now: NOW, link: 'link', portal: null })),
    ]);
  }
  const later = identificationAt(identification, MUCH_LATER);
  if (later !== identification) moves.push(['clock', become(later)]);
  return moves;
}
