import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const ORIGIN = 'http://demo.localhost';
const LIST = '/dashboard/applications';

describe('HTTP-02: logout', () => {
  it('redirects back to the page with the logout button if the logout fails', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault({ path: '/user/account/logout', status: 503 });
    const pages = [
      [`${ORIGIN}/dashboard/settings?tab=2`, '/dashboard/settings?tab=2'],
      [`${ORIGIN}/dashboard/settings#top`, '/dashboard/settings'],
      [`${ORIGIN}/logout`, LIST],
      [`${ORIGIN}/logout?a=1`, LIST],
      [`${ORIGIN}//evil.example`, LIST],
      ['no address', LIST],
      ['', LIST],
    ];
    for (const [Referer = '', to] of pages) {
      const response = await visitor.post('/logout', {}, { headers: { Referer } });
      expect([Referer, response.status, response.location]).toEqual([Referer, 303, to]);
    }
    expect((await visitor.get(LIST)).words()).toContain(
      'We couldn’t log you out. You’re still logged in. Try again.',
    );
  });

  it('succeeds if the lending API has already ended the session', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.world.planFault({ path: '/user/account/logout', code: 'err_auth_session_expired' });
    const response = await visitor.submit('/logout');
    expect([response.path, response.words()]).toEqual([
      '/login',
      expect.stringContaining('You’re logged out.'),
    ]);
  });

  it('deletes the session of an anonymous visitor', async () => {
    const visitor = await visit('demo');
    await visitor.post('/colours', { scheme: 'dark', returnTo: '/login' });
    visitor.world.takeCalls();
    const response = await visitor.post('/logout');
    expect([response.status, response.location]).toEqual([303, '/login']);
    expect(visitor.world.takeCalls()).toContain('POST /user/account/logout');
  });

  it('calls no API and shows no message if no session exists', async () => {
    const visitor = await visit('demo');
    visitor.world.takeCalls();
    const response = await visitor.post('/logout');
    expect([response.status, response.location]).toEqual([303, '/login']);
    expect(visitor.world.takeCalls().filter((call) => call.startsWith('POST'))).toEqual([]);
    expect((await visitor.get('/login')).words()).not.toContain('You’re logged out.');
  });
});
