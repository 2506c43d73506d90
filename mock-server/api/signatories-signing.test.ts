import { getApplication } from 'contracts/api/applications';
import { listDocuments } from 'contracts/api/documents';
import {
  acceptRequirements,
  getRequirements,
  linkSignedDocument,
  type SignatoryRequirements,
  startVideoIdent,
  updateSignatory,
} from 'contracts/api/signatories';
import { beforeEach, describe, expect, it, test as vitest } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser, registerUser } from '../testing/people';
import {
  acceptTerms,
  completeIdentification,
  completeSigning,
  completeStepsBeforeTerms,
  logInApplicant,
  logInSigningUser,
  type SigningUser,
} from '../testing/signing';
import { TEST_TIME } from '../testing/test-simulator';
import { uploadTestDocument } from '../testing/uploads';

function completedSteps({ kyc_status }: SignatoryRequirements): string[] {
  return Object.entries(kyc_status)
    .filter(([, { is_required, is_completed }]) => is_required && is_completed)
    .map(([item]) => item);
}

describe('two directors who sign', () => {
  const test = exchangeInSandbox({ scenario: 'signing' });
  let katrin: SigningUser;
  let jonas: SigningUser;

  beforeEach(async () => {
    katrin = await logInApplicant(test.sandbox(), KATRIN_LOGIN);
    jonas = await logInSigningUser(test.sandbox(), JONAS_LOGIN, katrin.id);
  });

  const statusOfApplication = async () =>
    (await katrin.user.expectSuccess(getApplication, { params: { id: katrin.id } })).status;

  it('SIGN-01 SIGN-08 D-24 each see only their own steps', async () => {
    const requirements = await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds });
    expect(requirements.kyc_status.guarantor_contract_uploaded).toEqual({
      is_required: true,
      is_completed: false,
    });
    expect(requirements.guarantor_contract_url).toMatch(/^http:\/\/localhost:\d+\/blob\//);
    expect(completedSteps(requirements)).toEqual(['tax_id_specified']);
    const his = await jonas.user.expectSuccess(getRequirements, { params: jonas.ownIds });
    expect(his.kyc_status.guarantor_contract_uploaded).toEqual({ is_required: false, is_completed: false });
    expect(his).toMatchObject({ guarantor_contract_url: null, signature_provider: 'idnow' });
    expect(completedSteps(his)).toEqual([]);
  });

  it('SIGN-06 the two directors can download their guarantor contract', async () => {
    const { guarantor_contract_url: url } = await katrin.user.expectSuccess(getRequirements, {
      params: katrin.ownIds,
    });
    const file = await fetch(url ?? '');
    expect(file.status).toBe(200);
    expect(await file.text()).toMatch(/^%PDF/);
  });

  it('SIGN-08 the two directors see no steps if they are not willing to sign', async () => {
    const ada = katrin.people[2];
    const params = { id: katrin.id, signatoryId: ada?.signatory_id ?? '' };
    expect(await katrin.user.expectRefusal(getRequirements, { params })).toBe('404 err_entity_not_found');
    expect(ada?.requirements).toBeNull();
  });

  it('SIGN-09 the two directors cannot act for each other', async () => {
    const inputForJonas = { params: jonas.ownIds };
    const body = { ...acceptTerms(jonas) };
    const link = { unsigned_doc_id: 'a', signed_doc_id: 'b' };
    expect(await katrin.user.expectRefusal(startVideoIdent, inputForJonas)).toBe('403 err_no_permission');
    expect(await katrin.user.expectRefusal(acceptRequirements, { ...inputForJonas, body })).toBe(
      '403 err_no_permission',
    );
    expect(await katrin.user.expectRefusal(linkSignedDocument, { ...inputForJonas, body: link })).toBe(
      '403 err_no_permission',
    );
    const inputForKatrin = { params: katrin.ownIds };
    const notFoundError = '404 err_entity_not_found';
    expect(await jonas.user.expectRefusal(getRequirements, inputForKatrin)).toBe(notFoundError);
    expect(await jonas.user.expectRefusal(startVideoIdent, inputForKatrin)).toBe(notFoundError);
    expect(
      await jonas.user.expectRefusal(acceptRequirements, { ...inputForKatrin, body: acceptTerms(katrin) }),
    ).toBe(notFoundError);
    expect(await jonas.user.expectRefusal(linkSignedDocument, { ...inputForKatrin, body: link })).toBe(
      notFoundError,
    );
    const otherUser = await registerUser(test.sandbox());
    for (const params of [katrin.ownIds, jonas.ownIds]) {
      expect(await otherUser.expectRefusal(getRequirements, { params })).toBe(notFoundError);
      expect(await otherUser.expectRefusal(startVideoIdent, { params })).toBe(notFoundError);
      expect(await otherUser.expectRefusal(acceptRequirements, { params, body })).toBe(notFoundError);
      expect(await otherUser.expectRefusal(linkSignedDocument, { params, body: link })).toBe(notFoundError);
    }
    const anonymousUser = test.sandbox();
    expect(await anonymousUser.expectRefusal(getRequirements, { params: katrin.ownIds })).toBe(
      '401 err_auth_session_not_found',
    );
  });

  it('the two directors see the URL of the identification provider only for their own identification', async () => {
    const { digital_signature_url: url } = await jonas.user.expectSuccess(startVideoIdent, {
      params: jonas.ownIds,
    });
    expect(url).toMatch(/^http:\/\/localhost:\d+\/simulator\/providers\/idnow\/[\w-]{20,}\?sandbox=/);
    const seen = await katrin.user.expectSuccess(getRequirements, { params: jonas.ownIds });
    expect(seen).toMatchObject({ signature_status: 'in_progress', digital_signature_url: null });
  });

  it('SIGN-05 the two directors start the identification once, and get the same provider URL again on a second click', async () => {
    const first = await katrin.user.expectSuccess(startVideoIdent, { params: katrin.ownIds });
    expect(first).toMatchObject({ signature_status: 'in_progress', ident_result: null });
    expect(await katrin.user.expectSuccess(startVideoIdent, { params: katrin.ownIds })).toMatchObject({
      digital_signature_url: first.digital_signature_url,
    });
    expect(
      (await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds })).digital_signature_url,
    ).toBe(first.digital_signature_url);
  });

  it('SIGN-05 the two directors can restart the identification with another provider after a day of virtual time', async () => {
    const first = await katrin.user.expectSuccess(startVideoIdent, { params: katrin.ownIds });
    await test.sandbox().advance('PT23H59M');
    katrin.user = await logInUser(test.sandbox(), KATRIN_LOGIN);
    expect(await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds })).toMatchObject({
      signature_status: 'in_progress',
    });
    await test.sandbox().advance('PT1M');
    expect(await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds })).toMatchObject({
      signature_status: 'expired',
      ident_result: 'IDENT_EXPIRED',
      digital_signature_url: null,
    });
    const second = await katrin.user.expectSuccess(startVideoIdent, { params: katrin.ownIds });
    expect(second.signature_status).toBe('in_progress');
    expect(second.digital_signature_url).not.toBe(first.digital_signature_url);
  });

  vitest.each([
    ['SUCCESS', 'completed', '422 err_update_not_allowed signature_status'],
    ['SUCCESS_DATA_CHANGED', 'completed', '422 err_update_not_allowed signature_status'],
    ['REVIEW_PENDING', 'under_review', '422 err_update_not_allowed signature_status'],
    ['FRAUD_SUSPICION_PENDING', 'under_review', '422 err_update_not_allowed signature_status'],
    ['FRAUD_SUSPICION_CONFIRMED', 'failed', '422 err_update_not_allowed ident_result'],
    ['IDENT_EXPIRED', 'expired', null],
    ['ABORTED', 'canceled', null],
    ['FAILED', 'failed', null],
  ])(
    'D-62 after the outcome %s have the identification status %s, and a restart returns the error: %s',
    async (outcome, status, refusal) => {
      await katrin.user.expectSuccess(startVideoIdent, { params: katrin.ownIds });
      expect((await completeIdentification(test.sandbox(), katrin.ownIds, outcome)).status).toBe(200);
      expect(await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds })).toMatchObject({
        signature_status: status,
        ident_result: outcome === 'FAILED' ? null : outcome,
      });
      const restart = await katrin.user.call(startVideoIdent, { params: katrin.ownIds });
      expect(restart.ok).toBe(refusal === null);
      if (refusal !== null)
        expect(await katrin.user.expectRefusal(startVideoIdent, { params: katrin.ownIds })).toBe(refusal);
    },
  );

  it('SIGN-02 the two directors accept the terms as the last step and must tick both checkboxes', async () => {
    const accept = { params: katrin.ownIds, body: acceptTerms(katrin) };
    expect(await katrin.user.expectRefusal(acceptRequirements, accept)).toBe(
      '422 err_application_signatory_ident_not_done ident_completed, err_guarantor_contract_missing guarantor_contract_uploaded',
    );
    expect(
      await jonas.user.expectRefusal(acceptRequirements, { params: jonas.ownIds, body: acceptTerms(jonas) }),
    ).toBe(
      '422 err_application_no_signatory_tax_id tax_id_specified, err_application_signatory_ident_not_done ident_completed',
    );
    await completeStepsBeforeTerms(test.sandbox(), katrin);
    const half = (change: object) => ({ params: katrin.ownIds, body: { ...acceptTerms(katrin), ...change } });
    expect(await katrin.user.expectRefusal(acceptRequirements, half({ sepa_mandate_accepted: false }))).toBe(
      '422 err_sepa_mandate_not_accepted sepa_mandate_accepted',
    );
    expect(
      await katrin.user.expectRefusal(acceptRequirements, half({ legal_signature_accepted: false })),
    ).toBe('422 err_legal_signature_not_accepted legal_signature_accepted');
    expect(
      await katrin.user.expectRefusal(acceptRequirements, half({ signatory_id: jonas.ownIds.signatoryId })),
    ).toBe('422 err_validation_failed signatory_id');
    expect(await katrin.user.expectRefusal(acceptRequirements, half({ application_id: 'other' }))).toBe(
      '422 err_validation_failed application_id',
    );
    const requirements = await katrin.user.expectSuccess(acceptRequirements, accept);
    expect(completedSteps(requirements)).toHaveLength(6);
    const times = [TEST_TIME, requirements.signature_completed_at, await test.sandbox().now()];
    expect(times).toEqual(times.toSorted());
  });

  it('SIGN-02 the two directors get the same answer if they sign twice', async () => {
    await completeSigning(test.sandbox(), katrin);
    const before = await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds });
    await test.sandbox().advance('PT5M');
    const again = await katrin.user.expectSuccess(acceptRequirements, {
      params: katrin.ownIds,
      body: acceptTerms(katrin),
    });
    expect({ ...again, guarantor_contract_url: '' }).toEqual({ ...before, guarantor_contract_url: '' });
  });

  it('D-22 SIGN-07 the two directors move the application to the next status with the last signature', async () => {
    await completeSigning(test.sandbox(), katrin);
    expect(await statusOfApplication()).toBe('Signature');
    await completeSigning(test.sandbox(), jonas, 1);
    expect(await statusOfApplication()).toBe('Final_Review');
    expect(
      await jonas.user.expectSuccess(acceptRequirements, { params: jonas.ownIds, body: acceptTerms(jonas) }),
    ).toMatchObject({
      signature_status: 'completed',
    });
  });

  it('the two directors keep the tax number that they had when they signed', async () => {
    await completeSigning(test.sandbox(), katrin);
    const change = { params: katrin.ownIds, body: { taxid: '36574261809' } };
    expect(await katrin.user.expectRefusal(updateSignatory, change)).toBe('422 err_update_not_allowed taxid');
    expect(
      await katrin.user.expectSuccess(updateSignatory, { ...change, body: { taxid: '86095742719' } }),
    ).toBeDefined();
  });

  it('SIGN-06 complete the guarantor contract by uploading a signed copy, before they link the copy to the contract', async () => {
    const contract = await uploadTestDocument(katrin.user, katrin.id, {
      file_name: 'Bürgschaft.pdf',
      document_type: 'signed_guarantor_contract',
      related_entity_kind: 'signatory',
      related_entity_id: katrin.ownIds.signatoryId,
    });
    expect(
      completedSteps(await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds })),
    ).toContain('guarantor_contract_uploaded');
    const documents = await katrin.user.expectSuccess(listDocuments, { params: { id: katrin.id } });
    const unsignedContract = documents.result.find(
      ({ document_type }) => document_type === 'guarantor_contract',
    );
    const body = { unsigned_doc_id: unsignedContract?.document_id ?? '', signed_doc_id: contract };
    expect(
      completedSteps(await katrin.user.expectSuccess(linkSignedDocument, { params: katrin.ownIds, body })),
    ).toContain('guarantor_contract_uploaded');
  });

  it('SIGN-06 the two directors must upload a new guarantor contract when the application returns to Signature', async () => {
    await completeStepsBeforeTerms(test.sandbox(), katrin);
    const move = (status: string) =>
      test.sandbox().request('POST', `/simulator/applications/${katrin.id}/status`, { body: { status } });
    const flow = (await katrin.user.expectSuccess(getApplication, { params: { id: katrin.id } })).requirements
      .status_flow;
    const statuses = flow.map(({ status_name }) => status_name);
    const again = statuses.slice(statuses.indexOf('Open') + 1, statuses.indexOf('Signature') + 1);
    for (const status of ['Reopened', 'Open', ...again]) expect((await move(status)).status).toBe(200);
    const steps = await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds });
    expect(completedSteps(steps)).toEqual(['tax_id_specified']);
    const { result } = await katrin.user.expectSuccess(listDocuments, { params: { id: katrin.id } });
    const types = result.map(({ document_type }) => document_type);
    expect(types.filter((type) => type.endsWith('guarantor_contract'))).toEqual(['guarantor_contract']);
  });

  it('the two directors cannot sign before the status Signature', async () => {
    const move = (status: string) =>
      test.sandbox().request('POST', `/simulator/applications/${katrin.id}/status`, { body: { status } });
    await move('Reopened');
    const { user, ownIds } = katrin;
    expect(await user.expectRefusal(getRequirements, { params: ownIds })).toBe('404 err_entity_not_found');
    expect(await user.expectRefusal(startVideoIdent, { params: ownIds })).toBe('422 err_status_unexpected');
    expect(await user.expectRefusal(acceptRequirements, { params: ownIds, body: acceptTerms(katrin) })).toBe(
      '422 err_status_unexpected',
    );
    const body = { unsigned_doc_id: 'a', signed_doc_id: 'b' };
    expect(await user.expectRefusal(linkSignedDocument, { params: ownIds, body })).toBe(
      '422 err_update_not_allowed',
    );
    expect((await completeIdentification(test.sandbox(), ownIds)).status).toBe(422);
  });
});

