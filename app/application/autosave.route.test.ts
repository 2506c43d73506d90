import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import { CLASSIC_STEP_PATHS, LOAN_INPUT, submitSteps } from './journey/testing/classic-wizard';

const visit = openPortal();

const AUTOSAVE_PATH = '/application/keep';

describe('DYN-02: autosave endpoint', () => {
  it('saves typed values and returns 204 with only cookie and language headers', async () => {
    const visitor = await visit('demo', { language: 'de' });
    const { status, body, headers } = await visitor.post(AUTOSAVE_PATH, { step: 'loan-info', ...LOAN_INPUT });
    expect([status, body, headers.get('Content-Language')]).toEqual([204, '', 'de']);
    expect(headers.getSetCookie().join()).toContain('portal_session=');
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).fields().loanDuration).toBe('36');
  });

  it('D-293: saves a long value whole; without room for it, returns 413 and keeps its earlier value', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const save = (purposeDescription: string) =>
      visitor.post(AUTOSAVE_PATH, { step: 'loan-info', ...LOAN_INPUT, purposeDescription });
    const shown = async () => (await visitor.get(CLASSIC_STEP_PATHS.loan)).fields().purposeDescription;
    const long = `Maschinen ${'x'.repeat(20_000)}`;
    expect([(await save(long)).status, (await shown()) === long]).toEqual([204, true]);
    const checked = await visitor.get(`${CLASSIC_STEP_PATHS.loan}?check`);
    expect(checked.fields().purposeDescription === long).toBe(true);
    expect([(await save('x'.repeat(250_000))).status, (await shown()) === long]).toEqual([413, true]);
  });

  it('D-292: returns 409 if the work of an ended session waits for the login', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.post(AUTOSAVE_PATH, { step: 'loan-info', ...LOAN_INPUT });
    await visitor.world.planFault({ path: '/user/applications', code: 'err_auth_session_expired', times: 1 });
    await visitor.get('/dashboard/applications');
    const kept = await visitor.post(AUTOSAVE_PATH, { step: 'loan-info', ...LOAN_INPUT, loanDuration: '48' });
    expect(kept.status).toBe(409);
    await visitor.logIn('katrin');
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).fields().loanDuration).toBe('36');
  });

  it('D-10: saves only the e-mail address of the account page', async () => {
    const visitor = await submitSteps(await visit('demo'));
    const keptResponse = await visitor.post(AUTOSAVE_PATH, {
      step: 'account-creation',
      email: 'ines@hafenkontor.example',
      password: 'Hafen#2026kontor',
      passwordRepeat: 'Hafen#2026kontor',
    });
    expect(keptResponse.status).toBe(204);
    const page = await visitor.get(CLASSIC_STEP_PATHS.account);
    expect(page.fields().email).toBe('ines@hafenkontor.example');
    expect(page.body).not.toContain('Hafen#2026kontor');
    expect((await visitor.post(AUTOSAVE_PATH, { step: 'account-creation' })).status).toBe(204);
    expect((await visitor.get(CLASSIC_STEP_PATHS.account)).fields().email).toBe('');
  });

  it('keeps the idempotency key of an application that was already sent', async () => {
    const visitor = await submitSteps(await visit('demo', { as: 'katrin' }));
    const typed = { ...LOAN_INPUT, loanSize: '50,000', step: 'loan-info', intent: 'back', detailsFor: '' };
    expect((await visitor.post(AUTOSAVE_PATH, typed)).status).toBe(205);
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).fields().loanSize).toBe('250000');
    const { detailsFor: _, ...fitting } = typed;
    expect((await visitor.post(AUTOSAVE_PATH, fitting)).status).toBe(204);
    expect((await visitor.get(CLASSIC_STEP_PATHS.loan)).fields().loanSize).toBe('50000');
    expect((await visitor.get(CLASSIC_STEP_PATHS.check)).words('main dl')).toContain('€250,000');
  });

  it.each(['company-data', 'x'.repeat(80)])(
    'saves a configured form by the id of its step: %s',
    async (step) => {
      const visitor = await visit('medical-practice');
      expect((await visitor.post(AUTOSAVE_PATH, { step, street: 'Am Wall' })).status).toBe(204);
    },
  );

  it.each(['a b', 'a/b', 'a?b', 'a#b', 'x'.repeat(81)])(
    'saves nothing for an unknown step: %s',
    async (step) => {
      const visitor = await visit('medical-practice');
      const response = await visitor.post(AUTOSAVE_PATH, { step, street: 'Am Wall' });
      expect([response.status, response.body]).toEqual([400, '']);
      expect([...visitor.cookies.keys()]).not.toContain('portal_session');
    },
  );
});
