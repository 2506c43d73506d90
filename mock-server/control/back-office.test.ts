import { listApplications } from 'contracts/api/applications';
import { listSignatories, updateSignatory } from 'contracts/api/signatories';
import { describe, expect, it } from 'vitest';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser } from '../testing/people';
import { moveApplicationThrough, openScenario } from '../testing/scenarios';
import type { TestSandbox } from '../testing/test-simulator';

const test = exchangeInSandbox({ scenario: 'nothing-to-do' });
const SETTINGS_PATH = '/simulator/back-office';

function changeSettings(sandbox: TestSandbox, body: unknown) {
  return sandbox.request('PUT', SETTINGS_PATH, { body });
}

async function statuses(sandbox: TestSandbox): Promise<string> {
  const katrin = await logInUser(sandbox, KATRIN_LOGIN);
  return (await katrin.expectSuccess(listApplications)).map(({ status }) => status).join(' ');
}

describe('the back office', () => {
  it('SIM-03 the back office changes no status automatically until the user enables the back office', async () => {
    const sandbox = test.sandbox();
    expect((await sandbox.request('GET', SETTINGS_PATH)).body).toMatchObject({
      automatic: false,
      days_per_step: 1,
    });
    await sandbox.advance('P90D');
    expect(await statuses(sandbox)).toBe('Submitted Approved Paid_Out Rejected');
  });

  it('SIM-03 the back office advances one status per configured number of days, until the customer must act', async () => {
    const sandbox = test.sandbox();
    await sandbox.advance('P5D');
    expect((await changeSettings(sandbox, { automatic: true, days_per_step: 2 })).body).toMatchObject({
      automatic: true,
      days_per_step: 2,
    });
    expect(await statuses(sandbox)).toBe('Submitted Approved Paid_Out Rejected');
    await sandbox.advance('P2D');
    expect(await statuses(sandbox)).toBe('Internal_Review Awaiting_Payout Paid_Out Rejected');
    await sandbox.advance('P3D');
    expect(await statuses(sandbox)).toBe('Pricing Paid_Out Paid_Out Rejected');
    await sandbox.advance('P1D');
    expect(await statuses(sandbox)).toBe('offer_available Paid_Out Paid_Out Rejected');
    await sandbox.advance('P300D');
    expect(await statuses(sandbox)).toBe('Signature Paid_Out Paid_Out Rejected');
  });

  it('the back office keeps the configured number of days while the automatic back office is disabled', async () => {
    const sandbox = test.sandbox();
    await changeSettings(sandbox, { automatic: true, days_per_step: 3 });
    expect((await changeSettings(sandbox, { automatic: false })).body).toMatchObject({
      automatic: false,
      days_per_step: 3,
    });
    await sandbox.advance('P30D');
    expect(await statuses(sandbox)).toBe('Submitted Approved Paid_Out Rejected');
  });

  it('SIM-10 the back office does not revert statuses when the clock goes back', async () => {
    const sandbox = test.sandbox();
    await changeSettings(sandbox, { automatic: true });
    await sandbox.advance('P1D');
    await sandbox.advance('-P10D');
    expect(await statuses(sandbox)).toBe('Internal_Review Awaiting_Payout Paid_Out Rejected');
  });

  it('the back office never submits or signs for the customer', async () => {
    const ready = await openScenario(test.origin(), 'ready-to-submit');
    await changeSettings(ready.user, { automatic: true });
    await ready.user.advance('P30D');
    expect(await statuses(ready.user)).toBe('Open');
    await moveApplicationThrough(ready, 'Submitted');
    await ready.user.advance('P30D');
    expect(await statuses(ready.user)).toBe('Signature');
  });

  it('SIM-12 the back office has its settings saved in a snapshot', async () => {
    const sandbox = test.sandbox();
    await changeSettings(sandbox, { automatic: true, days_per_step: 2 });
    const { body } = await sandbox.request('GET', '/simulator/snapshot');
    await changeSettings(sandbox, { automatic: false });
    expect((await sandbox.request('PUT', '/simulator/snapshot', { body })).status).toBe(200);
    await sandbox.advance('P2D');
    expect(await statuses(sandbox)).toBe('Internal_Review Awaiting_Payout Paid_Out Rejected');
  });

  it.each([
    [{}, 'automatic'],
    [{ automatic: 'yes' }, 'automatic'],
    [{ automatic: true, days_per_step: 0 }, 'days_per_step'],
    [{ automatic: true, days_per_step: 1.5 }, 'days_per_step'],
    [{ automatic: true, days_per_step: 366 }, 'days_per_step'],
    [{ automatic: true, pace: 1 }, 'pace'],
  ])('the back office refuses the settings %j', async (body, field) => {
    const response = await changeSettings(test.sandbox(), body);
    expect([response.status, response.body]).toMatchObject([
      422,
      { errors: [{ code: 'err_validation_failed', field }] },
    ]);
  });
});

