import { describe, expect, it } from 'vitest';
import { openPortal } from './portal';
import type { Visitor } from './visitor';

const visit = openPortal();

const CRAFTED_MEMBERS = [
  ['__intent__', '{"type":"reset","payload":{"name":"__proto__"}}'],
  ['__intent__', '{"type":"update","payload":{"name":"constructor","value":"a"}}'],
  ['__intent__', '{"type":"update","payload":{"value":[{"__proto__":{}}]}}'],
  ['__intent__', '{"type":"reorder","payload":{"name":"email","from":0,"to":9}}'],
  ['__intent__', '{'],
  ['__state__', '{"validated":{"__proto__":true}}'],
] as const;

const PUBLIC_PATHS = [
  ...['/login', '/register', '/forgot-password', '/user/account/reset/a', '/user/account/invite/a'],
  ...[
    '/application/loan-info',
    '/application/keep',
    '/resend-confirmation',
    '/language',
    '/colours',
    '/cookies',
  ],
];

describe('forms with a crafted control field of the form library return 400', () => {
  const sendAll = async (visitor: Visitor, path: string) => {
    const statuses = CRAFTED_MEMBERS.map(async ([member, json]) => {
      const form = { email: 'a@b.example', password: 'a', [member]: json };
      return (await visitor.copy().post(path, form)).status;
    });
    expect(await Promise.all(statuses)).toEqual(CRAFTED_MEMBERS.map(() => 400));
  };

  it.each(PUBLIC_PATHS)('a crafted form at the public URL %s returns 400', async (path) => {
    await sendAll(await visit('demo'), path);
  });

  it.each([
    '/dashboard/settings',
    '/dashboard/applications/:id',
    '/dashboard/applications/:id/representatives?add',
    '/dashboard/applications/:id/documents',
    '/dashboard/applications/:id/signatures',
  ])('a crafted form at the URL %s of a logged-in user returns 400', async (path) => {
    const visitor = await visit('demo', { as: 'katrin' });
    await sendAll(visitor, path.replace(':id', visitor.world.application()));
  });

  it('a crafted form at the URL of an upload returns 400, also with a file', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const form = new FormData();
    form.set('__intent__', CRAFTED_MEMBERS[0][1]);
    form.set('file', new File(['%PDF'], 'a.pdf'));
    expect((await visitor.post('/dashboard/applications/1/documents', form)).status).toBe(400);
  });
});

describe('forms that are too large', () => {
  const LONG_TEXT = 'x'.repeat(600_000);

  it('forms that are too large keep typed values without passwords, and explain the limit', async () => {
    const visitor = await visit('demo');
    const response = await visitor.post('/register', {
      password: 'secret1A!',
      email: `a@${LONG_TEXT}`,
      more: '1',
    });
    expect(response.status).toBe(413);
    expect(response.words('main')).toContain(
      'You entered more text than this form can send. Shorten your texts',
    );
    expect(response.words('main')).toContain('This text is too long to send. Shorten it.');
    expect(response.body).toContain('value="a@xxx');
    expect(response.body).not.toContain('secret1A!');
  });

  it('forms that are too large show the error of a dashboard task on the page of the task', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const applicationPath = `/dashboard/applications/${visitor.world.application()}`;
    const form = { __form__: 'representative-add', first_name: 'Nele', last_name: LONG_TEXT };
    const response = await visitor.post(`${applicationPath}/representatives?add`, form);
    expect(response.status).toBe(413);
    expect(response.body).toContain('value="Nele"');
    expect(response.words('main')).toContain('You entered more text than this form can send.');
  });
});
