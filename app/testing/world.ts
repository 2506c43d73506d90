import type { MountedSimulator } from 'mock-server/testing/mounted-simulator';
import { TestSandbox } from 'mock-server/testing/test-simulator';

type ApplicationRow = ReturnType<Sandbox['store']['applications']['all']>[number];
type Sandbox = ReturnType<MountedSimulator['sandboxes']['open']>;

export interface PlannedFault {
  method?: string;
  path: string;
  code?: string;
  field?: string;
  status?: number;
  drop?: boolean;
  body?: 'html' | 'broken_json' | 'wrong_shape' | 'empty' | 'truncated';
  patch?: readonly { op: string; path: string; value?: unknown }[];
  latency_ms?: number;
  times?: number;
  after?: boolean;
}

export class TestWorld {
  readonly #sandbox: Sandbox;
  readonly #control: TestSandbox;
  readonly simulator: string;
  readonly id: string;

  constructor(sandbox: Sandbox, origin: string) {
    this.simulator = origin;
    this.id = sandbox.id;
    this.#sandbox = sandbox;
    this.#control = TestSandbox.existing(origin, sandbox.id);
  }

  /** @param name key of a persona, or the first of a role (`applicant`, `signatory`) */
  persona(name: string): { key: string; email: string; password: string } {
    const found = this.#sandbox.personas.find(({ key, role }) => key === name || role === name);
    if (found === undefined) throw new Error(`the world has no persona ${name}`);
    return found;
  }

  async setBankDocument(document: object | null): Promise<void> {
    const path = '/simulator/deployment';
    const response = document
      ? await this.#control.request('PUT', path, { body: document })
      : await this.#control.request('DELETE', path);
    if (response.status !== 200)
      throw new Error(`the bank document was refused: ${JSON.stringify(response.body)}`);
  }

  get rows(): Sandbox['store'] {
    return this.#sandbox.store;
  }

  application(wantedApplication?: { status?: string; type?: string }): string {
    const found = this.rows.applications
      .all()
      .find(
        ({ facts }) =>
          (wantedApplication?.status === undefined || facts.status === wantedApplication.status) &&
          (wantedApplication?.type === undefined || facts.allBanksLoanPurpose === wantedApplication.type),
      );
    if (found === undefined)
      throw new Error(`the world has no such application ${JSON.stringify(wantedApplication)}`);
    return found.id;
  }

  /** Returns the calls since the last `takeCalls()`, such as `POST /user/account/login`. */
  takeCalls(): string[] {
    const calls = this.#sandbox.log.list().map(({ method, path }) => `${method} ${path}`);
    this.#sandbox.log.clear();
    return calls;
  }

  takeChangeCalls(): string[] {
    return this.takeCalls().filter((call) => !call.startsWith('GET '));
  }

  /** Returns the API session cookies of the calls since the last `takeCalls()`; null for none. */
  listSentCookies(): (string | null)[] {
    return this.#sandbox.log.list().map(({ requestHeaders }) => requestHeaders.cookie ?? null);
  }

  async createEntryLink(persona: string, frame?: string): Promise<string> {
    const query = new URLSearchParams({ sandbox: this.#sandbox.id, persona, ...(frame && { frame }) });
    const { headers } = await this.#control.request('GET', `/simulator/enter?${query}`);
    const { pathname, search } = new URL(headers.get('location') ?? '');
    return pathname + search;
  }

  async mailLink(kind: string): Promise<string> {
    const mail = this.rows.mails.all().findLast((each) => each.kind === kind);
    if (mail === undefined) throw new Error(`no mail of kind ${kind}`);
    const query = new URLSearchParams({ sandbox: this.#sandbox.id });
    const { headers } = await this.#control.request('GET', `/simulator/mails/${mail.id}/open?${query}`);
    const { pathname, search } = new URL(headers.get('location') ?? '');
    return pathname + search;
  }

  async planFault(fault: PlannedFault): Promise<void> {
    const { status, body } = await this.#control.request('POST', '/simulator/faults', { body: fault });
    if (status !== 201) throw new Error(`the fault was refused: ${JSON.stringify(body)}`);
  }

  async failAllChanges(fault: Omit<PlannedFault, 'path' | 'method'>): Promise<void> {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      await this.planFault({ ...fault, method, path: '/user/*' });
  }

  get state(): string {
    const { applications, signatories, documents, financeObjects, companies, debtors, appointments, users } =
      this.rows;
    const rows = {
      applications,
      signatories,
      documents,
      financeObjects,
      companies,
      debtors,
      appointments,
      users,
    };
    return JSON.stringify(
      Object.entries(rows).map(([name, collection]) => [name, collection.all()]),
      null,
      1,
    );
  }

  async invite(email: string): Promise<void> {
    const { status } = await this.#control.request('POST', '/simulator/invitations', { body: { email } });
    if (status >= 300) throw new Error(`the invitation was refused: ${status}`);
  }

  async snapshot(): Promise<() => Promise<void>> {
    const { body } = await this.#control.request('GET', '/simulator/snapshot');
    return async () => {
      const { status } = await this.#control.request('PUT', '/simulator/snapshot', { body: body as object });
      if (status !== 200) throw new Error(`the snapshot was refused: ${status}`);
    };
  }

  changeAsLender(id: string, change: Partial<ApplicationRow['facts']>): void {
    const row = this.rows.applications.get(id);
    if (row !== undefined) this.rows.applications.update(id, { facts: { ...row.facts, ...change } });
  }

  async removeFaults(): Promise<void> {
    await this.#control.request('DELETE', '/simulator/faults');
  }

  /** @param by ISO 8601 duration, such as `P1D` */
  advance(by: string): Promise<void> {
    return this.#control.advance(by);
  }

  outbox(): ReturnType<TestSandbox['outbox']> {
    return this.#control.outbox();
  }

  async linkOf(kind: string): Promise<string> {
    const mail = (await this.outbox()).findLast((each) => each.kind === kind);
    if (mail?.links[0] === undefined) throw new Error(`no mail of kind ${kind}`);
    const url = new URL(mail.links[0]);
    return url.pathname + url.search;
  }
}
