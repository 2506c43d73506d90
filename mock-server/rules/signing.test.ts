import { KYC_ITEMS } from 'contracts/api/enumerations';
import { describe, expect, it, test } from 'vitest';
import { createIdentification } from './identification';
import {
  areAllStepsDone,
  beginSigning,
  findSignedCopyProblem,
  findTermsViolations,
  hasAcceptedTerms,
  haveAllSigned,
  kycStatusOf,
  type OtherDocument,
  requiresTerms,
  type Signing,
  type SigningFacts,
} from './signing';

const NOW = '2026-03-02T09:00:00.000Z';
const SIGNING_CONTEXT = { flow: 'loan', now: NOW, link: 'abc' } as const;

const guarantorSigning = beginSigning({ is_beneficial_owner: true, country: 'DE' }, SIGNING_CONTEXT);

function document(change: Partial<OtherDocument> = {}): OtherDocument {
  return {
    document_id: 'd1',
    document_type: 'pep_check',
    signing_method: 'offline',
    is_signed: true,
    signed_document_id: 'd2',
    ...change,
  };
}

function facts(change: Partial<SigningFacts> = {}, signing: Partial<Signing> = {}): SigningFacts {
  return {
    signing: {
      ...guarantorSigning,
      identification: createIdentification('idnow', { status: 'completed' }, SIGNING_CONTEXT),
      other_documents: [document()],
      ...signing,
    },
    taxid: '36574261809',
    hasGuarantorContract: true,
    now: NOW,
    ...change,
  };
}

const ACCEPTED = { legal_signature_accepted_at: NOW, sepa_mandate_accepted_at: NOW };

describe('SIGN-01 beginSigning', () => {
  test.each([
    [{ is_beneficial_owner: true, country: 'DE' }, 'loan', 'idnow', true],
    [{ is_beneficial_owner: true, country: 'DE' }, 'bank_product', 'idnow', true],
    [{ is_beneficial_owner: true, country: 'DE' }, 'factoring', 'idnow', false],
    [{ is_beneficial_owner: false, country: 'DE' }, 'loan', 'idnow', false],
    [{ is_beneficial_owner: false, country: 'CH' }, 'loan', 'swisssign', false],
    [{ is_beneficial_owner: false, country: null }, 'loan', 'idnow', false],
    [
      { is_beneficial_owner: false, country: 'CH', email: 'Postident@magic.example' },
      'loan',
      'postident',
      false,
    ],
  ] as const)(
    'beginSigning for the person %o in the flow %s starts with the provider %s and requires a guarantor contract: %s',
    (signer, flow, provider, isGuarantor) => {
      const signing = beginSigning(signer, { ...SIGNING_CONTEXT, flow });
      expect(signing.provider).toBe(provider);
      expect(signing.required).toEqual(
        KYC_ITEMS.filter((item) => isGuarantor || item !== 'guarantor_contract_uploaded'),
      );
      expect(signing.identification.status).toBe('not_started');
    },
  );

  it('opens the decision page of the back office for a manual identification', () => {
    const signer = { is_beneficial_owner: false, country: 'DE', email: 'manual@magic.example' };
    expect(beginSigning(signer, SIGNING_CONTEXT)).toMatchObject({
      provider: 'manual',
      identification: { link: 'abc' },
    });
  });

  test.each([
    [guarantorSigning.required, true],
    [['legal_signature_accepted', 'tax_id_specified'], false],
    [['sepa_mandate_accepted'], false],
    [[], false],
  ] as const)('requiresTerms for the required steps %j returns %s (SIGN-02, D-67)', (required, expected) => {
    expect(requiresTerms({ ...guarantorSigning, required: [...required] })).toBe(expected);
  });
});

