import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const LIST = '/dashboard/applications';
const NOT_CONFIRMED = 'Something went wrong. Your email address isn’t confirmed yet.';
const BROKEN_LINK = 'This link doesn’t work. Open it straight from the email or request a new one.';

async function visitUnconfirmed() {
  const visitor = await visit('unconfirmed-email', { as: 'applicant' });
  await visitor.post('/resend-confirmation', { returnTo: LIST });
  const code = (await visitor.world.linkOf('confirmation')).split('/').at(-1) ?? '';
  await visitor.get(LIST);
  return { visitor, code };
}

describe('LIST-04 confirmation token in the URL of the applications list', () => {
  it('confirms the e-mail address, shows a message and keeps other query parameters', async () => {
    const { visitor, code } = await visitUnconfirmed();
    const response = await visitor.get(
      `${LIST}?confirmation_token=${code}&email_confirm_required=1&sort=amount`,
    );
    expect([response.status, response.location]).toEqual([302, `${LIST}?sort=amount`]);
    const list = await visitor.get(response.location ?? '');
    expect(list.words()).toContain('Your email address is confirmed.');
    expect(list.words()).not.toContain(NOT_CONFIRMED);
    expect(visitor.world.rows.users.all().map((user) => user.emailVerified)).toEqual([true]);
  });

  it('reports that the e-mail address is already confirmed when the token is used again', async () => {
    const { visitor, code } = await visitUnconfirmed();
    await visitor.open(`${LIST}?confirmation_token=${code}`);
    const secondResponse = await visitor.open(`${LIST}?confirmation_token=${code}`);
    expect(secondResponse.path).toBe(LIST);
    expect(secondResponse.words()).toContain(
      'Your email address is already confirmed. There’s nothing more to do.',
    );
  });

  it('redirects an invalid token to the list with an error message', async () => {
    const { visitor } = await visitUnconfirmed();
    const response = await visitor.get(`${LIST}?confirmation_token=guessed&email_confirm_required=1`);
    expect(response.location).toBe(`${LIST}?confirmation=failed`);
    const list = await visitor.get(response.location ?? '');
    expect(list.words('main')).toContain(NOT_CONFIRMED);
  });

  it('shows why the confirmation failed also after a data request of the client-side router (.data)', async () => {
    const { visitor } = await visitUnconfirmed();
    await visitor.get(`${LIST}.data?confirmation_token=guessed`, { headers: { Accept: '*/*' } });
    const list = await visitor.get(LIST);
    expect(list.words()).toContain(NOT_CONFIRMED);
    expect(list.words()).toContain(BROKEN_LINK);
  });

  it('reports the invalid link, but no unconfirmed e-mail address, if the e-mail address is already confirmed', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    await visitor.get(`${LIST}.data?confirmation_token=guessed`, { headers: { Accept: '*/*' } });
    const list = await visitor.get(LIST);
    expect(list.words()).toContain(BROKEN_LINK);
    expect(list.words()).not.toContain(NOT_CONFIRMED);
  });

  it.each(['', '?confirmation_token=', '?email_confirm_required=1', '?confirmation=failed&sort=amount'])(
    'confirms nothing without a token: query "%s"',
    async (query) => {
      const visitor = await visit('demo', { as: 'katrin' });
      visitor.world.takeCalls();
      const response = await visitor.get(LIST + query);
      expect([response.status, response.location]).toEqual([200, null]);
      expect(visitor.world.takeCalls().filter((call) => call.includes('confirm'))).toEqual([]);
      expect(response.words('main')).not.toContain(NOT_CONFIRMED);
    },
  );

  it.each(['?confirmation=done', '?failed=confirmation', ''])(
    'shows no failure for the query "%s", which names no failed confirmation',
    async (query) => {
      const { visitor } = await visitUnconfirmed();
      expect((await visitor.get(LIST + query)).words('main')).not.toContain(NOT_CONFIRMED);
    },
  );
});
