import { getApplication } from 'contracts/api/applications';
import { acceptRequirements, getRequirements } from 'contracts/api/signatories';
import { beforeEach, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN } from '../testing/people';
import { acceptTerms, completeIdentification, logInApplicant, type SigningUser } from '../testing/signing';

const test = exchangeInSandbox({ scenario: 'identification-manual-not-started' });
let katrin: SigningUser;

beforeEach(async () => {
  katrin = await logInApplicant(test.sandbox(), KATRIN_LOGIN);
});

const decide = (outcome: unknown, { id, signatoryId } = katrin.ownIds) =>
  test.sandbox().request('POST', `/simulator/applications/${id}/signatories/${signatoryId}/identification`, {
    body: { outcome },
  });

it.each([
  ['SUCCESS', 'completed', 'SUCCESS'],
  ['SUCCESS_DATA_CHANGED', 'completed', 'SUCCESS_DATA_CHANGED'],
  ['REVIEW_PENDING', 'under_review', 'REVIEW_PENDING'],
  ['FRAUD_SUSPICION_PENDING', 'under_review', 'FRAUD_SUSPICION_PENDING'],
  ['FRAUD_SUSPICION_CONFIRMED', 'failed', 'FRAUD_SUSPICION_CONFIRMED'],
  ['IDENT_EXPIRED', 'expired', 'IDENT_EXPIRED'],
  ['ABORTED', 'canceled', 'ABORTED'],
  ['FAILED', 'failed', null],
])(
  'SIM-06 the outcome %s sets the status %s and the result %s of the identification',
  async (outcome, signature_status, ident_result) => {
    const { status, body } = await decide(outcome);
    const expected = { signature_status, ident_result, signature_provider: 'manual' };
    expect([status, body]).toEqual([
      200,
      { ...expected, signatory_id: katrin.ownIds.signatoryId, signature_completed_at: null },
    ]);
    expect(await katrin.user.expectSuccess(getRequirements, { params: katrin.ownIds })).toMatchObject(
      expected,
    );
  },
);

it('the identification control accepts a new result until the person has signed', async () => {
  await decide('FRAUD_SUSPICION_CONFIRMED');
  expect((await decide('SUCCESS')).status).toBe(200);
  await katrin.user.expectSuccess(acceptRequirements, { params: katrin.ownIds, body: acceptTerms(katrin) });
  expect(await decide('ABORTED')).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'err_update_not_allowed' }] },
  });
  const { status } = await katrin.user.expectSuccess(getApplication, { params: { id: katrin.id } });
  expect(status).toBe('Final_Review');
});

it('the identification control accepts the short id of the application', async () => {
  const { shortApplicationId: id } = await katrin.user.expectSuccess(getApplication, {
    params: { id: katrin.id },
  });
  expect((await completeIdentification(test.sandbox(), { ...katrin.ownIds, id })).status).toBe(200);
});

it.each([
  ['an unknown outcome', 'nonsense', 422, 'err_validation_failed'],
  ['a missing outcome', undefined, 422, 'err_validation_failed'],
])('the identification control refuses %s', async (_, outcome, status, code) => {
  expect(await decide(outcome)).toMatchObject({ status, body: { errors: [{ code, field: 'outcome' }] } });
});

it('the identification control returns 404 for unknown people and applications', async () => {
  expect((await decide('SUCCESS', { id: 'x', signatoryId: katrin.ownIds.signatoryId })).status).toBe(404);
  expect((await decide('SUCCESS', { id: katrin.id, signatoryId: 'x' })).status).toBe(404);
});
