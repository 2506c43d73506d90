import {
  createApplication,
  getApplication,
  listApplications,
  type NewApplication,
} from 'contracts/api/applications';
import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, LOAN_BODY, logInUser, registerUser } from '../testing/people';
import { TEST_TIME, TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox();
let katrin: TestSandbox;

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
});

describe('a new application', () => {
  it('SIM-01 a new application gets calculated conditions and stays open', async () => {
    const createdApplication = await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
    expect(createdApplication).toMatchObject({
      status: 'Open',
      loanSize: 100_000,
      loanDuration: 48,
      companyName: 'Hafenkontor Brinkmann GmbH',
      factoring: null,
      is_appointment_created: false,
    });
    expect(createdApplication.shortApplicationId).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(Date.parse(createdApplication.created) - Date.parse(TEST_TIME)).toBeLessThan(60_000);
    expect(createdApplication.pricing?.monthly_payment).toBeGreaterThan(100_000 / 48);
    expect(createdApplication.pricing?.total_transaction_fee).toBe(1500);
    expect(
      await katrin.expectSuccess(getApplication, { params: { id: createdApplication.applicationId } }),
    ).toEqual(createdApplication);
  });

  it('a new application starts as rejected without conditions if the company cannot afford the payment', async () => {
    const body = { ...LOAN_BODY, companyName: 'Kiosk Petersen e.K.' };
    const created = await katrin.expectSuccess(createApplication, { body });
    expect(created).toMatchObject({ status: 'Rejected', pricing: null });
  });

  it('a new application with factoring stores only the factoring figures', async () => {
    const body: NewApplication = {
      ...LOAN_BODY,
      allBanksLoanPurpose: 'factoring',
      factoring_limit: 50_000,
      has_international_customers: true,
      annual_sales_previous_year: 900_000,
    };
    expect(await katrin.expectSuccess(createApplication, { body })).toMatchObject({
      loanSize: null,
      loanDuration: null,
      factoring_limit: 50_000,
      factoring: { annual_sales_previous_year: 900_000, has_international_customers: true },
    });
  });

  it('A new application is created only once by a repeated submit, simultaneous or later', async () => {
    const headers = { 'idempotency-key': 'einmal' };
    const sent = await Promise.all(
      [1, 2, 3].map(() => katrin.expectSuccess(createApplication, { body: LOAN_BODY, headers })),
    );
    const again = await katrin.expectSuccess(createApplication, { body: LOAN_BODY, headers });
    expect(new Set([...sent, again].map(({ applicationId }) => applicationId)).size).toBe(1);
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(8);
  });

  it('A new application is created for another user who sends the same idempotency key', async () => {
    const headers = { 'idempotency-key': 'einmal' };
    const jonas = await logInUser(test.sandbox(), JONAS_LOGIN);
    const first = await katrin.expectSuccess(createApplication, { body: LOAN_BODY, headers });
    const second = await jonas.expectSuccess(createApplication, { body: LOAN_BODY, headers });
    expect(second.applicationId).not.toBe(first.applicationId);
  });

  it('a new application with an overlong idempotency key is refused', async () => {
    const headers = { 'idempotency-key': 'x'.repeat(256) };
    expect(await katrin.expectRefusal(createApplication, { body: LOAN_BODY, headers })).toBe(
      '422 err_validation_failed Idempotency-Key',
    );
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['an amount below the minimum', { loanSize: 14_999 }, 'err_loan_amount_not_allowed loanSize'],
    ['an amount beyond the slider', { loanSize: 500_001 }, 'err_loan_amount_not_allowed loanSize'],
    ['a duration beyond the slider', { loanDuration: 61 }, 'err_loan_duration_not_allowed loanDuration'],
    ['a currency the partner does not lend', { currency: 'CHF' }, 'err_loan_currency_not_allowed currency'],
    ['a legal form of another country', { companyType: 'CH_AG' }, 'err_company_type_not_allowed companyType'],
    [
      'another purpose without a description',
      { purposeSelect: 'other' },
      'err_purpose_description_missing purposeDescription',
    ],
    [
      'a short description',
      { purposeSelect: 'other', purposeDescription: 'x'.repeat(29) },
      'err_validation_failed purposeDescription',
    ],
    ['an empty company name', { companyName: '' }, 'err_validation_failed companyName'],
    ['a street of 31 letters', { street: 'x'.repeat(31) }, 'err_validation_failed street'],
    ['a short tax number', { taxIdNumber: '123' }, 'err_validation_failed taxIdNumber'],
    ['text for an amount', { loanSize: '100000' }, 'err_validation_failed loanSize'],
    ['an unknown member', { isAdmin: true }, 'err_validation_failed isAdmin'],
    [
      'factoring without its limit',
      factoringWithout('factoring_limit'),
      'err_factoring_limit_missing factoring_limit',
    ],
    [
      'factoring without sales',
      factoringWithout('annual_sales_previous_year'),
      'err_annual_sales_missing annual_sales_previous_year',
    ],
  ])('SIM-01 a new application fails with %s', async (_, change, expected) => {
    const { status, body } = await katrin.request('POST', createApplication.path, {
      body: { ...LOAN_BODY, ...change },
    });
    const [code, field] = expected.split(' ');
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ code, field }] });
    expect(await katrin.expectSuccess(listApplications)).toHaveLength(7);
  });

  it('a new application fails at a partner whose customers cannot create applications', async () => {
    const closed = katrin.with({ 'x-forwarded-host': 'closed.localhost' });
    expect(await closed.expectRefusal(createApplication, { body: LOAN_BODY })).toBe(
      '403 err_feature_not_enabled',
    );
  });

  it('a new application needs a session', async () => {
    expect(await test.sandbox().expectRefusal(createApplication, { body: LOAN_BODY })).toBe(
      '401 err_auth_session_not_found',
    );
  });
});

