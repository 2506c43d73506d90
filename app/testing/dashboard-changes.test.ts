import { randomUUID } from 'node:crypto';
import { PDF } from 'mock-server/testing/files';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Answer } from './answer';
import { DASHBOARD_CHANGES, type DashboardChange } from './dashboard-changes';
import { portal } from './portal';
import type { Sending, Typed, Visitor } from './visitor';

const visit = portal();

/** What a browser sends when the task's form is filled in. */
function filledIn({ typed = {}, file }: DashboardChange, fields: Record<string, string>): Typed {
  // A page that is opened anew has another key.
  const sent = { ...fields, ...typed, ...('formKey' in fields && { formKey: randomUUID() }) };
  if (file === undefined) return sent;
  const body = new FormData();
  for (const [name, value] of Object.entries(sent)) body.set(name, value);
  body.set('file', new File([new Uint8Array(PDF)], file, { type: 'application/pdf' }));
  return body;
}

/** Sends a form as the page's scripts do: nothing is drawn, and the answer's words stand in its data. */
function byScript(visitor: Visitor, address: string, typed: Typed, sending: Sending = {}): Promise<Answer> {
  const [path = '', query] = address.split('?');
  const at = query === undefined ? `${path}.data` : `${path}.data?${query}`;
  return visitor.post(at, typed, { ...sending, headers: { Accept: '*/*', ...sending.headers } });
}

describe.each(DASHBOARD_CHANGES)('$name', (task) => {
  let visitor: Visitor;
  let id: string;
  let base: string;
  let address: string;
  let fields: Record<string, string>;
  let before: string;

  // Nothing that is refused changes anything, so that all refusals can be tried at one open page.
  beforeAll(async () => {
    visitor = await visit(task.world, { as: task.as ?? 'applicant' });
    id = visitor.world.application();
    base = `/dashboard/applications/${id}`;
    address = `${base}${task.tab && `/${task.tab}`}${task.query?.(visitor.world) ?? ''}`;
    const page = await visitor.get(address);
    expect([page.status, page.location]).toEqual([200, null]);
    fields = page.form(task.form).fields;
    before = visitor.world.state;
  });
  afterEach(() => visitor.world.heal());

  it('never for who is not logged in', async () => {
    const answer = await visitor.copy(new Map()).post(address, filledIn(task, fields));
    const back = new URL(answer.location ?? '', 'http://demo.localhost').searchParams.get('redirectTo');
    expect([answer.status, back?.replace(/=$/, '')]).toEqual([302, address]);
    expect(visitor.world.state).toBe(before);
  });

  it('never from a page of another site', async () => {
    const headers = { Origin: '', 'Sec-Fetch-Site': 'cross-site' };
    expect((await byScript(visitor, address, filledIn(task, fields), { headers })).status).toBe(403);
    expect(visitor.world.state).toBe(before);
  });

  it('never for an application that nobody has', async () => {
    const answer = await byScript(visitor, address.replace(id, 'nobody'), filledIn(task, fields));
    expect(answer.status).toBe(404);
    expect(visitor.world.state).toBe(before);
  });

  it('not once the application is rejected, and nothing breaks', async () => {
    const status = visitor.world.rows.applications.get(id)?.facts.status ?? '';
    visitor.world.lender(id, { status: 'Rejected' });
    const rejected = visitor.world.state;
    const answer = await byScript(visitor, address, filledIn(task, fields));
    expect(answer.status).toBeLessThan(500);
    expect(visitor.world.state).toBe(rejected);
    visitor.world.lender(id, { status });
  });

  it.runIf(task.wrong)('not while something is wrong: it is shown again, with what was typed', async () => {
    const { wrong = {} } = task;
    const typed = Object.keys(wrong).length === 0 ? fields : { ...filledIn(task, fields), ...wrong };
    const answer = await visitor.post(address, typed);
    expect(answer.status).toBe(400);
    expect(answer.page('[aria-invalid="true"]').length).toBeGreaterThan(0);
    for (const [name, value] of Object.entries(wrong)) {
      expect(answer.page(`[name="${name}"]`).length).toBeGreaterThan(0);
      if (value.length < 100) expect(answer.body).toContain(value);
    }
    expect(visitor.world.state).toBe(before);
  });

  it.each([
    [{ status: 500 }, 500, 'The request failed. Please try again.'],
    [{ status: 504 }, 504, 'The request failed. Please try again.'],
    [{ code: 'err_no_permission' }, 403, 'You don’t have permission to do this.'],
    [{ drop: true }, 503, 'That did not work just now. Please try again in a moment.'],
    [{ body: 'html' }, 502, 'That did not work just now. Please try again in a moment.'],
  ] as const)('not when the lending API answers %j, and that is said', async (fault, status, words) => {
    await visitor.world.failChanges(fault);
    const answer = await byScript(visitor, address, filledIn(task, fields));
    expect([answer.status, answer.body]).toEqual([status, expect.stringContaining(words)]);
    expect(visitor.world.state).toBe(before);
  });

  it('not when the session has ended, but after the next login, and then leads on', async () => {
    await visitor.world.failChanges({ code: 'err_auth_session_expired' });
    const over = await visitor.post(address, filledIn(task, fields));
    expect([over.status, over.location]).toEqual([
      303,
      expect.stringMatching(/^\/login\?redirectTo=.*&expired=1$/),
    ]);
    expect(visitor.world.state).toBe(before);
    await visitor.world.heal();
    await visitor.logIn(task.as ?? 'applicant');

    // msw does not see the connections to the file store: that a file arrives is tested with a port (forms-sent-once.test.ts).
    if (task.file !== undefined) return;
    const again = (await visitor.get(address)).form(task.form).fields;
    const done = await visitor.post(address, filledIn(task, again));
    expect([done.status, done.location]).toEqual([303, expect.stringContaining(base)]);
    expect(visitor.world.state).not.toBe(before);
  });

  it('never for who has no part in the application', async () => {
    const stranger = visitor.copy(new Map());
    const registered = await stranger.post('/register', REGISTRATION);
    expect(registered.location).toBe('/dashboard/applications');
    const now = visitor.world.state;
    expect((await byScript(stranger, address, filledIn(task, fields))).status).toBe(404);
    expect(visitor.world.state).toBe(now);
  });
});

const REGISTRATION = {
  email: 'neu@beispiel.example',
  password: 'Kranich7#Boje&Moos',
  passwordRepeat: 'Kranich7#Boje&Moos',
  acceptedTerms: 'on',
  acceptedPartnerTerms: 'on',
};
