import { listApplications } from 'contracts/api/applications';
import { KATRIN_LOGIN, logInUser, PERSONA_PASSWORD, registerUser } from 'mock-server/testing/people';
import { openSimulator, type TestSandbox } from 'mock-server/testing/test-simulator';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { RequestArgs } from '~/request/open-request.server';
import {
  createPortalEnvironment,
  InstanceBrowser,
  type InstanceResponse,
  startInstance,
} from './portal-instance';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const TYPED = { 'company-name': { companyName: 'Hafenkontor Brinkmann GmbH', companyCreditProviderId: '' } };
const NEW = { email: 'neu@beispiel.example', password: 'Kranich#71-Watt', passwordRepeat: 'Kranich#71-Watt' };
const TERMS = { acceptedTerms: 'on', acceptedPartnerTerms: 'on' };

async function load() {
  const { openRequest } = await import('~/request/open-request.server');
  const type = async (args: RequestArgs) => {
    const request = await openRequest(args);
    await request.session.change((session) => ({ ...session, draft: { values: TYPED, finished: [] } }));
    return new Response(null, { headers: request.headers() });
  };
  const look = async (args: RequestArgs) => Response.json((await openRequest(args)).session.data);
  return {
    type,
    look,
    login: (await import('~/account/login/route')).action,
    register: (await import('~/account/registration/route')).action,
    account: (await import('~/application/account/route')).action,
    logout: (await import('~/account/logout/route')).action,
    forgotPassword: (await import('~/account/password/forgot-password.route')).action,
    resetPassword: (await import('~/account/password/reset-password.route')).action,
    invite: (await import('~/account/invitation/route')).action,
    confirmEmail: (await import('~/account/email-confirmation/route')).action,
    list: (await import('~/dashboard/applications/route')).loader,
    documents: (await import('~/dashboard/documents/route')).loader,
    enter: (await import('~/demo/enter.route')).loader,
    start: (await import('~/demo/start.route')).loader,
  };
}
type Portal = Awaited<ReturnType<typeof load>>;

const around = createPortalEnvironment();
let portal: Portal;
beforeAll(async () => {
  portal = await around.start(load);
});

interface World {
  sandbox: TestSandbox;
  browser: InstanceBrowser;
}

const logIn = (
  browser: InstanceBrowser,
  form: { email: string; password: string } = { email: KATRIN_LOGIN, password: PERSONA_PASSWORD },
) => browser.callRoute(portal.login, '/login', { form });

const sessionOf = async (browser: InstanceBrowser) => (await browser.callRoute(portal.look, '/')).data;

interface Place {
  from: 'visitor' | 'user';
  go: (world: World) => Promise<InstanceResponse>;
  endsNothing?: true;
  account?: { email: string; password: string };
}

const disturb = ({ sandbox }: World, fault: object) =>
  sandbox.request('POST', '/simulator/faults', { body: { method: 'GET', times: 2, ...fault } });

const PLACES: Record<string, Place> = {
  'a login': { from: 'visitor', go: ({ browser }) => logIn(browser) },
  'a registration': {
    from: 'visitor',
    go: ({ browser }) => browser.callRoute(portal.register, '/register', { form: { ...NEW, ...TERMS } }),
    account: NEW,
  },
  'a logout': {
    from: 'user',
    go: ({ browser }) => browser.callRoute(portal.logout, '/logout', { form: {} }),
  },
  'a new password': {
    from: 'visitor',
    async go({ sandbox, browser }) {
      await browser
        .fork()
        .callRoute(portal.forgotPassword, '/forgot-password', { form: { email: KATRIN_LOGIN } });
      const token = await sandbox.tokenOfMail('reset');
      const { email: _, ...form } = NEW;
      return browser.callRoute(portal.resetPassword, `/user/account/reset/${token}`, {
        params: { token },
        form,
      });
    },
    account: { email: KATRIN_LOGIN, password: NEW.password },
  },
  'an invitation that is accepted': {
    from: 'visitor',
    async go({ sandbox, browser }) {
      await sandbox.request('POST', '/simulator/invitations', { body: { email: NEW.email } });
      const token = await sandbox.tokenOfMail('invite');
      const form = { ...NEW, ...TERMS };
      return browser.callRoute(portal.invite, `/user/account/invite/${token}`, { params: { token }, form });
    },
    account: NEW,
  },
  'an e-mail that is confirmed': {
    from: 'user',
    async go({ sandbox, browser }) {
      await registerUser(sandbox);
      const confirmationCode = await sandbox.tokenOfMail('confirmation');
      const path = `/user/account/confirm_email/${confirmationCode}`;
      return browser.callRoute(portal.confirmEmail, path, { params: { confirmationCode }, form: {} });
    },
    endsNothing: true,
  },
  'a session that the lending API has ended (401)': {
    from: 'user',
    async go(world) {
      const [application] = await (await logInUser(world.sandbox, KATRIN_LOGIN)).expectSuccess(
        listApplications,
      );
      const id = application?.applicationId ?? '';
      await disturb(world, { path: '*/documents', status: 401 });
      return world.browser.callRoute(portal.documents, `/dashboard/applications/${id}/documents`, {
        params: { id },
      });
    },
  },
  'a profile that is refused (403)': {
    from: 'user',
    async go(world) {
      await disturb(world, { path: '/user/profile', status: 403 });
      return world.browser.callRoute(portal.list, '/dashboard/applications');
    },
  },
};