describe('the list of applications', () => {
  it('SIM-01 the list of applications contains only the user’s own applications, newest first', async () => {
    const list = await katrin.expectSuccess(listApplications);
    expect(list.map(({ shortApplicationId }) => shortApplicationId)).toEqual([
      '7K2M9Q',
      '9QD5RZ',
      '4TX8VB',
      'M27HFA',
      'B6XW3E',
      'T5PM8C',
      'W2KE7N',
    ]);
    const first = await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
    const second = await katrin.expectSuccess(createApplication, { body: LOAN_BODY });
    const ids = (await katrin.expectSuccess(listApplications)).map(({ applicationId }) => applicationId);
    expect(ids.slice(0, 2)).toEqual([second.applicationId, first.applicationId]);
  });

  it('the list of applications starts empty for a new user, and needs a session', async () => {
    const user = await registerUser(test.sandbox());
    expect(await user.expectSuccess(listApplications)).toEqual([]);
    expect(await test.sandbox().expectRefusal(listApplications)).toBe('401 err_auth_session_not_found');
  });
});

describe('a single application', () => {
  it('a single application returns 404 to other users and for unknown ids', async () => {
    const [mine] = await katrin.expectSuccess(listApplications);
    const jonas = await logInUser(test.sandbox(), JONAS_LOGIN);
    for (const id of [mine?.applicationId ?? '', 'abc', '__proto__', '💶', 'a/b']) {
      expect(await jonas.expectRefusal(getApplication, { params: { id } })).toBe('404 err_entity_not_found');
    }
  });

  it('reading a single application needs a session', async () => {
    expect(await test.sandbox().expectRefusal(getApplication, { params: { id: 'abc' } })).toBe(
      '401 err_auth_session_not_found',
    );
  });
});

describe('a deployment that requires a confirmed e-mail address', () => {
  it('the deployment shows list and application only to confirmed users', async () => {
    const world = await TestSandbox.open(test.origin(), { scenario: 'confirmation-demanded' });
    const tim = await logInUser(world, 'tim.wolter@wolter-garten.example');
    const lean = tim.with({ 'x-forwarded-host': 'lean.localhost' });
    expect(await lean.expectRefusal(listApplications)).toBe('403 err_email_not_confirmed');
    expect(await lean.expectRefusal(getApplication, { params: { id: 'abc' } })).toBe(
      '403 err_email_not_confirmed',
    );
    expect(await tim.expectSuccess(listApplications)).toHaveLength(1);
  });
});

function factoringWithout(member: 'factoring_limit' | 'annual_sales_previous_year') {
  return {
    allBanksLoanPurpose: 'factoring',
    has_international_customers: false,
    factoring_limit: 50_000,
    annual_sales_previous_year: 900_000,
    [member]: undefined,
  };
}
