import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import type { ErrorCode } from 'contracts/api/error-codes';
import { jonasBrandt, katrinBrandt } from 'fixtures/people';
import { describe, it } from 'vitest';
import type { ApiClient } from '~/api/client.server';
import { signing } from '~/api/signing.server';
import { itRefusesUnauthorizedAccess } from './access-refusals';
import { createExample, createIncludingExample } from './example';
import { createExpectedRefusal, createExpectedResponse, recordExchange } from './exchange';
import { createProvidedId, createProvidedPath, EXAMPLE_ID, type ProviderState } from './provider-state';

const katrin = (scenario: string): ProviderState => ({ scenario, loggedIn: katrinBrandt.key });
const OTHER_PERSON = katrin('representatives-incomplete');
const BEFORE_SIGNATURE: ProviderState = { ...katrin('signing'), reopened: true };

const SIGNER_IDS = { applicationId: EXAMPLE_ID, signatoryId: EXAMPLE_ID };
const pathOf = (call: Call) =>
  createProvidedPath(call.path, { id: 'applicationId', signatoryId: 'signatoryId' });

const KYC_ITEMS = [
  'tax_id_specified',
  'ident_completed',
  'legal_signature_accepted',
  'sepa_mandate_accepted',
  'loan_signature',
] as const;

const createKycStatus = (...completedItems: readonly (typeof KYC_ITEMS)[number][]) =>
  Object.fromEntries(
    KYC_ITEMS.map((item) => [item, { is_required: true, is_completed: completedItems.includes(item) }]),
  );

const steps = (change: object = {}) => ({
  kyc_status: createKycStatus('tax_id_specified'),
  required_other_documents: [],
  signature_provider: createExample('idnow'),
  signature_status: createExample('not_started'),
  ...change,
});

function createRefusalWithFields(...reasons: [code: ErrorCode, field: string][]) {
  const errors = reasons.map(([code, field]) => ({ code, field }));
  return {
    status: 422,
    body: { errors },
    result: { ok: false, error: { kind: 'refused', status: 422, errors } },
  };
}

describe('QA-01 getRequirements', () => {
  const call = CALLS.getRequirements;
  const send = (api: ApiClient) => signing.requirements(api, SIGNER_IDS);

  it('returns the steps and documents of a signatory', async () => {
    const document = {
      document_id: createExample(EXAMPLE_ID),
      document_type: createExample('gdpr_consent'),
    };
    await recordExchange(call, {
      case: 'of a person who has documents to sign',
      given: katrin('signing-documents'),
      path: pathOf(call),
      expected: createExpectedResponse(
        call,
        steps({
          kyc_status: {
            ...createKycStatus('tax_id_specified', 'ident_completed'),
            guarantor_contract_uploaded: { is_required: true, is_completed: false },
          },
          guarantor_contract_url: createExample('http://localhost:4000/blob/contract'),
          required_other_documents: createIncludingExample(
            { ...document, signing_method: 'online', is_signed: true },
            { ...document, signing_method: 'offline', is_signed: false },
          ),
        }),
      ),
      send,
    });
  });

  it("SIGN-03 returns the state of an identification and the provider's URL", async () => {
    await recordExchange(call, {
      case: 'of a person during the identification',
      given: katrin('identification-idnow-in-progress'),
      path: pathOf(call),
      expected: createExpectedResponse(
        call,
        steps({
          signature_status: 'in_progress',
          digital_signature_url: createExample('http://localhost:4000/simulator/providers/idnow/a-link'),
        }),
      ),
      send,
    });
  });

  itRefusesUnauthorizedAccess(call, {
    send: (api, applicationId) => signing.requirements(api, { ...SIGNER_IDS, applicationId }),
  });
});

