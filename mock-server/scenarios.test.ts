import { validateNextStatus } from 'contracts/api/application-progress';
import { type Application, getApplication, listApplications } from 'contracts/api/applications';
import { listSignatories, type SignatoryRequirements } from 'contracts/api/signatories';
import { SCENARIOS } from 'fixtures/worlds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { logInUser } from './testing/people';
import { openSimulator, TestSandbox } from './testing/test-simulator';

interface ScenarioReport {
  statuses: string[];
  pending: string[][];
  identifications: string[];
  unfinishedSteps: string[];
  incomplete: string[];
  refusals: string[];
}

const MIN_SCENARIOS = 40;

async function openAsFirstPersona(
  origin: string,
  { id, partner }: (typeof SCENARIOS)[number],
): Promise<ScenarioReport> {
  const sandbox = await TestSandbox.open(origin, { scenario: id });
  const { body } = await sandbox.request('POST', '/simulator/reset');
  const [person] = z.object({ personas: z.array(z.object({ email: z.string() })) }).parse(body).personas;
  const user = await logInUser(
    sandbox.with({ 'x-forwarded-host': `${partner}.localhost` }),
    person?.email ?? '',
  );
  const report: ScenarioReport = {
    statuses: [],
    pending: [],
    identifications: [],
    unfinishedSteps: [],
    incomplete: [],
    refusals: [],
  };
  const listOutcome = await user.call(listApplications);
  if (!listOutcome.ok) return { ...report, refusals: listOutcome.errors.map(({ code }) => code ?? '') };
  for (const { applicationId, status } of listOutcome.body.slice(0, MIN_SCENARIOS)) {
    const params = { id: applicationId };
    const { pending_actions } = await user.expectSuccess(validateNextStatus, { params });
    report.statuses.push(status);
    report.pending.push(pending_actions.map(({ action }) => action));
    const application = await user.expectSuccess(getApplication, { params });
    const people = await user.expectSuccess(listSignatories, { params });
    const isComplete = Boolean(application.iban) && people.some(({ requirements }) => requirements !== null);
    if (positionAfterSignature(application) >= 0 && !isComplete) report.incomplete.push(status);
    for (const { requirements, first_name } of people) {
      if (requirements === null) continue;
      report.identifications.push(`${requirements.signature_provider} ${requirements.signature_status}`);
      if (positionAfterSignature(application) <= 0) continue;
      report.unfinishedSteps.push(
        ...openSteps(requirements).map((step) => `${status}: ${first_name}, ${step}`),
      );
    }
  }
  return report;
}

function positionAfterSignature({ status, requirements }: Application): number {
  const flow = requirements.status_flow.map(({ status_name }) => status_name);
  return flow.indexOf(status) - flow.indexOf('Signature');
}

function openSteps({ kyc_status, required_other_documents }: SignatoryRequirements): string[] {
  const steps = Object.entries(kyc_status).filter(([, step]) => step.is_required && !step.is_completed);
  const documents = required_other_documents.filter(({ is_signed }) => !is_signed);
  return [...steps.map(([item]) => item), ...documents.map(({ document_type }) => document_type)];
}

