import { changeStatus, validateNextStatus } from 'contracts/api/application-progress';
import { getApplication, listApplications } from 'contracts/api/applications';
import { listSignatories } from 'contracts/api/signatories';
import { beforeEach, describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { JONAS_LOGIN, KATRIN_LOGIN, logInUser } from '../testing/people';
import { logInInSameSandbox, moveApplicationThrough, openScenario } from '../testing/scenarios';
import type { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox({ scenario: 'ready-to-submit' });
let katrin: TestSandbox;
let params: { id: string };

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const [ready] = await katrin.expectSuccess(listApplications);
  params = { id: ready?.applicationId ?? '' };
});

const application = () => katrin.expectSuccess(getApplication, { params });
const moveThrough = (...statuses: string[]) => moveApplicationThrough({ user: katrin, params }, ...statuses);

describe('pending items', () => {
  it('SIM-04 pending items of a complete application are empty, and the next status is Submitted', async () => {
    expect(await katrin.expectSuccess(validateNextStatus, { params })).toEqual({
      pending_actions: [],
      next_status: 'Submitted',
    });
  });

  it.each([
    ['ready-factoring', ''],
    ['pending-email', 'email_verification err_email_not_confirmed'],
    ['pending-bank', 'bank_information err_application_no_bank_name err_application_no_iban'],
    ['pending-tax-number', 'company_tax_number err_application_company_tax_id_missing'],
    ['pending-representatives', 'signatories_specified err_application_no_signatories'],
    ['pending-second-signatory', 'signatories_specified err_application_signatories_sole_or_atleast_2'],
    ['pending-guarantors', 'signatories_specified err_guarantors_above_50_percent'],
    ['pending-representatives-data', 'signatories_minimum_data err_signatories_data_incomplete'],
    ['pending-documents', 'documents err_required_documents_missing'],
    ['pending-debt-register', 'debt_register err_debt_registry_missing'],
    ['pending-objects', 'finance_objects err_finance_objects_missing'],
    ['pending-factoring', 'factoring_details err_factoring_details_not_added'],
    [
      'pending-everything',
      'email_verification err_email_not_confirmed; ' +
        'bank_information err_application_no_bank_name err_application_no_iban; ' +
        'company_tax_number err_application_company_tax_id_missing; ' +
        'signatories_specified err_application_no_signatories; ' +
        'documents err_required_documents_missing; debt_register err_debt_registry_missing; ' +
        'finance_objects err_finance_objects_missing',
    ],
  ])(
    'SIM-04, OVER-07 pending items of the scenario %s with their error codes are "%s"',
    async (scenario, expected) => {
      const { user, params } = await openScenario(test.origin(), scenario);
      const { pending_actions, next_status } = await user.expectSuccess(validateNextStatus, { params });
      const items = pending_actions.map(({ action, errors }) =>
        [action, ...errors.map(({ code }) => code)].join(' '),
      );
      expect(items.join('; ')).toBe(expected);
      expect(next_status).toBe('Submitted');
    },
  );

  it('SIM-10 pending items grow with time, because documents become too old', async () => {
    await katrin.advance('P12D');
    const { pending_actions } = await (await logInUser(test.sandbox(), KATRIN_LOGIN)).expectSuccess(
      validateNextStatus,
      {
        params,
      },
    );
    expect(pending_actions).toMatchObject([
      { action: 'debt_register', errors: [{ code: 'err_debt_registry_missing' }] },
    ]);
  });

  it("pending items list in the status Signature all steps for the applicant, and for a signatory only the signatory's steps (SIGN-09)", async () => {
    const signing = await openScenario(test.origin(), 'signing');
    const jonas = await logInInSameSandbox(signing.user, JONAS_LOGIN);
    const actionsShownTo = async (user: TestSandbox) => {
      const { pending_actions, next_status } = await user.expectSuccess(validateNextStatus, {
        params: signing.params,
      });
      expect(next_status).toBeNull();
      return pending_actions.flatMap(({ action, errors }) =>
        errors.map(({ code, values }) => `${action} ${code} ${values?.signatory_id}`),
      );
    };
    const people = await signing.user.expectSuccess(listSignatories, { params: signing.params });
    const idOf = (name: string) => people.find(({ first_name }) => first_name === name)?.signatory_id;
    const applicantItems = await actionsShownTo(signing.user);
    const ownItems = await actionsShownTo(jonas);
    expect(applicantItems).toContain(`signature err_application_signatory_ident_not_done ${idOf('Katrin')}`);
    expect(ownItems).toContain(`signature err_application_signatory_ident_not_done ${idOf('Jonas')}`);
    expect(ownItems.filter((item) => !item.endsWith(String(idOf('Jonas'))))).toEqual([]);
    expect(applicantItems).toEqual(expect.arrayContaining(ownItems));
  });

  it('pending items return 404 to other users', async () => {
    const demo = await openScenario(test.origin(), 'demo');
    const jonas = await logInInSameSandbox(demo.user, JONAS_LOGIN);
    expect(await jonas.expectRefusal(validateNextStatus, { params: demo.params })).toBe(
      '404 err_entity_not_found',
    );
    expect(await katrin.expectRefusal(validateNextStatus, { params: { id: 'x' } })).toBe(
      '404 err_entity_not_found',
    );
    expect(await test.sandbox().expectRefusal(validateNextStatus, { params })).toBe(
      '401 err_auth_session_not_found',
    );
  });
});

