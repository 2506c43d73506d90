import type { KycItem, SignatureProvider } from 'contracts/api/enumerations';
import type { ErrorCode } from 'contracts/api/error-codes';
import type { SignatoryRequirements } from 'contracts/api/signatories';
import { findMagicValue } from '../reference-data/magic-values';
import { createIdentification, type IdentificationProcess, identificationStateAt } from './identification';
import type { FlowName } from './status-flow';
import type { Violation } from './violation';

export type OtherDocument = SignatoryRequirements['required_other_documents'][number];

export interface Signing {
  provider: string;
  /** Steps that this person must complete (D-24). */
  required: KycItem[];
  identification: IdentificationProcess;
  guarantor_contract_id: string | null;
  other_documents: OtherDocument[];
  legal_signature_accepted_at: string | null;
  sepa_mandate_accepted_at: string | null;
  completed_at: string | null;
}

export interface SigningFacts {
  signing: Signing;
  taxid?: string | null | undefined;
  hasGuarantorContract: boolean;
  now: string;
}

interface Signer {
  email?: string | null | undefined;
  is_beneficial_owner: boolean;
  country?: string | null | undefined;
}

export function beginSigning(
  signer: Signer,
  {
    flow,
    now,
    link,
    usualProvider: defaultProvider = null,
  }: { flow: FlowName; now: string; link: string; usualProvider?: SignatureProvider | null },
): Signing {
  const provider = providerFor(signer, defaultProvider);
  return {
    provider,
    required: listRequiredKycItems({ isGuarantor: signer.is_beneficial_owner && flow !== 'factoring' }),
    identification: createIdentification(provider, { status: 'not_started' }, { now, link }),
    guarantor_contract_id: null,
    other_documents: [],
    legal_signature_accepted_at: null,
    sepa_mandate_accepted_at: null,
    completed_at: null,
  };
}

/** By default, the country selects the provider. Magic e-mail addresses select another (D-32). */
function providerFor({ email, country }: Signer, usualProvider: SignatureProvider | null): string {
  const magic = findMagicValue('startVideoIdent', email ?? '');
  if (magic?.kind === 'provider') return magic.provider;
  return usualProvider ?? (country === 'CH' ? 'swisssign' : 'idnow');
}

export function listRequiredKycItems({ isGuarantor }: { isGuarantor: boolean }): KycItem[] {
  return [
    'tax_id_specified',
    'ident_completed',
    ...(isGuarantor ? (['guarantor_contract_uploaded'] as const) : []),
    'legal_signature_accepted',
    'sepa_mandate_accepted',
    'loan_signature',
  ];
}

/** Has all six keys of D-24. */
export function kycStatusOf(
  facts: SigningFacts,
): Record<KycItem, { is_required: boolean; is_completed: boolean }> {
  const { signing, taxid, hasGuarantorContract, now } = facts;
  const isDoneByItem: Record<KycItem, boolean> = {
    tax_id_specified: Boolean(taxid),
    ident_completed: identificationStateAt(signing.identification, now).status === 'completed',
    guarantor_contract_uploaded: hasGuarantorContract,
    legal_signature_accepted: signing.legal_signature_accepted_at !== null,
    sepa_mandate_accepted: signing.sepa_mandate_accepted_at !== null,
    loan_signature: signing.completed_at !== null,
  };
  const step = (item: KycItem) => ({
    is_required: signing.required.includes(item),
    is_completed: isDoneByItem[item],
  });
  return {
    tax_id_specified: step('tax_id_specified'),
    ident_completed: step('ident_completed'),
    guarantor_contract_uploaded: step('guarantor_contract_uploaded'),
    legal_signature_accepted: step('legal_signature_accepted'),
    sepa_mandate_accepted: step('sepa_mandate_accepted'),
    loan_signature: step('loan_signature'),
  };
}

const LAST_STEP: KycItem = 'loan_signature';

export function areAllStepsDone(facts: SigningFacts): boolean {
  const steps = Object.entries(kycStatusOf(facts));
  return (
    steps.every(
      ([item, { is_required, is_completed }]) => item === LAST_STEP || !is_required || is_completed,
    ) && facts.signing.other_documents.every(({ is_signed }) => is_signed)
  );
}

export function haveAllSigned(
  people: readonly { is_contract_signatory?: boolean | null; signing: Signing | null }[],
): boolean {
  const willingPeople = people.filter((person) => person.is_contract_signatory === true);
  return willingPeople.length > 0 && willingPeople.every(({ signing }) => Boolean(signing?.completed_at));
}

export function requiresTerms({ required }: Signing): boolean {
  return required.includes('legal_signature_accepted') && required.includes('sepa_mandate_accepted');
}

export function hasAcceptedTerms(signing: Signing): boolean {
  return signing.legal_signature_accepted_at !== null && signing.sepa_mandate_accepted_at !== null;
}

export function findTermsViolations(facts: SigningFacts): Violation[] {
  const steps = kycStatusOf(facts);
  const open = CODES_OF_STEPS_BEFORE_TERMS.filter(
    ([item]) => steps[item].is_required && !steps[item].is_completed,
  );
  const violations: Violation[] = open.map(([item, code]) => ({ code, field: item }));
  if (facts.signing.other_documents.some(({ is_signed }) => !is_signed)) {
    violations.push({ code: 'err_required_documents_missing', field: 'required_other_documents' });
  }
  return violations;
}

const CODES_OF_STEPS_BEFORE_TERMS: readonly (readonly [KycItem, ErrorCode])[] = [
  ['tax_id_specified', 'err_application_no_signatory_tax_id'],
  ['ident_completed', 'err_application_signatory_ident_not_done'],
  ['guarantor_contract_uploaded', 'err_guarantor_contract_missing'],
];

export interface SignedCopy {
  unsignedDocument: OtherDocument;
  isPdf: boolean;
  isInPlace: boolean;
}

export function findSignedCopyProblem({ unsignedDocument, isPdf, isInPlace }: SignedCopy): ErrorCode | null {
  if (unsignedDocument.signing_method !== 'online')
    return isInPlace ? 'err_other_documents_signed_offline' : null;
  if (isInPlace) return isPdf ? null : 'err_document_only_pdf_signable_online';
  return isPdf ? 'err_document_sign_method_not_allowed' : null;
}