describe('QA-01 startVideoIdent', () => {
  const call = CALLS.startVideoIdent;
  const send = (api: ApiClient) => signing.startIdentification(api, SIGNER_IDS);

  it.each([
    ['begins', 'identification-idnow-not-started'],
    ['begins again after it was canceled', 'identification-idnow-canceled'],
    ['returns the open identification', 'identification-swisssign-in-progress'],
  ])('SIGN-05 returns an identification in progress in the scenario $1', async (situation, scenario) => {
    await recordExchange(call, {
      case: situation,
      given: katrin(scenario),
      path: pathOf(call),
      expected: createExpectedResponse(
        call,
        steps({
          signature_status: 'in_progress',
          digital_signature_url: createExample('http://localhost:4000/simulator/providers/idnow/a-link'),
        }),
      ),
      send,
    });
  });

  it.each([
    [
      'once it is completed',
      katrin('identification-idnow-completed'),
      'err_update_not_allowed',
      'signature_status',
    ],
    [
      'after a confirmed fraud suspicion',
      katrin('identification-fraud'),
      'err_update_not_allowed',
      'ident_result',
    ],
    ['before the signatures', BEFORE_SIGNATURE, 'err_status_unexpected', undefined],
    [
      'of a person whom the lender identifies',
      katrin('identification-manual-not-started'),
      'err_application_signatory_no_ident_url',
      'signature_provider',
    ],
    ['for another person', OTHER_PERSON, 'err_no_permission', undefined],
  ] as const)('SIGN-05 refuses an identification %s', async (situation, given, code, field) => {
    await recordExchange(call, {
      case: situation,
      given,
      path: pathOf(call),
      expected: createExpectedRefusal(code, field),
      send,
    });
  });

  itRefusesUnauthorizedAccess(call, {
    send: (api, applicationId) => signing.startIdentification(api, { ...SIGNER_IDS, applicationId }),
  });
});