describe('submitting an application', () => {
  const submit = { status: 'Submitted' };

  it('SIM-03 submitting an application changes the status of a complete application to Submitted and updates the permissions', async () => {
    const sent = await katrin.expectSuccess(changeStatus, { params, body: submit });
    expect(sent).toMatchObject({
      status: 'Submitted',
      allowed_updates: ['signatory_contact', 'bankinfo'],
      canUpload: true,
      canDelete: false,
    });
    expect(await application()).toEqual(sent);
    expect(await katrin.expectSuccess(validateNextStatus, { params })).toEqual({
      pending_actions: [],
      next_status: null,
    });
  });

  it('OVER-05 submitting an application accepts any spelling of the target status, and refuses a second submit', async () => {
    await katrin.expectSuccess(changeStatus, { params, body: { status: ' SUBMITTED' } });
    expect(await katrin.expectRefusal(changeStatus, { params, body: submit })).toBe(
      '409 err_status_change_not_allowed status',
    );
  });

  it('submitting an application changes the status only once for five simultaneous requests', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 5 }, () => katrin.call(changeStatus, { params, body: submit })),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  });

  it.each([
    ['Open', '409 err_status_change_not_allowed status'],
    ['Paid_Out', '409 err_status_change_not_allowed status'],
    ['bank_submitted', '409 err_status_change_not_allowed status'],
    ['Rejected', '409 err_status_change_not_allowed status'],
    ['invented', '422 err_validation_failed status'],
    ['', '422 err_validation_failed status'],
  ])('submitting an application fails with the target status "%s": %s', async (status, expected) => {
    expect(await katrin.expectRefusal(changeStatus, { params, body: { status } })).toBe(expected);
    expect((await application()).status).toBe('Open');
  });

  it.each([
    ['pending-email', '403 err_email_not_confirmed email_verification'],
    [
      'pending-bank',
      '422 err_application_no_bank_name bank_information, err_application_no_iban bank_information',
    ],
    ['pending-representatives', '422 err_application_no_signatories signatories_specified'],
    ['pending-documents', '422 err_required_documents_missing documents'],
    ['pending-factoring', '422 err_factoring_details_not_added factoring_details'],
  ])(
    'submitting an application in the scenario %s fails with the pending items: %s',
    async (scenario, expected) => {
      const { user, params } = await openScenario(test.origin(), scenario);
      expect(await user.expectRefusal(changeStatus, { params, body: submit })).toBe(expected);
      expect((await user.expectSuccess(getApplication, { params })).status).toBe('Open');
    },
  );

  it('The submission is forbidden to signatories, other users and visitors', async () => {
    const signing = await openScenario(test.origin(), 'signing');
    const jonas = await logInInSameSandbox(signing.user, JONAS_LOGIN);
    const input = { params: signing.params, body: submit };
    expect(await jonas.expectRefusal(changeStatus, input)).toBe('403 err_no_permission');
    expect(await signing.user.expectRefusal(changeStatus, input)).toBe(
      '409 err_status_change_not_allowed status',
    );
    const demo = await openScenario(test.origin(), 'demo');
    const stranger = await logInInSameSandbox(demo.user, JONAS_LOGIN);
    expect(await stranger.expectRefusal(changeStatus, { params: demo.params, body: submit })).toBe(
      '404 err_entity_not_found',
    );
    expect(await test.sandbox().expectRefusal(changeStatus, { params, body: submit })).toBe(
      '401 err_auth_session_not_found',
    );
  });

  it('D-22 submitting an application fails in pre-check, and succeeds after the lender reopens the application', async () => {
    await moveThrough('Submitted', 'Reopened', 'Open');
    await katrin.expectSuccess(changeStatus, { params, body: submit });
    expect((await application()).status).toBe('Submitted');
  });
});
