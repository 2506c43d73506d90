import { describe, expect, it } from 'vitest';
import { portal } from './portal';
import type { Visitor } from './visitor';

const visit = portal();

const CRAFTED = [
  ['__intent__', '{"type":"reset","payload":{"name":"__proto__"}}'],
  ['__intent__', '{"type":"update","payload":{"name":"constructor","value":"a"}}'],
  ['__intent__', '{"type":"update","payload":{"value":[{"__proto__":{}}]}}'],
  ['__intent__', '{"type":"reorder","payload":{"name":"email","from":0,"to":9}}'],
  ['__intent__', '{'],
  ['__state__', '{"validated":{"__proto__":true}}'],
] as const;

const ANYBODYS = [
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

describe('a form with a crafted control member is answered with 400', () => {
  const sendAll = async (visitor: Visitor, path: string) => {
    const statuses = CRAFTED.map(async ([member, json]) => {
      const form = { email: 'a@b.example', password: 'a', [member]: json };
      return (await visitor.copy().post(path, form)).status;
    });
    expect(await Promise.all(statuses)).toEqual(CRAFTED.map(() => 400));
  };

  it.each(ANYBODYS)('%s', async (path) => {
    await sendAll(await visit('demo'), path);
  });

  it.each([
    ['/dashboard/settings', ''],
    ['', ''],
    ['', '/representatives?add'],
    ['', '/documents'],
    ['', '/signatures'],
  ])('of somebody who is logged in: %s%s', async (fixed, tab) => {
    const visitor = await visit('demo', { as: 'katrin' });
    const own = `/dashboard/applications/${visitor.world.application()}`;
    await sendAll(visitor, fixed || `${own}${tab}`);
  });

  it('with a file too', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const form = new FormData();
    form.set('__intent__', CRAFTED[0][1]);
    form.set('file', new File(['%PDF'], 'a.pdf'));
    expect((await visitor.post('/dashboard/applications/1/documents', form)).status).toBe(400);
  });
});

describe('a form that is too large', () => {
  const LONG = 'x'.repeat(600_000);

  it('keeps what was typed, but no password, and says what to do', async () => {
    const visitor = await visit('demo');
    const answer = await visitor.post('/register', { password: 'secret1A!', email: `a@${LONG}`, more: '1' });
    expect(answer.status).toBe(413);
    expect(answer.words('main')).toContain(
      'You entered more text than this form can send. Shorten your texts',
    );
    expect(answer.words('main')).toContain('This text is too long to send. Shorten it.');
    expect(answer.body).toContain('value="a@xxx');
    expect(answer.body).not.toContain('secret1A!');
  });

  it('of a task on the dashboard is answered on its own page', async () => {
    const visitor = await visit('demo', { as: 'katrin' });
    const own = `/dashboard/applications/${visitor.world.application()}`;
    const form = { __form__: 'representative-add', first_name: 'Nele', last_name: LONG };
    const answer = await visitor.post(`${own}/representatives?add`, form);
    expect(answer.status).toBe(413);
    expect(answer.body).toContain('value="Nele"');
    expect(answer.words('main')).toContain('You entered more text than this form can send.');
  });
});