describe('SIGN-06 documents to sign besides the guarantor contract', () => {
  const test = exchangeInSandbox({ scenario: 'signing-documents' });
  let katrin: SigningUser;

  beforeEach(async () => {
    katrin = await logInApplicant(test.sandbox(), KATRIN_LOGIN);
  });

  const documents = async () =>
    (await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds })).required_other_documents;
  const idOf = async (type: string) =>
    (await documents()).find(({ document_type }) => document_type === type)?.document_id ?? '';
  const link = (unsigned_doc_id: string, signed_doc_id: string) => ({
    params: katrin.ownIds,
    body: { unsigned_doc_id, signed_doc_id },
  });
  const uploaded = (signatoryId: string | undefined, file_name = 'Unterschrieben.pdf') =>
    uploadTestDocument(katrin.user, katrin.id, {
      file_name,
      document_type: 'statement_of_assets',
      ...(signatoryId && { related_entity_kind: 'signatory' as const, related_entity_id: signatoryId }),
    });

  it('other documents to sign can be signed by hand and uploaded once', async () => {
    const paper = await idOf('statement_of_assets');
    const copy = await uploaded(katrin.ownIds.signatoryId);
    const answer = await katrin.user.expectSuccess(linkSignedDocument, link(paper, copy));
    const signedPaper = {
      document_id: paper,
      document_type: 'statement_of_assets',
      signing_method: 'offline',
      is_signed: true,
      signed_document_id: copy,
    };
    expect(answer.required_other_documents).toContainEqual(signedPaper);
    expect(await documents()).toContainEqual(signedPaper);
    expect(await katrin.user.expectRefusal(linkSignedDocument, link(paper, paper))).toBe(
      '422 err_other_documents_signed_offline unsigned_doc_id',
    );
  });

  it('other documents to sign can be signed online by replacing the unsigned file', async () => {
    const online = await idOf('brokerage_contract');
    const copy = await uploaded(katrin.ownIds.signatoryId);
    expect(await katrin.user.expectRefusal(linkSignedDocument, link(online, copy))).toBe(
      '422 err_document_sign_method_not_allowed unsigned_doc_id',
    );
    const answer = await katrin.user.expectSuccess(linkSignedDocument, link(online, online));
    expect(answer.required_other_documents).toContainEqual(
      expect.objectContaining({ document_id: online, is_signed: true, signed_document_id: online }),
    );
  });

  it('A signed copy is refused if its document was not requested, or if the copy is missing, infected or without signatory', async () => {
    const paper = await idOf('statement_of_assets');
    expect(await katrin.user.expectRefusal(linkSignedDocument, link('nothing', 'x'))).toBe(
      '422 err_document_not_required unsigned_doc_id',
    );
    expect(await katrin.user.expectRefusal(linkSignedDocument, link(paper, 'nothing'))).toBe(
      '404 err_entity_not_found signed_doc_id',
    );
    const documentOfNobody = await uploaded(undefined);
    expect(await katrin.user.expectRefusal(linkSignedDocument, link(paper, documentOfNobody))).toBe(
      '404 err_entity_not_found signed_doc_id',
    );
    const infected = await uploaded(katrin.ownIds.signatoryId, 'infected.pdf');
    await test.sandbox().advance('PT1M');
    expect(await katrin.user.expectRefusal(linkSignedDocument, link(paper, infected))).toBe(
      '422 err_update_not_allowed signed_doc_id',
    );
  });

  it('other documents to sign must be signed before the terms are accepted, and cannot be signed again afterwards', async () => {
    await completeStepsBeforeTerms(test.sandbox(), katrin);
    const accept = { params: katrin.ownIds, body: acceptTerms(katrin) };
    expect(await katrin.user.expectRefusal(acceptRequirements, accept)).toBe(
      '422 err_required_documents_missing required_other_documents',
    );
    const paper = await idOf('statement_of_assets');
    const online = await idOf('brokerage_contract');
    const copy = await uploaded(katrin.ownIds.signatoryId);
    await katrin.user.expectSuccess(linkSignedDocument, link(paper, copy));
    await katrin.user.expectSuccess(linkSignedDocument, link(online, online));
    await katrin.user.expectSuccess(acceptRequirements, accept);
    const { status } = await katrin.user.expectSuccess(getApplication, { params: { id: katrin.id } });
    expect(status).toBe('Final_Review');
    expect(await katrin.user.expectRefusal(linkSignedDocument, link(paper, 'another'))).toBe(
      '422 err_update_not_allowed unsigned_doc_id',
    );
    expect(await katrin.user.expectSuccess(linkSignedDocument, link(paper, copy))).toBeDefined();
  });
});

