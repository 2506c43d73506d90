import { describe, expect, it } from 'vitest';
import { PREFETCH_HEADERS } from '~/page/prefetched-pages';
import { OBJECT_INPUT } from './form-inputs';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

const visit = openPortal();

const LIST = '/dashboard/applications';
const REFUSED = 'The demo couldn’t run this command.';
const MESSAGES = 'section[aria-label=Messages]';

async function visitorWithMessage(persona: string): Promise<Visitor> {
  const visitor = (await visit('signing-second-missing')).createStranger();
  await visitor.get(await visitor.world.createEntryLink(persona));
  await visitor.post('/demo/control', { by: 'nonsense', returnTo: LIST });
  return visitor;
}

describe('flash message', () => {
  it.each([
    ['a browser', LIST, 302],
    ['a script', `${LIST}.data`, 202],
  ])(
    'a flash message waits while the requested page redirects %s, and appears only once',
    async (_, path, status) => {
      const visitor = await visitorWithMessage('visitor');
      expect((await visitor.get(path)).status).toBe(status);
      const page = await visitor.get('/login');
      expect([page.status, page.words(MESSAGES)]).toEqual([200, expect.stringContaining(REFUSED)]);
      expect((await visitor.get('/login')).body).not.toContain(REFUSED);
    },
  );

  it('a flash message does not appear again after a script has shown the message', async () => {
    const visitor = await visitorWithMessage('visitor');
    expect((await visitor.get('/login.data')).body).toContain(REFUSED);
    expect((await visitor.get('/login')).body).not.toContain(REFUSED);
  });

  it('a flash message survives a HEAD request', async () => {
    const visitor = await visitorWithMessage('visitor');
    expect((await visitor.get('/login', { method: 'HEAD' })).status).toBe(200);
    expect((await visitor.get('/login')).words(MESSAGES)).toContain(REFUSED);
  });

  it.each([
    ['the portal prefetches a pressed link', `${LIST}.data`, PREFETCH_HEADERS],
    ['the browser prerenders', LIST, { 'Sec-Purpose': 'prefetch;prerender' }],
  ])(
    'a flash message waits for the next page if %s, and the browser does not follow the link',
    async (_, path, headers) => {
      const visitor = await visitorWithMessage('katrin');
      const prefetchResponse = await visitor.get(path, { headers });
      expect([prefetchResponse.status, prefetchResponse.body]).toEqual([204, '']);
      expect(prefetchResponse.headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect((await visitor.get(LIST)).words(MESSAGES)).toContain(REFUSED);
      const next = await visitor.get(path, { headers });
      expect([next.status, next.body]).toEqual([200, expect.not.stringContaining(REFUSED)]);
    },
  );

  it('a flash message waits for the next page if a script aborts the request', async () => {
    const visitor = await visitorWithMessage('katrin');
    await visitor.world.planFault({ method: 'GET', path: '/user/applications', latency_ms: 1000, times: 1 });
    const abandonedRequest = visitor
      .send(`${LIST}.data`, { signal: AbortSignal.timeout(200) })
      .catch(() => null);
    expect((await abandonedRequest)?.body ?? '').not.toContain(REFUSED);
    expect((await visitor.get(LIST)).words(MESSAGES)).toContain(REFUSED);
  });

  it('the message of a logged-in user does not appear to the next user of the browser', async () => {
    const visitor = await visitorWithMessage('katrin');
    await visitor.world.planFault({ method: 'GET', path: '/user/*', code: 'err_auth_session_expired' });
    const page = await visitor.open(LIST);
    expect([page.path, page.body]).toEqual([
      expect.stringMatching(/^\/login\?/),
      expect.not.stringContaining(REFUSED),
    ]);
  });
});

describe('HTTP-03: values of a form sent with an expired session', () => {
  const RESTORED_NOTICE = 'Everything you typed is still here. Send it again.';

  it('values of a form sent with an expired session survive redirects and errors, and reappear with a message on the page of the form', async () => {
    const visitor = await visit('object-financing', { as: 'applicant' });
    const address = `/dashboard/applications/${visitor.world.application()}/objects?add`;
    const { fields } = (await visitor.get(address)).form();
    const expired = { code: 'err_auth_session_expired' };
    await visitor.world.failAllChanges(expired);
    const over = await visitor.submit(address, { ...fields, ...OBJECT_INPUT });
    expect(over.path).toMatch(/^\/login\?/);
    await visitor.world.removeFaults();
    await visitor.logIn('applicant');

    await visitor.world.planFault({ ...expired, method: 'GET', path: '/user/*' });
    const pageSecondTime = await visitor.open(address);
    expect([pageSecondTime.path, pageSecondTime.body]).toEqual([
      expect.stringMatching(/^\/login\?/),
      expect.not.stringContaining(RESTORED_NOTICE),
    ]);
    await visitor.world.removeFaults();
    await visitor.logIn('applicant');

    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', status: 503 });
    const failedPage = await visitor.get(address);
    expect([failedPage.status, failedPage.count('form#object, input[name=manufacturer]')]).toEqual([503, 0]);
    await visitor.world.removeFaults();

    const pageAfterReturn = await visitor.get(address);
    expect([pageAfterReturn.words(MESSAGES), pageAfterReturn.body]).toEqual([
      expect.stringContaining(RESTORED_NOTICE),
      expect.stringContaining('Stapler Ahrens GmbH'),
    ]);
    expect((await visitor.get(address)).body).not.toContain('Stapler Ahrens GmbH');
  });
});