describe('D-24 signing steps of a person', () => {
  it('signing steps are listed with all six states', () => {
    expect(kycStatusOf(facts())).toEqual({
      tax_id_specified: { is_required: true, is_completed: true },
      ident_completed: { is_required: true, is_completed: true },
      guarantor_contract_uploaded: { is_required: true, is_completed: true },
      legal_signature_accepted: { is_required: true, is_completed: false },
      sepa_mandate_accepted: { is_required: true, is_completed: false },
      loan_signature: { is_required: true, is_completed: false },
    });
  });

  it('signing steps are complete once the person has accepted the terms (SIGN-08)', () => {
    expect(areAllStepsDone(facts())).toBe(false);
    expect(areAllStepsDone(facts({}, ACCEPTED))).toBe(true);
  });

  test.each<[string, SigningFacts]>([
    ['tax number', facts({ taxid: null }, ACCEPTED)],
    [
      'identification',
      facts(
        {},
        {
          ...ACCEPTED,
          identification: createIdentification('idnow', { status: 'under_review' }, SIGNING_CONTEXT),
        },
      ),
    ],
    ['guarantor contract', facts({ hasGuarantorContract: false }, ACCEPTED)],
    ['other document', facts({}, { ...ACCEPTED, other_documents: [document({ is_signed: false })] })],
    ['SEPA mandate', facts({}, { ...ACCEPTED, sepa_mandate_accepted_at: null })],
  ])('signing steps are not complete if one step is missing: %s', (_, incomplete) => {
    expect(areAllStepsDone(incomplete)).toBe(false);
  });

  it('signing steps are complete without steps that are not required', () => {
    const required = ['legal_signature_accepted', 'sepa_mandate_accepted'] as const;
    const factsWithoutOptionalSteps = facts(
      { taxid: null, hasGuarantorContract: false },
      { ...ACCEPTED, required: [...required] },
    );
    expect(areAllStepsDone(factsWithoutOptionalSteps)).toBe(true);
  });
});

describe('SIGN-02 the terms', () => {
  test.each<[string, Partial<Signing>, boolean]>([
    ['without consents', {}, false],
    ['without the SEPA mandate', { ...ACCEPTED, sepa_mandate_accepted_at: null }, false],
    ['without the legal signature', { ...ACCEPTED, legal_signature_accepted_at: null }, false],
    ['with both consents', ACCEPTED, true],
  ])('hasAcceptedTerms %s returns $2', (_, signing, expected) => {
    expect(hasAcceptedTerms({ ...guarantorSigning, ...signing })).toBe(expected);
  });

  test.each<[string, SigningFacts, string[]]>([
    ['no errors for complete steps', facts(), []],
    ['an error for a missing tax number', facts({ taxid: '' }), ['err_application_no_signatory_tax_id']],
    [
      'an error for an unfinished identification',
      facts(
        {},
        { identification: createIdentification('idnow', { status: 'in_progress' }, SIGNING_CONTEXT) },
      ),
      ['err_application_signatory_ident_not_done'],
    ],
    [
      'an error for a missing guarantor contract',
      facts({ hasGuarantorContract: false }),
      ['err_guarantor_contract_missing'],
    ],
    [
      'an error for an unsigned document',
      facts({}, { other_documents: [document({ is_signed: false })] }),
      ['err_required_documents_missing'],
    ],
    [
      'errors of required steps only',
      facts({ taxid: null, hasGuarantorContract: false }, { required: ['tax_id_specified'] }),
      ['err_application_no_signatory_tax_id'],
    ],
  ])('findTermsViolations returns %s', (_, given, codes) => {
    expect(findTermsViolations(given).map(({ code }) => code)).toEqual(codes);
  });
});

describe('D-22 haveAllSigned', () => {
  const willingSigner = (completed_at: string | null) => ({
    is_contract_signatory: true,
    signing: { ...guarantorSigning, completed_at },
  });
  const unwillingSigner = { is_contract_signatory: false, signing: null };
  test.each([
    ['nobody', [], false],
    ['one person who does not sign', [unwillingSigner], false],
    ['a person who has signed and one who does not sign', [willingSigner(NOW), unwillingSigner], true],
    ['a person who has signed and one who has not', [willingSigner(NOW), willingSigner(null)], false],
    [
      'a person who has signed and one without signing steps',
      [willingSigner(NOW), { is_contract_signatory: true, signing: null }],
      false,
    ],
  ])('haveAllSigned for %s returns $2', (_, people, expected) => {
    expect(haveAllSigned(people)).toBe(expected);
  });
});

test.each([
  ['offline', true, false, null],
  ['offline', false, false, null],
  ['offline', true, true, 'err_other_documents_signed_offline'],
  ['online', true, true, null],
  ['online', false, true, 'err_document_only_pdf_signable_online'],
  ['online', true, false, 'err_document_sign_method_not_allowed'],
  ['online', false, false, null],
] as const)(
  'SIGN-06 findSignedCopyProblem for the method %s (copy is a PDF: %s, copy replaces the document: %s) returns %s',
  (signing_method, isPdf, isInPlace, problem) => {
    expect(findSignedCopyProblem({ unsignedDocument: document({ signing_method }), isPdf, isInPlace })).toBe(
      problem,
    );
  },
);