describe('the scenarios (SIM-09)', () => {
  const reports = new Map<string, ScenarioReport>();
  const listOf = (valuesOf: (report: ScenarioReport) => string[]) => [...reports.values()].flatMap(valuesOf);
  let simulator: Awaited<ReturnType<typeof openSimulator>>;

  beforeAll(async () => {
    simulator = await openSimulator();
    for (const scenario of SCENARIOS) {
      if (!scenario.tags.includes('failure'))
        reports.set(scenario.id, await openAsFirstPersona(simulator.origin, scenario));
    }
  }, 120_000);
  afterAll(() => simulator.close());

  it('the scenarios are at least forty, and can all be opened except the scenario with an unconfirmed e-mail address', () => {
    expect(reports.size).toBeGreaterThanOrEqual(40);
    const refused = [...reports].filter(([, { refusals }]) => refusals.length > 0);
    expect(refused.map(([id, { refusals }]) => [id, ...refusals])).toEqual([
      ['confirmation-demanded', 'err_email_not_confirmed'],
    ]);
  });

  // Specification 3, section 4.
  it.each([
    ['not_completed', ['Open']],
    ['waiting_for_signatures', ['Signature']],
    ['in_review', ['Internal_Review', 'Submitted', 'screening', 'bank_submitted', 'sales_pre_check_backlog']],
    ['in_review_after_signature', ['Awaiting_Payout', 'Final_Review', 'Approved']],
    ['signed', ['gifts_entry', 'limit_active']],
    ['paid_out', ['Paid_Out']],
    ['closed', ['Rejected']],
    ['unknown', ['awaiting_the_moon']],
  ])('the scenarios include %s as a displayed status', (_, statuses) => {
    expect(listOf((one) => one.statuses)).toEqual(expect.arrayContaining(statuses));
  });

  it.each([
    'email_verification',
    'bank_information',
    'company_tax_number',
    'signatories_specified',
    'signatories_minimum_data',
    'documents',
    'debt_register',
    'finance_objects',
    'signature',
    'factoring_details',
  ])('the scenarios include an application with only %s pending (SIM-04, OVER-07)', (action) => {
    expect(listOf((one) => one.pending.map((actions) => actions.join(' ')))).toContain(action);
  });

  it('the scenarios include applications with all items pending and with no item pending (OVER-07)', () => {
    expect(reports.get('pending-everything')?.pending).toEqual([
      [
        'email_verification',
        'bank_information',
        'company_tax_number',
        'signatories_specified',
        'documents',
        'debt_register',
        'finance_objects',
      ],
    ]);
    expect(reports.get('ready-to-submit')?.pending).toEqual([[]]);
    expect(reports.get('ready-factoring')?.pending).toEqual([[]]);
  });

  it('the scenarios leave no signing step open after the status Signature (SIGN-08)', () => {
    const leftOpen = [...reports].filter(([, one]) => one.unfinishedSteps.length > 0);
    expect(leftOpen.map(([id, one]) => [id, ...one.unfinishedSteps])).toEqual([]);
  });

  it('the scenarios include signatories and a bank account from the status Signature on (SIM-03)', () => {
    const incomplete = [...reports].filter(([, one]) => one.incomplete.length > 0);
    expect(incomplete.map(([id, one]) => [id, ...one.incomplete])).toEqual([]);
  });

  describe.each(['idnow', 'swisssign', 'postident', 'manual'])('at the provider %s', (provider) => {
    it.each(['not_started', 'in_progress', 'completed', 'under_review', 'canceled', 'failed', 'expired'])(
      'the scenarios of each provider include an identification with status %s',
      (status) => {
        expect(listOf((one) => one.identifications)).toContain(`${provider} ${status}`);
      },
    );
  });

  it('the scenarios cover every deployment (SIM-15)', () => {
    const partners = ['closed', 'demo', 'factoring', 'lean', 'medic', 'polska', 'swiss'];
    expect([...new Set(SCENARIOS.map(({ partner }) => partner))].sort()).toEqual(partners);
  });

  it.each([
    ['failure-list', 'GET', '/user/applications', 500],
    ['failure-unreachable', 'GET', '/user/applications', null],
    ['failure-unreadable', 'GET', '/user/applications', 200],
    ['failure-application', 'GET', '/user/applications/:id', 503],
    ['failure-objects', 'GET', '/user/applications/:id/finance_objects', 500],
    ['failure-upload', 'PUT', '/blob/:sandbox/documents/x', 503],
    ['failure-changes', 'PATCH', '/user/applications/:id', 422],
    ['failure-session', 'GET', '/user/applications/:id', 401],
    ['failure-partner', 'GET', '/partner/key/demo/config', 500],
    ['failure-form', 'GET', '/dynamic_forms_ui_config?dynamic_forms_name=application', 200],
  ])(
    'the scenarios include %s, in which a call fails from the start, also after a reset and a snapshot, until the fault is cleared',
    async (scenario, method, path, status) => {
      const sandbox = await TestSandbox.open(simulator.origin, { scenario });
      const answer = () =>
        sandbox
          .with({ 'x-forwarded-host': 'medic.localhost' })
          .request(method, path.replace(':id', 'x').replace(':sandbox', sandbox.id), { body: {} })
          .catch(() => ({ status: null, body: null }));
      const failing = await answer();
      expect(failing.status).toBe(status);
      await sandbox.request('POST', '/simulator/reset');
      const { body } = await sandbox.request('GET', '/simulator/snapshot');
      expect((await sandbox.request('PUT', '/simulator/snapshot', { body })).status).toBe(200);
      expect(await answer()).toMatchObject({ status, body: failing.body });
      await sandbox.request('DELETE', '/simulator/faults');
      expect((await answer()).body).not.toEqual(failing.body);
    },
  );
});
