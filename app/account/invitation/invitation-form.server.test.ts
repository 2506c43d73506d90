import { describe, expect, it } from 'vitest';
import { NEW_ACCOUNT_INPUT } from '~/testing/form-inputs';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const LIST = '/dashboard/applications';
const ACCEPT_CALL = 'POST /user/account/invite_accept';
const RETURN_QUERY = '?redirectTo=%2Fdashboard%2Fsettings';

async function openInvitation(world = 'demo'): Promise<{ visitor: Visitor; link: string }> {
  const visitor = await visit(world);
  await visitor.world.invite(NEW_ACCOUNT_INPUT.email);
  const link = await visitor.world.linkOf('invite');
  visitor.world.takeCalls();
  return { visitor, link };
}

const calls = ({ world }: Visitor) => world.takeCalls().filter((call) => call.startsWith('POST'));
const users = ({ world }: Visitor) =>
  world.rows.users.all().filter(({ email }) => email === NEW_ACCOUNT_INPUT.email);

describe('ACC-08: page of an invitation', () => {
  it.each([
    ['demo', 0],
    ['partner-terms', 1],
  ])(
    "the page of an invitation asks for the partner's own terms only if the partner has some (partner %s: %s checkbox)",
    async (world, checkboxCount) => {
      const { visitor, link } = await openInvitation(world);
      const page = await visitor.get(link);
      expect(page.title).toMatch(/^Accept invitation · /);
      expect(page.count('main input[name=password]')).toBe(1);
      expect(page.count('[name=acceptedPartnerTerms]')).toBe(checkboxCount);
    },
  );
});

describe('ACC-08: accepting an invitation', () => {
  it.each([
    ['', LIST],
    [RETURN_QUERY, '/dashboard/settings'],
  ])(
    'accepting an invitation logs in, shows a welcome message and redirects (query %j leads to %s)',
    async (query, to) => {
      const { visitor, link } = await openInvitation();
      const response = await visitor.submit(link + query, NEW_ACCOUNT_INPUT);
      expect([response.path, response.words()]).toEqual([
        to,
        expect.stringContaining('Welcome! Your password is set and you’re logged in.'),
      ]);
      expect(calls(visitor)).toEqual([ACCEPT_CALL, 'POST /user/account/login']);
      expect(users(visitor)).toMatchObject([
        { acceptedTerms: true, acceptedPartnerTerms: false, interfaceLanguage: 'en' },
      ]);
      expect((await visitor.get(link + query)).location).toBe(to);
    },
  );

  it('accepting an invitation stores the acceptance of the partner’s own terms', async () => {
    const { visitor, link } = await openInvitation('partner-terms');
    expect((await visitor.post(link, NEW_ACCOUNT_INPUT)).status).toBe(400);
    expect((await visitor.post(link, { ...NEW_ACCOUNT_INPUT, acceptedPartnerTerms: 'on' })).location).toBe(
      LIST,
    );
    expect(users(visitor)).toMatchObject([{ acceptedPartnerTerms: true }]);
  });

  it('accepting an invitation reports success and links to login if the login fails', async () => {
    const { visitor, link } = await openInvitation();
    await visitor.world.planFault({ path: '/user/account/login', status: 503 });
    const response = await visitor.post(link + RETURN_QUERY, NEW_ACCOUNT_INPUT);
    expect([response.status, response.location]).toEqual([303, `${link}${RETURN_QUERY}&done=`]);
    const page = await visitor.get(response.location ?? '');
    expect(page.words('main')).toContain('You’re all set');
    expect(page.words('main')).toContain(
      'Log in with your new password and the email address we sent the invitation to.',
    );
    expect(page.words()).not.toContain('Welcome!');
    expect(page.count(`main a[href="/login${RETURN_QUERY}"]`)).toBe(1);
  });

  it('accepting an invitation redirects the user who accepted the invitation, without showing the form', async () => {
    const { visitor, link } = await openInvitation();
    await visitor.world.planFault({ path: '/user/account/login', status: 503 });
    await visitor.post(link, NEW_ACCOUNT_INPUT);
    const other = visitor.copy(new Map());
    expect((await other.get(`${link}${RETURN_QUERY}&done=`)).location).toBe(link + RETURN_QUERY);
    expect((await visitor.get(`/user/account/reset/x?done`)).location).toBe('/user/account/reset/x');
  });

  it('accepting an invitation reports to other visitors that the invitation link is used, with links to the login and the form', async () => {
    const { visitor, link } = await openInvitation();
    await visitor.post(link, NEW_ACCOUNT_INPUT);
    const other = visitor.copy(new Map());
    const hrefs = async (query: string) => {
      const page = await other.get(link + query);
      return [...page.document.querySelectorAll('main a')].map((a) => a.getAttribute('href'));
    };
    expect(await hrefs('')).toEqual(expect.arrayContaining(['/login', `${link}?again`]));
    expect(await hrefs(RETURN_QUERY)).toEqual(
      expect.arrayContaining([`/login${RETURN_QUERY}`, `${link}${RETURN_QUERY}&again`]),
    );
    await other.logIn('katrin');
    const page = await other.get(link);
    expect([page.status, page.words('main')]).toEqual([
      200,
      expect.stringContaining('It’s already been accepted. Log in instead.'),
    ]);
  });
});

describe('ACC-08: refused invitation', () => {
  it.each([
    ['err_auth_token_used', 'It’s already been accepted. Log in instead.'],
    ['err_auth_token_expired', 'It’s expired. Ask for a new one.'],
    ['err_auth_token_invalid', 'The link doesn’t work.'],
  ])(
    'a refused invitation shows an explanation in place of the form if the API refuses the link: %s',
    async (code, words) => {
      const { visitor, link } = await openInvitation();
      await visitor.world.planFault({ method: 'POST', path: '/user/account/*', code });
      const response = await visitor.post(link + RETURN_QUERY, NEW_ACCOUNT_INPUT);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.words('main')).toContain('This invitation is no longer valid');
      expect(response.words('main')).toContain(words);
      expect(response.count('main input')).toBe(0);
      expect(response.count(`main a[href="/login${RETURN_QUERY}"]`)).toBe(1);
      expect(response.words('main')).not.toContain('Accept the invitation again');
      expect(calls(visitor)).toEqual([ACCEPT_CALL]);
    },
  );

  it.each([
    [
      { code: 'err_user_not_accepted_terms' },
      'acceptedTerms',
      'Accept the terms and conditions to continue.',
    ],
    [{ code: 'err_password_too_simple' }, 'password', 'The password is too simple or widely known.'],
    [{ status: 500 }, null, 'The request failed. Try again.'],
  ])(
    'a refused invitation shows the error at the form and allows another attempt (simulated fault of the API %j)',
    async (fault, field, words) => {
      const { visitor, link } = await openInvitation();
      await visitor.world.planFault({ method: 'POST', path: '/user/account/*', ...fault });
      const response = await visitor.post(link, NEW_ACCOUNT_INPUT);
      expect(response.words('main')).toContain('We couldn’t accept the invitation.');
      expect(response.words('main')).toContain(words);
      if (field) expect(response.count(`[name=${field}][aria-invalid=true]`)).toBe(1);
      await visitor.world.removeFaults();
      expect((await visitor.post(link, NEW_ACCOUNT_INPUT)).location).toBe(LIST);
    },
  );
});
