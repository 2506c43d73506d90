import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const FIRST_STEP_PATH = '/application/new/vehicle';
const UI_CONFIG = { method: 'GET', path: '/dynamic_forms_ui_config' };

let log: typeof import('~/telemetry/log.server').log;
beforeAll(async () => {
  ({ log } = await import('~/telemetry/log.server'));
});
afterEach(() => void vi.restoreAllMocks());

async function visitForm(form: object = FLEET_FORM) {
  const visitor = await visit('empty');
  const document = JSON.parse(JSON.stringify(form));
  visitor.world.rows.ownForms.insert({ id: 'application', document });
  return visitor;
}

function createFormWithOneAmount() {
  const { definitions, ui_config } = FLEET_FORM;
  const [purpose] = definitions.loan_purposes;
  const [shown] = ui_config.config.loan_purposes;
  const steps = shown?.steps.filter(({ id }) => id === 'money');
  return {
    definitions: {
      ...definitions,
      loan_purposes: [{ ...purpose, fields: ['loanSize', 'loanDuration', 'currency'] }],
    },
    ui_config: { config: { loan_purposes: [{ ...shown, steps }] } },
  };
}

describe('DYN-11: loadConfiguredForm with an incomplete configuration', () => {
  it('logs the unreadable part of a form as an error', async () => {
    const visitor = await visitForm();
    await visitor.world.planFault({ ...UI_CONFIG, status: 500 });
    const error = vi.spyOn(log, 'error');
    expect((await visitor.get(FIRST_STEP_PATH)).status).toBe(503);
    expect(error).toHaveBeenCalledWith('form-unreadable', {
      form: 'application',
      partner: 'demo',
      finding: 'missing UI config',
    });
  });

  it('logs missing field definitions', async () => {
    const visitor = await visitForm();
    await visitor.world.planFault({ ...UI_CONFIG, path: '/dynamic_forms_fields_definitions', status: 500 });
    const error = vi.spyOn(log, 'error');
    expect((await visitor.get(FIRST_STEP_PATH)).status).toBe(503);
    expect(error).toHaveBeenCalledWith(
      'form-unreadable',
      expect.objectContaining({ finding: 'missing definitions' }),
    );
  });

  it('returns a form with a validation of an unknown type and logs one warning', async () => {
    const visitor = await visitForm();
    const patch = [
      { op: 'replace', path: '/config/loan_purposes/0/steps/0/fields/4/validations/0/type', value: 'roman' },
    ];
    await visitor.world.planFault({ ...UI_CONFIG, patch });
    const warn = vi.spyOn(log, 'warn');
    for (let times = 0; times < 2; times += 1) expect((await visitor.get(FIRST_STEP_PATH)).status).toBe(200);
    const findings = warn.mock.calls.filter(([event]) => event === 'form-finding');
    expect(findings.map(([, fields]) => fields)).toEqual([
      { form: 'application', partner: 'demo', finding: expect.stringContaining('roman') },
    ]);
  });
});

it('DYN-09: loadConfiguredForm names currencies in the language of the page', async () => {
  const visitor = await visitForm(createFormWithOneAmount());
  const money = '/application/new/money';
  const names = async () => {
    const { document } = await visitor.get(money);
    const options = [...document.querySelectorAll('select[name="currency"] option')];
    return options.map((option) => option.textContent);
  };
  expect(await names()).toEqual(['Choose', 'Euro', 'Swiss Franc']);
  await visitor.post('/language', { language: 'de', returnTo: money });
  expect(await names()).toEqual(expect.arrayContaining(['Euro', 'Schweizer Franken']));
});
