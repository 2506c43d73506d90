import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const SETTINGS = '/dashboard/settings';
const PASSWORD = 'Kranich7#Boje&Moos';
const PASSWORD_FORM = { oldPassword: 'Demo!2026pass', password: PASSWORD, passwordRepeat: PASSWORD };
const CHANGE_CALL = { method: 'POST', path: '/user/account/*' };
const WRONG_OLD_PASSWORD = 'That’s not your current password.';
const FAILURE_MESSAGE = 'We couldn’t change your password.';

const changes = ({ world }: Visitor) => world.takeChangeCalls();
const invalid = (response: Awaited<ReturnType<Visitor['get']>>) =>
  [...response.document.querySelectorAll('main [aria-invalid=true]')].map((field) =>
    field.getAttribute('name'),
  );

describe('ACC-10: settings page', () => {
  it.each([
    ['demo', 'Confirmed', 0],
    ['unconfirmed-email', 'Not confirmed yet', 1],
  ])(
    'the settings page shows whether the e-mail address is confirmed (scenario %s: %s)',
    async (world, tag, expectedFormCount) => {
      const visitor = await visit(world, { as: 'katrin' });
      const page = await visitor.get(SETTINGS);
      expect([page.status, page.title]).toEqual([200, 'Settings · Lindhof Bank']);
      const { email } = visitor.world.persona('katrin');
      expect(page.words('main')).toContain(`${email} ${tag}`);
      expect(page.count('main form[action="/resend-confirmation"]')).toBe(expectedFormCount);
    },
  );

  it('each section has one save button, none of them primary, and the page says who can change the other data', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const page = await visitor.get(SETTINGS);
    const submitButtonCounts = [...page.document.querySelectorAll('main section')].map(
      (section) => section.querySelectorAll('button[type=submit]').length,
    );
    expect(submitButtonCounts.every((count) => count <= 1)).toBe(true);
    expect(page.count('main [data-variant=primary], main button[class*=primary]')).toBe(0);
    expect(page.words('main')).toContain('Name and telephone number You’ll find them in each application');
  });

  it('the settings page shows the current profile of the lending API', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const patch = [
      { op: 'replace', path: '/email', value: 'anders@beispiel.example' },
      { op: 'replace', path: '/emailVerified', value: false },
    ];
    await visitor.world.planFault({ path: '/user/profile', patch });
    const page = await visitor.get(SETTINGS);
    expect(page.words('main')).toContain('anders@beispiel.example Not confirmed yet');
  });
});

describe('ACC-11: password form on the settings page', () => {
  it('the password form changes the password with one call and then shows empty fields', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    visitor.world.takeCalls();
    const response = await visitor.post(SETTINGS, PASSWORD_FORM);
    expect([response.status, response.words()]).toEqual([
      200,
      expect.stringContaining('Your password has been changed.'),
    ]);
    expect(changes(visitor)).toHaveLength(1);
    expect(response.words()).not.toContain(FAILURE_MESSAGE);
    expect((await visitor.get(SETTINGS)).words()).not.toContain('Your password has been changed.');
  });

  it('the password form shows an error only at the old password if that is wrong', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const response = await visitor.post(SETTINGS, { ...PASSWORD_FORM, oldPassword: 'wrong' });
    expect([response.status, invalid(response)]).toEqual([400, ['oldPassword']]);
    expect(response.words('main')).toContain(FAILURE_MESSAGE);
    expect(response.words('main')).toContain(WRONG_OLD_PASSWORD);
    expect(response.words('main')).not.toContain('The request failed');
  });

  it.each([
    [{ code: 'err_password_too_simple', field: 'new_password' }, ['password'], 'The password is too simple'],
    [{ code: 'err_password_too_simple' }, ['password'], 'The password is too simple'],
    [{ status: 500 }, [], 'The request failed. Try again.'],
    [{ drop: true }, [], 'That didn’t work just now.'],
  ])(
    'the password form shows an error when the call to the lending API fails (simulated fault %j)',
    async (fault, fields, words) => {
      const visitor = await visit('demo', { as: 'katrin' });
      await visitor.world.failAllChanges(fault);
      const response = await visitor.post(SETTINGS, PASSWORD_FORM);
      expect(invalid(response)).toEqual(fields);
      expect(response.words('main')).toContain(FAILURE_MESSAGE);
      expect(response.words('main')).toContain(words);
      expect(response.words('main')).not.toContain(WRONG_OLD_PASSWORD);
    },
  );

  it.each([
    [{ oldPassword: '' }, ['oldPassword']],
    [{ passwordRepeat: 'x' }, ['passwordRepeat']],
  ])('the password form sends no request to the API while a field is invalid: %j', async (change, fields) => {
    const visitor = await visit('demo', { as: 'katrin' });
    visitor.world.takeCalls();
    const response = await visitor.post(SETTINGS, { ...PASSWORD_FORM, ...change });
    expect([response.status, invalid(response), changes(visitor)]).toEqual([400, fields, []]);
  });

  it('HTTP-03: the password form redirects to login and back when the session has expired', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault({ ...CHANGE_CALL, code: 'err_auth_session_expired' });
    expect((await visitor.post(SETTINGS, PASSWORD_FORM)).location).toBe(
      `/login?redirectTo=${encodeURIComponent(SETTINGS)}&expired=1`,
    );
  });
});
