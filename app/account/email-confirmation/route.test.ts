import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();

const LIST = '/dashboard/applications';
const WRONG_LINK = '/user/account/confirm_email/nonsense';
const PROFILE_CALL = 'GET /user/profile';

async function visitUnconfirmed(): Promise<{ visitor: Visitor; link: string }> {
  const visitor = await visit('unconfirmed-email', { as: 'katrin' });
  await visitor.post('/resend-confirmation', { returnTo: LIST });
  const link = await visitor.world.linkOf('confirmation');
  visitor.world.takeCalls();
  return { visitor, link };
}

const hrefs = (response: Awaited<ReturnType<Visitor['get']>>) =>
  [...response.document.querySelectorAll('main a')].map((a) => a.getAttribute('href'));
const accountCalls = ({ world }: Visitor) => world.takeCalls().filter((call) => /account|profile/.test(call));

describe('ACC-09: page of the e-mail confirmation link', () => {
  it('the page shows a button on GET and confirms nothing yet', async () => {
    const { visitor, link } = await visitUnconfirmed();
    const page = await visitor.get(link);
    expect(page.title).toBe('Confirm email · Lindhof Bank');
    expect(page.words('main')).toContain('One more step to confirm your address.');
    expect(accountCalls(visitor)).toEqual([]);
    expect(page.forms.some(({ action }) => action === link)).toBe(true);
  });

  it("the page confirms the logged-in user's e-mail address, and the next page shows the confirmation", async () => {
    const { visitor, link } = await visitUnconfirmed();
    const response = await visitor.post(link);
    expect([response.status, response.words('main')]).toEqual([
      200,
      expect.stringContaining('Your email address is confirmed Thank you.'),
    ]);
    expect(hrefs(response)).toEqual([`${LIST}/${visitor.world.application()}`]);
    expect(accountCalls(visitor)).toEqual([expect.stringMatching(/^(POST|GET|PUT) .*confirm/), PROFILE_CALL]);
    expect((await visitor.post(WRONG_LINK)).words('main')).toContain('This link isn’t valid');
    const again = await visitor.post(link);
    expect([again.status, again.words('main')]).toEqual([
      200,
      expect.stringContaining('Your email address was already confirmed There’s nothing more to do.'),
    ]);
    expect(accountCalls(visitor)).not.toContain(PROFILE_CALL);
  });

  it('the page confirms the e-mail address of a visitor without a login, and links to the login page', async () => {
    const { visitor, link } = await visitUnconfirmed();
    const other = visitor.copy(new Map());
    const response = await other.post(link);
    expect([response.status, hrefs(response)]).toEqual([200, ['/login']]);
    expect(accountCalls(other)).not.toContain(PROFILE_CALL);
  });

  it('links to the list of applications if the user has no application', async () => {
    const { visitor, link } = await visitUnconfirmed();
    await visitor.world.planFault({ method: 'GET', path: '/user/applications', status: 500 });
    expect(hrefs(await visitor.post(link))).toEqual([LIST]);
  });

  it('links to the list of applications if the user has several applications', async () => {
    const { visitor, link } = await visitUnconfirmed();
    const { applications } = visitor.world.rows;
    const [first] = applications.all();
    if (!first) throw new Error('the world has no application');
    applications.insert({ ...first, id: 'another' });
    expect(hrefs(await visitor.post(link))).toEqual([LIST]);
  });

  it('the page confirms the e-mail address even if the profile call fails', async () => {
    const { visitor, link } = await visitUnconfirmed();
    await visitor.world.planFault({ path: '/user/profile', status: 500 });
    const response = await visitor.post(link);
    expect([response.status, response.words('main')]).toEqual([
      200,
      expect.stringContaining('Your email address is confirmed'),
    ]);
    await visitor.world.removeFaults();
    expect((await visitor.post(WRONG_LINK)).words('main')).toContain('We couldn’t confirm your address');
  });

  it("the page confirms another user's e-mail address without changing the logged-in user's e-mail address", async () => {
    const { visitor, link } = await visitUnconfirmed();
    const patch = [{ op: 'replace', path: '/emailVerified', value: false }];
    await visitor.world.planFault({ path: '/user/profile', patch });
    await visitor.post(link);
    expect((await visitor.post(WRONG_LINK)).words('main')).toContain('We couldn’t confirm your address');
  });
});

describe('ACC-09: failed confirmation', () => {
  const FAILURE_MESSAGE = 'Something went wrong. Your email address isn’t confirmed yet.';

  it.each([
    [{ code: 'err_auth_token_expired' }, 'This link has expired. Request a new one.'],
    [{ status: 500 }, 'The request failed. Try again.'],
    [{ drop: true }, 'That didn’t work just now. Try again in a moment.'],
  ])(
    'a failed confirmation reports the failure and its reason (simulated fault of the API %j)',
    async (fault, why) => {
      const { visitor, link } = await visitUnconfirmed();
      await visitor.world.planFault({ path: '/user/account/confirm_email/*', ...fault });
      const response = await visitor.post(link);
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.words('main')).toContain(`We couldn’t confirm your address ${FAILURE_MESSAGE} ${why}`);
      expect(response.value('main form[action="/resend-confirmation"] [name=returnTo]')).toBe(LIST);
      expect(accountCalls(visitor)).not.toContain(PROFILE_CALL);
    },
  );

  it('D-68: a failed confirmation appears only in a toast if scripts run', async () => {
    const visitor = await visit('demo');
    const response = await visitor.postByScript(WRONG_LINK);
    expect(response.status).toBe(400);
    const page = await visitor.get('/login');
    expect(page.words('section[aria-label=Messages]')).toContain(FAILURE_MESSAGE);
    expect(page.words('section[aria-label=Messages]')).not.toContain('This link doesn’t work');
  });

  it("a failed confirmation is not reported if the logged-in user's e-mail address is already confirmed", async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const response = await visitor.postByScript(WRONG_LINK);
    expect([response.status, response.body]).toEqual([400, expect.stringContaining('badLink')]);
    expect(response.body).not.toContain('This link doesn’t work');
    expect((await visitor.get('/login')).location).toBe(LIST);
    expect((await visitor.get('/dashboard/settings')).words()).not.toContain(FAILURE_MESSAGE);
  });
});
