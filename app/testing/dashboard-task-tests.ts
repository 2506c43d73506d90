import { randomUUID } from 'node:crypto';
import { PDF_FILE } from 'mock-server/testing/files';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { KEPT_FORM_PATH, OTHER_USER_PATH, OWNER_FIELD } from '~/domain/form-values';
import { DASHBOARD_TASKS, type TabName, type TaskRow } from './dashboard-tasks';
import type { PageResponse } from './page-response';
import type { openPortal } from './portal';
import type { SubmittedValues, Visitor } from './visitor';
import type { TestWorld } from './world';

type Visit = ReturnType<typeof openPortal>;

async function openTaskForm(visit: Visit, row: TaskRow) {
  const visitor = await visit(row.world, { as: row.as ?? 'applicant' });
  const id = visitor.world.application();
  const base = `/dashboard/applications/${id}`;
  const tab = `${base}${row.tab && `/${row.tab}`}`;
  const query = (await row.prepareEntry?.(visitor, tab)) ?? row.query?.(visitor.world) ?? '';
  const address = `${tab}${query}`;
  const page = await visitor.get(address);
  expect([page.status, page.location]).toEqual([200, null]);
  return { visitor, id, base, tab, address, fields: page.form(row.form).fields };
}

function fillForm({ typed = {}, file }: TaskRow, fields: Record<string, string>): SubmittedValues {
  const submittedValues = { ...fields, ...typed, ...('formKey' in fields && { formKey: randomUUID() }) };
  if (file === undefined) return submittedValues;
  const body = new FormData();
  for (const [name, value] of Object.entries(submittedValues)) body.set(name, value);
  body.set('file', new File([new Uint8Array(PDF_FILE)], file, { type: 'application/pdf' }));
  return body;
}

const takeDashboardChanges = (world: TestWorld) =>
  world.takeChangeCalls().filter((call) => !call.includes('/account/'));

async function shownTexts(visitor: Visitor, { location, body }: PageResponse): Promise<string> {
  return location === null ? body : (await visitor.open(location)).body;
}

const REGISTRATION = {
  email: 'neu@beispiel.example',
  password: 'Kranich7#Boje&Moos',
  passwordRepeat: 'Kranich7#Boje&Moos',
  acceptedTerms: 'on',
  acceptedPartnerTerms: 'on',
};

interface DeclaredTab {
  tasks: Readonly<Record<string, object>>;
  intents?: Readonly<Record<string, unknown>>;
}