describe('signing scenarios', () => {
  const test = exchangeInSandbox();

  vitest.each([
    ['identification-idnow-not-started', 'idnow', 'not_started', null],
    ['identification-idnow-under-review', 'idnow', 'under_review', 'REVIEW_PENDING'],
    ['identification-postident-in-progress', 'postident', 'in_progress', null],
    ['identification-swisssign-expired', 'swisssign', 'expired', 'IDENT_EXPIRED'],
    ['identification-manual-completed', 'manual', 'completed', 'SUCCESS'],
    ['identification-fraud', 'idnow', 'failed', 'FRAUD_SUSPICION_CONFIRMED'],
    ['identification-unknown-provider', 'signicat', 'in_progress', null],
  ])(
    'SIM-09 %s has the provider %s, the status %s and the result %s',
    async (scenario, signature_provider, signature_status, ident_result) => {
      const { user, ownIds } = await openSigningScenario(scenario);
      const answer = await user.expectSuccess(getRequirements, { params: ownIds });
      expect(answer).toMatchObject({ signature_provider, signature_status, ident_result });
    },
  );

  vitest.each([['identification-manual-not-started'], ['identification-unknown-provider']])(
    'SIGN-04 %s has no provider page, and the identification cannot be started',
    async (scenario) => {
      const { user, ownIds } = await openSigningScenario(scenario);
      expect(await user.expectSuccess(getRequirements, { params: ownIds })).toMatchObject({
        digital_signature_url: null,
      });
      expect(await user.expectRefusal(startVideoIdent, { params: ownIds })).toBe(
        '422 err_application_signatory_no_ident_url signature_provider',
      );
    },
  );

  it('D-67 scenarios have no terms step if only one of the two consents is required', async () => {
    const who = await openSigningScenario('signing-terms-hidden');
    expect(
      await who.user.expectRefusal(acceptRequirements, { params: who.ownIds, body: acceptTerms(who) }),
    ).toBe('422 err_update_not_allowed');
  });

  it('SIGN-07 signing scenarios contain complete signatures for applications in review', async () => {
    const { people } = await openSigningScenario('signing-done');
    expect(people.map(({ requirements }) => requirements?.signature_completed_at ?? null)).toEqual([
      '2026-03-02T09:00:00.000Z',
      '2026-03-02T09:00:00.000Z',
      null,
    ]);
  });

  it('SIGN-02 signing scenarios contain a signatory whose only open step is the terms', async () => {
    const who = await openSigningScenario('signing-terms');
    await who.user.expectSuccess(acceptRequirements, { params: who.ownIds, body: acceptTerms(who) });
    const { status } = await who.user.expectSuccess(getApplication, { params: { id: who.id } });
    expect(status).toBe('Final_Review');
  });

  async function openSigningScenario(scenario: string): Promise<SigningUser> {
    const { body } = await test.sandbox().request('POST', '/simulator/sandboxes', {
      body: { scenario, now: '2026-03-02T09:00:00Z' },
    });
    const { sandbox } = body as { sandbox: string };
    return logInApplicant(test.sandbox().with({ 'x-sandbox': sandbox }), KATRIN_LOGIN);
  }
});