describe('QA-01 linkSignedDocument', () => {
  const call = CALLS.linkSignedDocument;
  const OTHER_ID = 'b3a1f6de-54f0-4f0e-9d9a-9f1d7a1f0c11';
  const existingDocument = {
    unsigned_doc_id: createProvidedId('otherDocumentId'),
    signed_doc_id: createProvidedId('otherDocumentId'),
  };
  const unknownDocument = { unsigned_doc_id: EXAMPLE_ID, signed_doc_id: EXAMPLE_ID };
  const send = (api: ApiClient, signedId = EXAMPLE_ID) =>
    signing.linkSignedCopy(api, SIGNER_IDS, { unsignedId: EXAMPLE_ID, signedId });

  it('SIGN-06 signs a PDF online by replacing the unsigned file', async () => {
    const document = {
      document_id: createExample(EXAMPLE_ID),
      document_type: createExample('brokerage_contract'),
      signing_method: 'online',
      is_signed: true,
      signed_document_id: createExample(EXAMPLE_ID),
    };
    await recordExchange(call, {
      case: 'of a PDF in place',
      given: katrin('signing-online'),
      path: pathOf(call),
      body: existingDocument,
      expected: createExpectedResponse(
        call,
        steps({
          kyc_status: createKycStatus('tax_id_specified', 'ident_completed'),
          required_other_documents: [document],
        }),
      ),
      send,
    });
  });

  it.each([
    [
      'of a document that is not requested',
      katrin('signing-documents'),
      unknownDocument,
      'err_document_not_required',
    ],
    [
      'of a paper in place',
      katrin('signing-documents'),
      existingDocument,
      'err_other_documents_signed_offline',
    ],
    ['of a text in place', katrin('signing-text'), existingDocument, 'err_document_only_pdf_signable_online'],
  ] as const)('SIGN-06 refuses to link a copy %s: $3', async (situation, given, body, code) => {
    const expected = createExpectedRefusal(code, 'unsigned_doc_id');
    await recordExchange(call, { case: situation, given, path: pathOf(call), body, expected, send });
  });

  it('SIGN-06 refuses a signed copy of a document that must be signed online', async () => {
    await recordExchange(call, {
      case: 'of a PDF that is signed online, by a copy',
      given: katrin('signing-online'),
      path: pathOf(call),
      body: { unsigned_doc_id: createProvidedId('otherDocumentId'), signed_doc_id: OTHER_ID },
      expected: createExpectedRefusal('err_document_sign_method_not_allowed', 'unsigned_doc_id'),
      send: (api) => send(api, OTHER_ID),
    });
  });

  it.each([
    ['before the signatures', BEFORE_SIGNATURE, 'err_update_not_allowed'],
    ['for another person', OTHER_PERSON, 'err_no_permission'],
  ] as const)('refuses a signed document %s', async (situation, given, code) => {
    await recordExchange(call, {
      case: situation,
      given,
      path: pathOf(call),
      body: unknownDocument,
      expected: createExpectedRefusal(code),
      send,
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: unknownDocument,
    send: (api, applicationId) =>
      signing.linkSignedCopy(
        api,
        { ...SIGNER_IDS, applicationId },
        { unsignedId: EXAMPLE_ID, signedId: EXAMPLE_ID },
      ),
  });
});

describe('QA-01 acceptRequirements', () => {
  const call = CALLS.acceptRequirements;
  const bothTerms = { legalSignature: true, sepaMandate: true };
  const bodyOf = ({ legalSignature, sepaMandate }: typeof bothTerms) => ({
    signatory_id: createProvidedId('signatoryId'),
    application_id: createProvidedId('applicationId'),
    legal_signature_accepted: legalSignature,
    sepa_mandate_accepted: sepaMandate,
  });
  const termsExchange = (acceptedTerms = bothTerms) => ({
    path: pathOf(call),
    body: bodyOf(acceptedTerms),
    send: (api: ApiClient) => signing.acceptTerms(api, SIGNER_IDS, acceptedTerms),
  });

  it('SIGN-02 completes the signature as the last step', async () => {
    await recordExchange(call, {
      ...termsExchange(),
      case: 'as the last step',
      given: katrin('signing-terms'),
      expected: createExpectedResponse(
        call,
        steps({
          kyc_status: createKycStatus(...KYC_ITEMS),
        }),
      ),
    });
  });

  it.each([
    ['legalSignature', 'err_legal_signature_not_accepted', 'legal_signature_accepted'],
    ['sepaMandate', 'err_sepa_mandate_not_accepted', 'sepa_mandate_accepted'],
  ] as const)('SIGN-02 fails without the consent %s', async (missingConsent, code, field) => {
    await recordExchange(call, {
      ...termsExchange({ ...bothTerms, [missingConsent]: false }),
      case: `without ${field}`,
      given: katrin('signing-terms'),
      expected: createExpectedRefusal(code, field),
    });
  });

  it('SIGN-02 fails before the identification and the guarantor contract are complete', async () => {
    await recordExchange(call, {
      ...termsExchange(),
      case: 'before identification and guarantor contract',
      given: katrin('signing'),
      expected: createRefusalWithFields(
        ['err_application_signatory_ident_not_done', 'ident_completed'],
        ['err_guarantor_contract_missing', 'guarantor_contract_uploaded'],
      ),
    });
  });

  it('SIGN-02 fails if the signatory has no tax number', async () => {
    await recordExchange(call, {
      ...termsExchange(),
      case: 'before the tax number',
      given: { scenario: 'signing', loggedIn: jonasBrandt.key, applicationOf: katrinBrandt.key },
      expected: createRefusalWithFields(
        ['err_application_no_signatory_tax_id', 'tax_id_specified'],
        ['err_application_signatory_ident_not_done', 'ident_completed'],
      ),
    });
  });

  it.each([
    [
      'before other documents',
      katrin('signing-online'),
      'err_required_documents_missing',
      'required_other_documents',
    ],
    ['without requested terms', katrin('signing-terms-hidden'), 'err_update_not_allowed', undefined],
    ['before the signatures', BEFORE_SIGNATURE, 'err_status_unexpected', undefined],
    ['for another person', OTHER_PERSON, 'err_no_permission', undefined],
  ] as const)('SIGN-02 refuses the terms %s', async (situation, given, code, field) => {
    await recordExchange(call, {
      ...termsExchange(),
      case: situation,
      given,
      expected: createExpectedRefusal(code, field),
    });
  });

  itRefusesUnauthorizedAccess(call, {
    body: {
      signatory_id: EXAMPLE_ID,
      application_id: EXAMPLE_ID,
      legal_signature_accepted: true,
      sepa_mandate_accepted: true,
    },
    send: (api, applicationId) => signing.acceptTerms(api, { ...SIGNER_IDS, applicationId }, bothTerms),
  });
});