describe.each(Object.entries(PLACES))('D-10: lost cookie of %s', (_, { from, go, account, endsNothing }) => {
  it('the portal keeps typed values under the old session id for their owner, but no login', async () => {
    const { sandbox, browser } = await around.visitor();
    if (from === 'user') await logIn(browser);
    await browser.callRoute(portal.type, '/');
    const response = await go({ sandbox, browser: browser.fork() });
    expect(response.status).toBeLessThan(400);
    await sandbox.request('DELETE', '/simulator/faults');

    const left = await sessionOf(browser);
    const isStillIn = await browser.callRoute(portal.list, '/dashboard/applications');
    if (endsNothing) expect(isStillIn.status).toBe(200);
    else {
      expect(left).toMatchObject({ user: null, apiCookies: {} });
      expect(isStillIn.location).toContain('/login');
      expect((await logIn(browser, account)).location).toMatch(/dashboard/);
    }
    expect(await sessionOf(browser)).toMatchObject({ draft: { values: TYPED } });
  });

  it('the portal hides the typed values from other users', async () => {
    const { sandbox, browser } = await around.visitor();
    if (from === 'visitor') return expect(await sessionOf(browser)).toMatchObject({ user: null });
    await logIn(browser);
    await browser.callRoute(portal.type, '/');
    await go({ sandbox, browser: browser.fork() });
    await sandbox.request('DELETE', '/simulator/faults');
    if (endsNothing) return;
    await browser.callRoute(portal.register, '/register', {
      form: { ...NEW, ...TERMS, email: 'x@beispiel.example' },
    });
    expect(await sessionOf(browser)).toMatchObject({ user: { email: 'x@beispiel.example' }, draft: null });
  });
});

describe('D-10: lost cookie of a demo', () => {
  let hosted: Awaited<ReturnType<typeof openSimulator>>;
  let demo: Portal;

  beforeAll(async () => {
    hosted = await openSimulator({ hosted: true });
    demo = await startInstance({ apiBaseUrl: hosted.origin, dataDir: around.dataDir }, load);
  });
  afterAll(() => hosted.close());

  it('the portal keeps values typed before the demo created its sandbox, even if the cookie was lost', async () => {
    const browser = new InstanceBrowser({});
    await browser.callRoute(demo.type, '/');
    const heard = browser.fork();
    expect((await heard.callRoute(demo.start, '/demo/start?at=/')).location).toBe('/');
    for (const each of [heard, browser]) {
      await each.callRoute(demo.start, '/demo/start?at=/');
      const session = (await each.callRoute(demo.look, '/')).data;
      expect(session).toMatchObject({
        user: null,
        demo: { sandbox: expect.any(String) },
        draft: { values: TYPED },
      });
    }
  });

  it('the portal does not log in the old session id if another browser uses the entry link', async () => {
    const { sandbox, browser } = await around.visitor();
    const { headers } = await sandbox.request('GET', '/simulator/play/demo?persona=katrin');
    const entrance = new URL(headers.get('location') ?? '', 'http://demo.localhost');
    await browser.callRoute(portal.type, '/');
    const path = entrance.pathname + entrance.search;
    expect((await browser.fork().callRoute(portal.enter, path)).status).toBe(302);
    expect(await sessionOf(browser)).toMatchObject({ user: null, apiCookies: {} });
  });
});
