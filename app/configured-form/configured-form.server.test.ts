import { FLEET_FORM } from 'fixtures/forms/fleet-example';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { portal } from '~/testing/portal';

const visit = portal();

const FIRST = '/application/new/vehicle';
const UI_CONFIG = { method: 'GET', path: '/dynamic_forms_ui_config' };

let log: typeof import('~/telemetry/log.server').log;
beforeAll(async () => {
  ({ log } = await import('~/telemetry/log.server'));
});
afterEach(() => void vi.restoreAllMocks());

/** Somebody at a partner with a form of its own. @param name of its first purpose */
async function atForm(name = 'fleet.vehicles') {
  const visitor = await visit('empty');
  const document = JSON.parse(
    JSON.stringify(FLEET_FORM).replaceAll('"fleet.vehicles"', JSON.stringify(name)),
  );
  visitor.world.rows.ownForms.insert({ id: 'application', document });
  return visitor;
}

describe('DYN-11 a configured form', () => {
  it('that cannot be read is an error in the log, which names what is missing', async () => {
    const visitor = await atForm();
    await visitor.world.fail({ ...UI_CONFIG, status: 500 });
    const error = vi.spyOn(log, 'error');
    expect((await visitor.get(FIRST)).status).toBe(503);
    expect(error).toHaveBeenCalledWith('form-unreadable', {
      form: 'application',
      partner: 'demo',
      finding: 'missing UI config',
    });
  });

  it('that lacks its definitions names those', async () => {
    const visitor = await atForm();
    await visitor.world.fail({ ...UI_CONFIG, path: '/dynamic_forms_fields_definitions', status: 500 });
    const error = vi.spyOn(log, 'error');
    expect((await visitor.get(FIRST)).status).toBe(503);
    expect(error).toHaveBeenCalledWith(
      'form-unreadable',
      expect.objectContaining({ finding: 'missing definitions' }),
    );
  });

  it('with something that nobody understands is shown, and is a warning once', async () => {
    const visitor = await atForm();
    const patch = [
      { op: 'replace', path: '/config/loan_purposes/0/steps/0/fields/4/validations/0/type', value: 'roman' },
    ];
    await visitor.world.fail({ ...UI_CONFIG, patch });
    const warn = vi.spyOn(log, 'warn');
    for (let times = 0; times < 2; times += 1) expect((await visitor.get(FIRST)).status).toBe(200);
    const findings = warn.mock.calls.filter(([event]) => event === 'form-finding');
    expect(findings.map(([, fields]) => fields)).toEqual([
      { form: 'application', partner: 'demo', finding: expect.stringContaining('roman') },
    ]);
  });
});
