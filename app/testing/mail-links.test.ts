import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_INPUT } from './form-inputs';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

const visit = openPortal();

async function invited(): Promise<{ visitor: Visitor; link: string }> {
  const visitor = await visit('demo');
  await visitor.world.invite(NEW_ACCOUNT_INPUT.email);
  return { visitor, link: await visitor.world.linkOf('invite') };
}

const copyWithoutCookies = (visitor: Visitor) => visitor.copy(new Map());

describe('ACC-08: invitation', () => {
  it('the invitation link redirects a second tab once accepted, and is refused for other visitors', async () => {
    const { visitor, link } = await invited();
    const first = await visitor.post(link, NEW_ACCOUNT_INPUT);
    expect(first.location).toBe('/dashboard/applications');
    for (const typed of [NEW_ACCOUNT_INPUT, { ...NEW_ACCOUNT_INPUT, password: 'x' }]) {
      const second = await visitor.post(link, typed);
      expect([second.status, second.location]).toEqual([302, first.location]);
      const scriptResponse = await visitor.post(`${link}.data`, typed);
      expect(scriptResponse.body).toContain('/dashboard/applications');
      expect(scriptResponse.body).not.toContain('used');
    }
    const list = await visitor.get('/dashboard/applications');
    expect(list.status).toBe(200);
    expect(list.words('body')).toContain(
      'You’ve already accepted this invitation. The password you chose then still works.',
    );
    const otherResponse = await copyWithoutCookies(visitor).post(link, NEW_ACCOUNT_INPUT);
    expect(otherResponse.status).toBeGreaterThanOrEqual(400);
    expect(otherResponse.words('main')).toContain('This invitation is no longer valid');
  });

  it('an accepted invitation can be accepted again only after the sandbox is restored', async () => {
    const { visitor, link } = await invited();
    const restore = await visitor.world.snapshot();
    await visitor.post(link, NEW_ACCOUNT_INPUT);
    const openInvitationAgain = async () => {
      const page = await copyWithoutCookies(visitor).get(`${link}?redirectTo=%2Fdashboard%2Fsettings`);
      expect(page.words('main')).toContain('This invitation is no longer valid');
      const href = page.attribute('main a[href*="again"]', 'href') ?? '';
      return new URL(href, `http://portal.example${new URL(link, 'http://portal.example').pathname}`);
    };
    const { pathname, search } = await openInvitationAgain();
    const lateResponse = await copyWithoutCookies(visitor).post(pathname + search, NEW_ACCOUNT_INPUT);
    expect(lateResponse.words('main')).toContain('This invitation is no longer valid');
    await restore();
    const freshLink = await openInvitationAgain();
    const browser = copyWithoutCookies(visitor);
    expect((await browser.get(freshLink.pathname + freshLink.search)).count('input[name=password]')).toBe(1);
    const accepted = await browser.post(freshLink.pathname + freshLink.search, NEW_ACCOUNT_INPUT);
    expect([accepted.status, accepted.location]).toEqual([303, '/dashboard/settings']);
  });
});

describe('ACC-09: invalid confirmation link', () => {
  it.each([
    ['nonsense', 1],
    ['%3Cscript%3E', 1],
  ])(
    'links visitors without a login to the login page, which offers a new mail: code %s',
    async (code, loginLinkCount) => {
      const visitor = await visit('demo');
      const response = await visitor.submit(`/user/account/confirm_email/${code}`);
      expect(response.status).toBeGreaterThanOrEqual(400);
      const loginLinkSelector = 'main a[href="/login?redirectTo=%2Fdashboard%2Fsettings"]';
      expect([response.count(loginLinkSelector), response.words(loginLinkSelector)]).toEqual([
        loginLinkCount,
        'Log in and request a new link',
      ]);
    },
  );
});

describe('ACC-06: "mail sent" page without a password request in the session', () => {
  it.each(['/forgot-password?sent', '/forgot-password?sent=1&redirectTo=%2Fdashboard%2Fsettings'])(
    'the page states that the portal cannot confirm whether a mail was sent, and shows the form: %s',
    async (address) => {
      const response = await (await visit('demo')).get(address);
      expect(response.status).toBe(200);
      expect(response.words('main')).toContain('cookies');
      expect(response.words('main')).not.toContain('on its way');
      expect(response.count('main input[name=email]')).toBe(1);
    },
  );
});
