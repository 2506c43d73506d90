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

const TYPED_VALUES = {
  'company-name': { companyName: 'Hafenkontor Brinkmann GmbH', companyCreditProviderId: '' },
};
const NEW_ACCOUNT = {
  email: 'neu@beispiel.example',
  password: 'Kranich#71-Watt',
  passwordRepeat: 'Kranich#71-Watt',
};
const ACCEPTED_TERMS = { acceptedTerms: 'on', acceptedPartnerTerms: 'on' };

async function load() {
  const { openRequest } = await import('~/request/open-request.server');
  const keepTypedDraft = async (args: RequestArgs) => {
    const request = await openRequest(args);
    await request.session.change((session) => ({
      ...session,
      draft: { values: TYPED_VALUES, finished: [] },
    }));
    return new Response(null, { headers: request.headers() });
  };
  const readSessionData = async (args: RequestArgs) => Response.json((await openRequest(args)).session.data);
  return {
    keepTypedDraft,
    readSessionData,
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

const environment = createPortalEnvironment();
let portal: Portal;
beforeAll(async () => {
  portal = await environment.start(load);
});

interface World {
  sandbox: TestSandbox;
  browser: InstanceBrowser;
}

const logIn = (
  browser: InstanceBrowser,
  form: { email: string; password: string } = { email: KATRIN_LOGIN, password: PERSONA_PASSWORD },
) => browser.callRoute(portal.login, '/login', { form });

const readSession = async (browser: InstanceBrowser) =>
  (await browser.callRoute(portal.readSessionData, '/')).data;

interface CookieLoss {
  initialVisitor: 'visitor' | 'user';
  losePath: (world: World) => Promise<InstanceResponse>;
  keepsSession?: true;
  account?: { email: string; password: string };
}

const planFault = ({ sandbox }: World, fault: object) =>
  sandbox.request('POST', '/simulator/faults', { body: { method: 'GET', times: 2, ...fault } });

const COOKIE_LOSSES: Record<string, CookieLoss> = {
  'a login': { initialVisitor: 'visitor', losePath: ({ browser }) => logIn(browser) },
  'a registration': {
    initialVisitor: 'visitor',
    losePath: ({ browser }) =>
      browser.callRoute(portal.register, '/register', { form: { ...NEW_ACCOUNT, ...ACCEPTED_TERMS } }),
    account: NEW_ACCOUNT,
  },
  'a logout': {
    initialVisitor: 'user',
    losePath: ({ browser }) => browser.callRoute(portal.logout, '/logout', { form: {} }),
  },
  'a new password': {
    initialVisitor: 'visitor',
    async losePath({ sandbox, browser }) {
      await browser
        .copyWithHeaders()
        .callRoute(portal.forgotPassword, '/forgot-password', { form: { email: KATRIN_LOGIN } });
      const token = await sandbox.tokenOfMail('reset');
      const { email: _, ...form } = NEW_ACCOUNT;
      return browser.callRoute(portal.resetPassword, `/user/account/reset/${token}`, {
        params: { token },
        form,
      });
    },
    account: { email: KATRIN_LOGIN, password: NEW_ACCOUNT.password },
  },
  'an invitation that is accepted': {
    initialVisitor: 'visitor',
    async losePath({ sandbox, browser }) {
      await sandbox.request('POST', '/simulator/invitations', { body: { email: NEW_ACCOUNT.email } });
      const token = await sandbox.tokenOfMail('invite');
      const form = { ...NEW_ACCOUNT, ...ACCEPTED_TERMS };
      return browser.callRoute(portal.invite, `/user/account/invite/${token}`, { params: { token }, form });
    },
    account: NEW_ACCOUNT,
  },
  'an e-mail that is confirmed': {
    initialVisitor: 'user',
    async losePath({ sandbox, browser }) {
      await registerUser(sandbox);
      const confirmationCode = await sandbox.tokenOfMail('confirmation');
      const path = `/user/account/confirm_email/${confirmationCode}`;
      return browser.callRoute(portal.confirmEmail, path, { params: { confirmationCode }, form: {} });
    },
    keepsSession: true,
  },
  'a session that the lending API has ended (401)': {
    initialVisitor: 'user',
    async losePath(world) {
      const [application] = await (await logInUser(world.sandbox, KATRIN_LOGIN)).expectSuccess(
        listApplications,
      );
      const id = application?.applicationId ?? '';
      await planFault(world, { path: '*/documents', status: 401 });
      return world.browser.callRoute(portal.documents, `/dashboard/applications/${id}/documents`, {
        params: { id },
      });
    },
  },
  'a profile that is refused (403)': {
    initialVisitor: 'user',
    async losePath(world) {
      await planFault(world, { path: '/user/profile', status: 403 });
      return world.browser.callRoute(portal.list, '/dashboard/applications');
    },
  },
};

describe.each(Object.entries(COOKIE_LOSSES))(
  'D-10: lost cookie of %s',
  (_, { initialVisitor, losePath, account, keepsSession }) => {
    it('the portal keeps typed values under the old session id for their owner, but no login', async () => {
      const { sandbox, browser } = await environment.visitor();
      if (initialVisitor === 'user') await logIn(browser);
      await browser.callRoute(portal.keepTypedDraft, '/');
      const response = await losePath({ sandbox, browser: browser.copyWithHeaders() });
      expect(response.status).toBeLessThan(400);
      await sandbox.request('DELETE', '/simulator/faults');

      const sessionAfter = await readSession(browser);
      const listResponse = await browser.callRoute(portal.list, '/dashboard/applications');
      if (keepsSession) expect(listResponse.status).toBe(200);
      else {
        expect(sessionAfter).toMatchObject({ user: null, apiCookies: {} });
        expect(listResponse.location).toContain('/login');
        expect((await logIn(browser, account)).location).toMatch(/dashboard/);
      }
      expect(await readSession(browser)).toMatchObject({ draft: { values: TYPED_VALUES } });
    });

    it('the portal hides the typed values from other users', async () => {
      const { sandbox, browser } = await environment.visitor();
      if (initialVisitor === 'visitor')
        return expect(await readSession(browser)).toMatchObject({ user: null });
      await logIn(browser);
      await browser.callRoute(portal.keepTypedDraft, '/');
      await losePath({ sandbox, browser: browser.copyWithHeaders() });
      await sandbox.request('DELETE', '/simulator/faults');
      if (keepsSession) return;
      await browser.callRoute(portal.register, '/register', {
        form: { ...NEW_ACCOUNT, ...ACCEPTED_TERMS, email: 'x@beispiel.example' },
      });
      expect(await readSession(browser)).toMatchObject({
        user: { email: 'x@beispiel.example' },
        draft: null,
      });
    });
  },
);

describe('D-10: lost cookie of a demo', () => {
  let hosted: Awaited<ReturnType<typeof openSimulator>>;
  let demo: Portal;

  beforeAll(async () => {
    hosted = await openSimulator({ hosted: true });
    demo = await startInstance({ apiBaseUrl: hosted.origin, dataDir: environment.dataDir }, load);
  });
  afterAll(() => hosted.close());

  it('the portal keeps values typed before the demo created its sandbox, even if the cookie was lost', async () => {
    const browser = new InstanceBrowser({});
    await browser.callRoute(demo.keepTypedDraft, '/');
    const forkedBrowser = browser.copyWithHeaders();
    expect((await forkedBrowser.callRoute(demo.start, '/demo/start?at=/')).location).toBe('/');
    for (const each of [forkedBrowser, browser]) {
      await each.callRoute(demo.start, '/demo/start?at=/');
      const session = (await each.callRoute(demo.readSessionData, '/')).data;
      expect(session).toMatchObject({
        user: null,
        demo: { sandbox: expect.any(String) },
        draft: { values: TYPED_VALUES },
      });
    }
  });

  it('the portal does not log in the old session id if another browser uses the entry link', async () => {
    const { sandbox, browser } = await environment.visitor();
    const { headers } = await sandbox.request('GET', '/simulator/play/demo?persona=katrin');
    const entryUrl = new URL(headers.get('location') ?? '', 'http://demo.localhost');
    await browser.callRoute(portal.keepTypedDraft, '/');
    const path = entryUrl.pathname + entryUrl.search;
    expect((await browser.copyWithHeaders().callRoute(portal.enter, path)).status).toBe(302);
    expect(await readSession(browser)).toMatchObject({ user: null, apiCookies: {} });
  });
});