export function testTasks(visit: Visit, tab: TabName, loadDeclaredTab: () => Promise<DeclaredTab>): void {
  const tasks = Object.entries(DASHBOARD_TASKS).filter(([name]) => name.startsWith(`${tab} `));

  describe.each(tasks)('%s', (_, row) => {
    let visitor: Visitor;
    let id: string;
    let base: string;
    let tab: string;
    let address: string;
    let fields: Record<string, string>;
    let stateBefore: string;

    // Refusals change nothing, so the tests share one page.
    beforeAll(async () => {
      ({ visitor, id, base, tab, address, fields } = await openTaskForm(visit, row));
      stateBefore = visitor.world.state;
    });
    beforeEach(() => {
      visitor.world.takeCalls();
    });
    afterEach(() => visitor.world.removeFaults());

    it('redirects to login and back without a session', async () => {
      const response = await visitor.copy(new Map()).post(address, fillForm(row, fields));
      const redirectTarget = new URL(response.location ?? '', 'http://demo.localhost').searchParams.get(
        'redirectTo',
      );
      expect([response.status, redirectTarget?.replace(/=$/, '')]).toEqual([302, address]);
      expect(takeDashboardChanges(visitor.world)).toEqual([]);
      expect(visitor.world.state).toBe(stateBefore);
    });

    it('refuses a cross-site form', async () => {
      const headers = { Origin: '', 'Sec-Fetch-Site': 'cross-site' };
      expect((await visitor.postByScript(address, fillForm(row, fields), { headers })).status).toBe(403);
      expect(takeDashboardChanges(visitor.world)).toEqual([]);
      expect(visitor.world.state).toBe(stateBefore);
    });

    it('returns 404 for an unknown application', async () => {
      const response = await visitor.postByScript(address.replace(id, 'nobody'), fillForm(row, fields));
      expect(response.status).toBe(404);
      expect(takeDashboardChanges(visitor.world)).toEqual([]);
      expect(visitor.world.state).toBe(stateBefore);
    });

    const { closed, outdated } = row;
    it.runIf(closed)('shows an error if the application is rejected', async () => {
      const status = visitor.world.rows.applications.get(id)?.facts.status ?? '';
      visitor.world.changeAsLender(id, { status: 'Rejected' });
      const stateBefore = visitor.world.state;
      const response = await visitor.post(address, fillForm(row, fields));
      const shownText = await shownTexts(visitor, response);
      const changes = takeDashboardChanges(visitor.world);
      const stateAfter = visitor.world.state;
      visitor.world.changeAsLender(id, { status });
      expect(stateAfter).toBe(stateBefore);
      expect(changes).toEqual([]);
      expect([response.status, shownText]).toEqual([
        closed?.status,
        expect.stringContaining(closed?.says ?? ''),
      ]);
    });

    it.runIf(outdated)('shows an error if its page is stale', async () => {
      const staleAddress = outdated?.query === undefined ? address : `${tab}${outdated.query}`;
      const response = await visitor.post(staleAddress, fillForm(row, { ...fields, ...outdated?.form }));
      expect(response.status).toBe(outdated?.status);
      expect(await shownTexts(visitor, response)).toContain(outdated?.says);
      expect(visitor.world.state).toBe(stateBefore);
    });

    it.runIf(row.invalidValues)('keeps typed values when validation fails', async () => {
      const { invalidValues = {} } = row;
      const typed =
        Object.keys(invalidValues).length === 0 ? fields : { ...fillForm(row, fields), ...invalidValues };
      const response = await visitor.post(address, typed);
      expect(response.status).toBe(400);
      expect(response.count('[aria-invalid="true"]')).toBeGreaterThan(0);
      for (const [name, value] of Object.entries(invalidValues)) {
        expect(response.count(`[name="${name}"]`)).toBeGreaterThan(0);
        if (value.length < 100) expect(response.body).toContain(value);
      }
      expect(visitor.world.state).toBe(stateBefore);
    });

    const makesCalls = row.changes !== 0;

    it.runIf(makesCalls).each([
      [{ status: 500 }, 500, 'The request failed. Try again.'],
      [{ status: 504 }, 504, 'The request failed. Try again.'],
      [{ code: 'err_no_permission' }, 403, 'You don’t have permission to do this.'],
      [{ drop: true }, 503, 'That didn’t work just now. Try again in a moment.'],
      [{ body: 'html' }, 502, 'That didn’t work just now. Try again in a moment.'],
    ] as const)('shows an error if the lending API answers %j', async (fault, status, words) => {
      await visitor.world.failAllChanges(fault);
      const response = await visitor.postByScript(address, fillForm(row, fields));
      expect([response.status, response.body]).toEqual([status, expect.stringContaining(words)]);
      expect(visitor.world.state).toBe(stateBefore);
    });

    it.runIf(makesCalls)('keeps the form until the next login if the session has expired', async () => {
      await visitor.world.failAllChanges({ code: 'err_auth_session_expired' });
      const response = await visitor.post(address, fillForm(row, fields));
      expect([response.status, response.location]).toEqual([
        303,
        expect.stringMatching(/^\/login\?redirectTo=.*&expired=1$/),
      ]);
      expect(visitor.world.state).toBe(stateBefore);
      await visitor.world.removeFaults();
      await visitor.logIn(row.as ?? 'applicant');

      // msw cannot intercept the connection to the file store.
      if (row.file !== undefined) return;
      const newFields = (await visitor.get(address)).form(row.form).fields;
      const doneResponse = await visitor.post(address, fillForm(row, newFields));
      expect([doneResponse.status, doneResponse.location]).toEqual([303, expect.stringContaining(base)]);
      expect(visitor.world.state).not.toBe(stateBefore);
    });

    it('returns 404 for a user without access to the application, and refuses the form of another user’s page', async () => {
      const anonymousVisitor = visitor.copy(new Map());
      const registrationResponse = await anonymousVisitor.post('/register', REGISTRATION);
      expect(registrationResponse.location).toBe('/dashboard/applications');
      const stateBefore = visitor.world.state;
      const { [OWNER_FIELD]: owner, ...unowned } = fields;
      expect((await anonymousVisitor.postByScript(address, fillForm(row, unowned))).status).toBe(404);
      expect(owner).toBeDefined();
      const { location } = await anonymousVisitor.post(address, fillForm(row, fields));
      expect([OTHER_USER_PATH, KEPT_FORM_PATH]).toContain(location);
      expect(visitor.world.state).toBe(stateBefore);
    });
  });

  const tasksWithoutFile = tasks.filter(([, { file }]) => file === undefined);

  describe.concurrent('sent twice at once,', () => {
    it.each(tasksWithoutFile)('%s runs once and redirects both requests', async (_, row) => {
      const { visitor, address, fields, base } = await openTaskForm(visit, row);
      visitor.world.takeCalls();
      await visitor.world.planFault({
        method: 'GET',
        path: '/user/applications/:id',
        latency_ms: 2000,
        times: 1,
      });
      const submittedValues = fillForm(row, fields);
      const [firstResponse, secondResponse] = await Promise.all([
        visitor.post(address, submittedValues),
        visitor.post(address, submittedValues),
      ]);
      expect([firstResponse.status, secondResponse.status]).toEqual([303, 303]);
      expect([firstResponse.location, secondResponse.location]).toEqual([
        expect.stringContaining(base),
        firstResponse.location,
      ]);
      expect(takeDashboardChanges(visitor.world)).toHaveLength(row.changes ?? 1);
    });
  });

  const tasksWithChanges = tasksWithoutFile.filter(([, { changes }]) => changes !== 0);

  const sendWithFaultAfter = async (row: TaskRow, fault: object) => {
    const { visitor, address, fields, base } = await openTaskForm(visit, row);
    const stateBefore = visitor.world.state;
    await visitor.world.failAllChanges({ ...fault, after: true });
    const response = await visitor.post(address, fillForm(row, fields));
    expect(visitor.world.state).not.toBe(stateBefore);
    return { response, base };
  };

  describe.concurrent('executed with an unreadable answer,', () => {
    it.each(tasksWithChanges)('%s is reported as done', async (_, row) => {
      const { response, base } = await sendWithFaultAfter(row, { body: 'html' });
      expect([response.status, response.location, response.words('main')]).toEqual([
        303,
        expect.stringContaining(base),
        '',
      ]);
    });
  });

  describe.concurrent.each([
    ['a timeout of the gateway', { status: 504 }],
    ['a broken connection', { drop: true }],
  ] as const)('D-270 executed with %s,', (_, fault) => {
    it.each(tasksWithChanges)(
      '%s is reported as done, or as uncertain if it creates something',
      async (__, row) => {
        const { response, base } = await sendWithFaultAfter(row, fault);
        if (response.status === 303) expect(response.location).toContain(base);
        else {
          const words = response.words('main');
          expect(words).toMatch(/We can’t tell yet|You have an appointment/);
          if (words.includes('We can’t tell yet')) expect(words).not.toMatch(/We (couldn’t|didn’t) \w+ /);
        }
      },
    );
  });

  it('every declared task is in the table', async () => {
    const { tasks: kinds, intents = {} } = await loadDeclaredTab();
    const tasksWithForm = Object.entries(kinds).filter(([, entry]) => 'change' in entry);
    const names = [...tasksWithForm.map(([kind]) => kind), ...Object.keys(intents)].map(
      (kind) => `${tab} ${kind}`,
    );
    const listedTasks = tasks.flatMap(([name]) => name.split(',')[0] ?? []);
    expect(names.filter((name) => !listedTasks.includes(name))).toEqual([]);
    expect(listedTasks.filter((name) => !names.includes(name))).toEqual([]);
  });
}
