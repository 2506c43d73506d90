import { describe, expect, it } from 'vitest';
import { openPortal } from './portal';

const visit = openPortal();

describe('OVER-02 a tab that the application does not have', () => {
  it.each([
    ['object-financing', 'factoring'],
    ['object-financing', 'signatures'],
    ['factoring-insurable', 'objects'],
    ['first-application', 'objects'],
    ['first-application', 'factoring'],
  ])('a missing tab returns 404 in the scenario %s for the tab %s', async (world, tab) => {
    const visitor = await visit(world, { as: 'applicant' });
    const response = await visitor.get(`/dashboard/applications/${visitor.world.application()}/${tab}`);
    expect([response.status, response.words('main')]).toEqual([
      404,
      expect.stringContaining('This page doesn’t exist'),
    ]);
  });
});

describe('OVER-12 an application without access for the user', () => {
  it.each([{ code: 'err_no_permission' }, { code: 'err_entity_not_found' }])(
    'an application without access returns 404 if the lending API refuses access (simulated fault %j)',
    async (fault) => {
      const visitor = await visit('object-financing', { as: 'applicant' });
      const id = visitor.world.application();
      await visitor.world.planFault({ ...fault, path: '/user/applications/:id' });
      for (const tab of ['', '/objects', '/documents']) {
        const response = await visitor.get(`/dashboard/applications/${id}${tab}`);
        expect([response.status, response.words('main')]).toEqual([
          404,
          expect.stringContaining('This page doesn’t exist'),
        ]);
      }
    },
  );
});

describe('DOC-07 a read-only document', () => {
  it.each([
    ['?delete=', 'canDelete'],
    ['', 'canChangeClientVisibility'],
  ])(
    'a read-only document is not changed, and the lending API not called, with the query "%s" and without the permission %s',
    async (query, permission) => {
      const visitor = await visit('documents-advised', { as: 'applicant' });
      const id = visitor.world.application();
      const document = visitor.world.rows.documents.first()?.id ?? '';
      const patch = [{ op: 'replace', path: `/${permission}`, value: false }];
      await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
      visitor.world.takeCalls();
      const response = await visitor.post(
        `/dashboard/applications/${id}/documents${query && query + document}`,
        query ? {} : { intent: 'visibility', document, visible: 'false' },
      );
      expect(response.status).toBe(422);
      expect(visitor.world.takeChangeCalls()).toEqual([]);
    },
  );
});

describe('SIM-05 a link of the simulator', () => {
  it('a link of the simulator logs a persona in only once, under a new session id', async () => {
    const visitor = await visit('demo');
    const link = await visitor.world.createEntryLink('katrin');
    const response = await visitor.get(link);
    expect([response.status, response.location]).toEqual([302, '/dashboard']);
    expect((await visitor.get('/dashboard/applications')).status).toBe(200);
    const loggedOutVisitor = visitor.copy(new Map());
    expect((await loggedOutVisitor.get(link)).location).toBe('/not-found');
  });

  it('a link of the simulator stores no API cookie if the persona is unknown', async () => {
    const visitor = await visit('demo');
    const link = await visitor.world.createEntryLink('katrin');
    await visitor.world.planFault({ path: '/user/profile', status: 503 });
    await visitor.get(link);
    await visitor.world.removeFaults();
    expect((await visitor.get('/dashboard/applications')).status).toBe(302);
    visitor.world.takeCalls();
    await visitor.post('/forgot-password', { email: 'nobody@beispiel.example' });
    expect(visitor.world.listSentCookies()).toEqual([null]);
  });
});

describe('ACC-04 a password', () => {
  it.each([
    ['/login', { email: 'katrin.brandt@metallbau-brandt.example', password: 'Geheim#4711' }],
    ['/register', { email: 'neu', password: 'Geheim#4711', passwordRepeat: 'Geheim#4711' }],
  ])('a password is never sent back: %s', async (address, typed) => {
    const visitor = await visit('demo');
    const response = await visitor.postByScript(address, typed);
    expect(response.status).toBeGreaterThanOrEqual(400);
    expect(response.body).toContain(typed.email);
    expect(response.body).not.toContain('Geheim#4711');
  });
});
