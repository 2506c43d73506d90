import {
  canIdentify,
  type IdentificationFacts,
  type IdentityState,
  identityStateOf,
  mustLenderAct,
  providerPageOf,
} from './signing-identity';

/** D-24. Missing flags count as not required. */
export interface StepFlags {
  readonly is_required: boolean;
  readonly is_completed: boolean;
}

export interface OtherDocument {
  readonly document_id: string;
  readonly document_type: string;
  readonly signing_method: string;
  readonly is_signed: boolean;
  readonly signed_document_id?: string | null | undefined;
}

export interface SigningRequirements extends IdentificationFacts {
  readonly kyc_status: Readonly<Record<string, StepFlags>>;
  readonly required_other_documents: readonly OtherDocument[];
  /** URL that is valid for a few minutes. */
  readonly guarantor_contract_url?: string | null | undefined;
}

/** SIGN-01 defines the order. */
export const SIGNING_STEPS = ['taxNumber', 'identity', 'agreements', 'terms'] as const;
export type SigningStepName = (typeof SIGNING_STEPS)[number];

/** `waiting`: the lender must start the step. `busy`: its result is pending. `locked`: other steps come first (SIGN-02). */
export type SigningStepState = 'done' | 'open' | 'waiting' | 'busy' | 'failed' | 'locked';

export interface SigningStep {
  readonly name: SigningStepName;
  readonly state: SigningStepState;
}

export interface SigningProgress {
  readonly steps: readonly SigningStep[];
  readonly identity: IdentityState;
  readonly isSigned: boolean;
}

export function findNextSigningStep({
  steps,
  identity,
}: Pick<SigningProgress, 'steps' | 'identity'>): SigningStepName | null {
  const hasButton = ({ name }: SigningStep) =>
    name !== 'identity' || canIdentify(identity) || providerPageOf(identity) !== null;
  const first = (...states: readonly SigningStepState[]) =>
    steps.find((step) => states.includes(step.state) && hasButton(step))?.name;
  return first('open', 'failed') ?? first('busy') ?? null;
}

/** @param acceptsTaxNumber the server accepts the number now (`signatory_tin`, D-26) */
export function createSigningProgress(
  requirements: SigningRequirements,
  acceptsTaxNumber: boolean,
): SigningProgress {
  const identity = identityStateOf(requirements);
  const earlierSteps: SigningStep[] = [];
  if (isRequired(requirements, 'tax_id_specified')) {
    const missingState = acceptsTaxNumber ? 'open' : 'locked';
    earlierSteps.push({
      name: 'taxNumber',
      state: isDone(requirements, 'tax_id_specified') ? 'done' : missingState,
    });
  }
  if (isRequired(requirements, 'ident_completed')) {
    earlierSteps.push({ name: 'identity', state: identityState(requirements, identity) });
  }
  if (asksForAgreements(requirements)) {
    earlierSteps.push({ name: 'agreements', state: areAgreementsDone(requirements) ? 'done' : 'open' });
  }
  const steps = asksForTerms(requirements)
    ? [...earlierSteps, { name: 'terms' as const, state: termsState(requirements, earlierSteps) }]
    : earlierSteps;
  return { steps, identity, isSigned: isSigned(requirements) };
}

export function isSigned(requirements: SigningRequirements): boolean {
  return (
    Object.values(requirements.kyc_status).every(
      ({ is_required, is_completed }) => !is_required || is_completed,
    ) && requirements.required_other_documents.every(({ is_signed }) => is_signed)
  );
}

export function findLockingSteps(steps: readonly SigningStep[]): number[] {
  return steps.flatMap(({ name, state }, index) => (name !== 'terms' && state !== 'done' ? [index + 1] : []));
}

export function asksForGuarantorContract(requirements: SigningRequirements): boolean {
  return isRequired(requirements, 'guarantor_contract_uploaded');
}

export function hasGuarantorContract(requirements: SigningRequirements): boolean {
  return isDone(requirements, 'guarantor_contract_uploaded');
}

function asksForAgreements(requirements: SigningRequirements): boolean {
  return asksForGuarantorContract(requirements) || requirements.required_other_documents.length > 0;
}

function areAgreementsDone(requirements: SigningRequirements): boolean {
  return (
    (!asksForGuarantorContract(requirements) || hasGuarantorContract(requirements)) &&
    requirements.required_other_documents.every(({ is_signed }) => is_signed)
  );
}

export function asksForSignature(steps: readonly SigningStep[]): boolean {
  return steps.some(({ name, state }) => name === 'terms' && state !== 'done');
}

function asksForTerms(requirements: SigningRequirements): boolean {
  return CONSENT_REQUIREMENTS.every((item) => isRequired(requirements, item));
}

function termsState(
  requirements: SigningRequirements,
  earlierSteps: readonly SigningStep[],
): SigningStepState {
  if (areTermsAccepted(requirements)) return 'done';
  return earlierSteps.every(({ state }) => state === 'done') ? 'open' : 'locked';
}

export const areTermsAccepted = (requirements: SigningRequirements): boolean =>
  CONSENT_REQUIREMENTS.every((item) => isDone(requirements, item));

const CONSENT_REQUIREMENTS = ['legal_signature_accepted', 'sepa_mandate_accepted'] as const;

function identityState(requirements: SigningRequirements, identity: IdentityState): SigningStepState {
  if (isDone(requirements, 'ident_completed')) return 'done';
  switch (identity.kind) {
    case 'open':
      return mustLenderAct(identity) ? 'waiting' : 'open';
    case 'busy':
      return 'busy';
    case 'done':
      return 'done';
    default:
      return 'failed';
  }
}

function isRequired({ kyc_status }: SigningRequirements, item: string): boolean {
  return kyc_status[item]?.is_required ?? false;
}

function isDone({ kyc_status }: SigningRequirements, item: string): boolean {
  return kyc_status[item]?.is_completed ?? false;
}
