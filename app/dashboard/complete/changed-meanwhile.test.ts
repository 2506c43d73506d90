import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/portal';

const visit = openPortal();

const NEW_TAX_NUMBER = '60/123/45679';
const VALIDATE_CALL = { method: 'GET', path: '/user/applications/:id/next_status_validate' };

async function openItem(world: string, part: string) {
  const visitor = await visit(world, { as: 'applicant' });
  const id = visitor.world.application();
  const base = `/dashboard/applications/${id}`;
  const address = `${base}/complete/${part}`;
  const page = await visitor.get(address);
  const { fields } = page.form();
  return {
    visitor,
    id,
    base,
    address,
    fields,
    save: (typed: Record<string, string>) => visitor.submit(address, { ...fields, ...typed }),
  };
}

const entry = (base: string, part: string) => `details nav a[href="${base}/complete/${part}"]`;

describe('OVER-07: guided completion after a concurrent change', () => {
  it("asks before the user's input replaces another user's change", async () => {
    const { visitor, id, save, address } = await openItem('pending-everything', 'tax-number');
    visitor.world.changeAsLender(id, { taxIdNumber: '60/123/45670' });
    const response = await save({ taxIdNumber: NEW_TAX_NUMBER });
    expect([response.status, response.path]).toEqual([409, address]);
    expect(response.words('main')).toContain('Currently saved 60/123/45670');
    expect(response.form().fields.taxIdNumber).toBe(NEW_TAX_NUMBER);
    const { fields } = response.form();
    const second = await visitor.submit(address, fields);
    expect(second.path).toContain('/complete/');
    expect(visitor.world.rows.applications.get(id)?.facts.taxIdNumber).toBe(NEW_TAX_NUMBER);
  });

  it('explains on the overview that details can no longer be changed if the status has changed', async () => {
    const { visitor, id, base, address, save } = await openItem('pending-everything', 'tax-number');
    visitor.world.changeAsLender(id, { status: 'Rejected' });
    const response = await save({ taxIdNumber: NEW_TAX_NUMBER });
    expect(response.path).toBe(base);
    expect(response.words()).toContain('Your application has moved on, so you can no longer change');
    expect(visitor.world.rows.applications.get(id)?.facts.taxIdNumber).not.toBe(NEW_TAX_NUMBER);
    expect((await visitor.get(address)).location).toBe(base);
  });

  it('does not report saved details as missing if the form is sent again after the status has changed', async () => {
    const { visitor, id, base, save } = await openItem('pending-everything', 'tax-number');
    await save({ taxIdNumber: NEW_TAX_NUMBER });
    visitor.world.changeAsLender(id, { status: 'Rejected' });
    const response = await save({ taxIdNumber: NEW_TAX_NUMBER });
    expect(response.path).toBe(base);
    expect(response.words()).toContain('This page shows what’s saved.');
  });

  it('keeps the form submitted by JavaScript if the API can neither save nor return the application', async () => {
    const { visitor, id, address, fields } = await openItem('pending-everything', 'tax-number');
    const calls = { path: `/user/applications/${id}` };
    await visitor.world.planFault({ ...calls, method: 'PATCH', status: 503 });
    await visitor.world.planFault({ ...calls, method: 'GET', status: 503 });
    // The newest fault applies first: this one lets the read before the save succeed.
    await visitor.world.planFault({ ...calls, method: 'GET', latency_ms: 1, times: 1 });
    const response = await visitor.post(`${address}.data`, { ...fields, taxIdNumber: NEW_TAX_NUMBER });
    expect([response.status, response.body]).toEqual([503, expect.stringContaining(NEW_TAX_NUMBER)]);
  });

  it('redirects to the next open item if another user has completed this item', async () => {
    const { visitor, id, base, address, save } = await openItem('pending-everything', 'tax-number');
    visitor.world.changeAsLender(id, { taxIdNumber: NEW_TAX_NUMBER });
    const response = await save({ taxIdNumber: NEW_TAX_NUMBER });
    expect([response.path, response.words('h1')]).toEqual([
      `${base}/complete/people?saved=tax-number&add`,
      'Who represents your company?',
    ]);
    const done = await visitor.get(address);
    expect([done.status, done.words(entry(base, 'tax-number'))]).toEqual([200, 'Tax number , done']);
  });

  it('reports an e-mail address that the user has confirmed in another tab as confirmed', async () => {
    const { visitor, base } = await openItem('pending-tax-number', 'tax-number');
    const page = await visitor.get(`${base}/complete/email`);
    expect([page.words('h1'), page.title]).toEqual([
      'Email address confirmed',
      expect.stringContaining('Email address confirmed'),
    ]);
    expect(page.words('main')).not.toContain('Send the email again');
  });

  it.each(['factoring', 'other', 'ready'])(
    'redirects to the first open item if the application does not have the item of the URL: %s',
    async (part) => {
      const { visitor, base, address } = await openItem('pending-tax-number', 'tax-number');
      expect((await visitor.get(`${base}/complete/${part}`)).location).toBe(address);
    },
  );

  it('redirects to an item that another user has reopened, instead of offering the submission', async () => {
    const { visitor, id, base, save } = await openItem('pending-tax-number', 'tax-number');
    visitor.world.changeAsLender(id, { bankName: null, iban: null });
    const response = await save({ taxIdNumber: NEW_TAX_NUMBER });
    expect(response.path).toBe(`${base}/complete/bank?saved=tax-number`);
    expect(response.words(entry(base, 'bank'))).toContain('Bank account');
  });

  it.each([
    ['a plain form', ''],
    ['a script', '.data'],
  ])(
    'shows why the application is not submitted if a new item appears before the submission (sent by %s)',
    async (_, suffix) => {
      const visitor = await visit('ready-to-submit', { as: 'applicant' });
      const id = visitor.world.application();
      const base = `/dashboard/applications/${id}`;
      const { fields } = (await visitor.get(`${base}/complete/ready`)).form();
      visitor.world.changeAsLender(id, { bankName: null, iban: null });
      await visitor.post(`${base}/complete/ready${suffix}`, fields);
      const page = await visitor.get(`${base}/complete`);
      expect(page.location).toBe(`${base}/complete/bank`);
      const item = await visitor.get(`${base}/complete/bank`);
      expect(item.words()).toContain('We couldn’t submit your application because something new is missing.');
      expect(visitor.world.rows.applications.get(id)?.facts.status).not.toBe('Submitted');
    },
  );

  it.each([
    ['ready', 'ready-to-submit', {}, 'We couldn’t submit your application.'],
    ['tax-number', 'pending-everything', { taxIdNumber: NEW_TAX_NUMBER }, 'We couldn’t save the tax number.'],
  ] as const)(
    'shows the reason on the overview if a form without JavaScript fails and the open items cannot be loaded (form %s)',
    async (part, world, typed, failure) => {
      const { visitor, id, base, save } = await openItem(world, part);
      await visitor.world.planFault({ ...VALIDATE_CALL, status: 503 });
      await visitor.world.planFault({ method: 'PATCH', path: `/user/applications/${id}`, status: 503 });
      const response = await save(typed);
      expect(response.path).toBe(base);
      expect(response.words()).toContain(failure);
    },
  );

  it('restores the input of a form without JavaScript that fails while the open items cannot be loaded', async () => {
    const { visitor, id, address, save } = await openItem('pending-everything', 'tax-number');
    await visitor.world.planFault({ ...VALIDATE_CALL, status: 503 });
    await visitor.world.planFault({ method: 'PATCH', path: `/user/applications/${id}`, status: 503 });
    await save({ taxIdNumber: NEW_TAX_NUMBER });
    await visitor.world.removeFaults();
    expect((await visitor.get(address)).form().fields.taxIdNumber).toBe(NEW_TAX_NUMBER);
  });

  it('names no missing item to a signatory who posts to the URL of the submission', async () => {
    const visitor = await visit('open-again', { as: 'signatory' });
    const base = `/dashboard/applications/${visitor.world.application()}`;
    const response = await visitor.submit(`${base}/complete/ready`);
    expect(response.path).toBe(base);
    expect(response.words()).toContain('We couldn’t submit your application.');
    expect(response.words()).not.toContain('something new is missing');
  });

  it('names no missing item if the application has been rejected before the submission', async () => {
    const { visitor, id, base, save } = await openItem('ready-to-submit', 'ready');
    visitor.world.changeAsLender(id, { status: 'Rejected', bankName: null, iban: null });
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id',
      patch: [{ op: 'replace', path: '/status', value: 'Open' }],
      times: 2,
    });
    const response = await save({});
    expect(response.path).toBe(base);
    expect(response.words()).toContain('Your application has moved on');
    expect(response.words()).not.toContain('something new is missing');
  });
});