describe('e-mails and effects of a status (SIM-03, D-25)', () => {
  const TO_SIGNATURE = [
    'Submitted',
    'Internal_Review',
    'Pricing',
    'offer_available',
    'offer_accepted',
    'Signature',
  ];

  async function mails({ user }: { user: TestSandbox }) {
    return (await user.outbox()).map(({ kind, to }) => `${kind} ${to.split('@')[0]}`);
  }

  it('the e-mails of a status invite every person who is willing to sign, including the applicant', async () => {
    const ready = await openScenario(test.origin(), 'ready-to-submit');
    await moveApplicationThrough(ready, ...TO_SIGNATURE.slice(0, -1));
    expect(await mails(ready)).toEqual([]);
    await moveApplicationThrough(ready, 'Signature');
    expect(await mails(ready)).toEqual([
      'signature_request katrin.brandt',
      'signature_invitation jonas.brandt',
    ]);
  });

  it('the e-mails of a status inform an applicant who does not sign that others are invited', async () => {
    const ready = await openScenario(test.origin(), 'ready-to-submit');
    const [katrin] = await ready.user.expectSuccess(listSignatories, { params: ready.params });
    const own = { ...ready.params, signatoryId: katrin?.signatory_id ?? '' };
    await ready.user.expectSuccess(updateSignatory, {
      params: own,
      body: { email: 'k.brandt@privat.example' },
    });
    await moveApplicationThrough(ready, ...TO_SIGNATURE);
    expect(await mails(ready)).toEqual([
      'signature_invitation k.brandt',
      'signature_invitation jonas.brandt',
      'status_signature katrin.brandt',
    ]);
  });

  it.each([
    [['Submitted', 'Rejected'], 'status_rejected'],
    [[...TO_SIGNATURE, 'Final_Review', 'Approved', 'Awaiting_Payout', 'Paid_Out'], 'status_paid_out'],
  ])(
    'the e-mails of a status inform the applicant of the last status by the e-mail $1',
    async (path, kind) => {
      const ready = await openScenario(test.origin(), 'ready-to-submit');
      await moveApplicationThrough(ready, ...path);
      const mail = (await ready.user.outbox()).at(-1);
      expect(mail).toMatchObject({
        kind,
        to: KATRIN_LOGIN,
        links: [`http://demo.localhost:3000/dashboard/applications/${ready.params.id}`],
      });
      expect(mail?.text).toContain('Metallbau Brandt GmbH');
      expect(mail?.text.includes('84.000\u00a0€')).toBe(kind === 'status_rejected');
    },
  );

  it.each([
    ['swiss-francs', 'luc.favre@atelier-favre.example', 'À propos de votre dossier', 'swiss'],
    ['polish-zloty', 'agnieszka.nowak@nowak-instalacje.example', 'W\u00a0sprawie Państwa wniosku', 'polska'],
  ])(
    'the e-mails of a status use the language of the applicant and link to the host of the partner: scenario %s',
    async (scenario, email, subject, label) => {
      const world = await openScenario(test.origin(), scenario, email);
      await moveApplicationThrough(world, 'Rejected');
      const mail = (await world.user.outbox()).at(-1);
      expect(mail?.subject).toContain(subject);
      expect(mail?.links[0]).toContain(`http://${label}.localhost:3000/`);
    },
  );
});
