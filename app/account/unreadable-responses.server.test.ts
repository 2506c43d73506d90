import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const LIST = '/dashboard/applications';
const NEW_PASSWORD = { password: NEW_ACCOUNT_INPUT.password, passwordRepeat: NEW_ACCOUNT_INPUT.password };
const unreadable = (method: string, path: string) =>
  ({ method, path, body: 'html', after: true, times: 1 }) as const;

describe('executed account call with an unreadable response', () => {
  it('ACC-01: the login succeeds if the response sets a session cookie', async () => {
    const visitor = await visit('demo');
    await visitor.world.planFault(unreadable('POST', '/user/account/login'));
    await visitor.logIn('katrin');
    expect((await visitor.get(LIST)).status).toBe(200);
  });

  it('HTTP-02: the logout ends the session of the portal too', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault(unreadable('POST', '/user/account/logout'));
    await visitor.submit('/logout');
    expect((await visitor.get(LIST)).status).toBe(302);
  });

  it('ACC-08: the invitation is accepted and the visitor is logged in', async () => {
    const visitor = await visit('demo');
    await visitor.world.invite(NEW_ACCOUNT_INPUT.email);
    await visitor.world.planFault(unreadable('POST', '/user/account/invite_accept'));
    expect((await visitor.post(await visitor.world.linkOf('invite'), NEW_ACCOUNT_INPUT)).location).toBe(LIST);
  });

  it('ACC-11: the password change reports no failure and keeps the user logged in', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault(unreadable('POST', '/user/account/change_password'));
    const { password: oldPassword } = visitor.world.persona('katrin');
    const response = await visitor.submit('/dashboard/settings', { oldPassword, ...NEW_PASSWORD });
    expect(response.words()).not.toContain('We couldn’t change your password.');
    expect((await visitor.get(LIST)).status).toBe(200);
  });

  it('ACC-07: the page says that the password may already be set', async () => {
    const visitor = await visit('demo');
    await visitor.post('/forgot-password', { email: visitor.world.persona('katrin').email });
    await visitor.world.planFault(unreadable('POST', '/user/account/recover'));
    const response = await visitor.post(await visitor.world.linkOf('reset'), NEW_PASSWORD);
    expect([response.status, response.words('main')]).toEqual([
      502,
      expect.stringContaining('Your new password may already be set. Try logging in with it.'),
    ]);
  });
});
