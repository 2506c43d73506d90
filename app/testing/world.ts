import type { MountedSimulator } from 'mock-server/testing/mounted-simulator';
import { TestSandbox } from 'mock-server/testing/test-simulator';

type ApplicationRow = ReturnType<Sandbox['store']['applications']['all']>[number];
type Sandbox = ReturnType<MountedSimulator['sandboxes']['open']>;

/** What a fault does to a call: as `POST /simulator/faults` takes it. */
export interface Fault {
  method?: string;
  path: string;
  code?: string;
  field?: string;
  status?: number;
  drop?: boolean;
  body?: 'html' | 'broken_json' | 'wrong_shape' | 'truncated';
  patch?: readonly { op: string; path: string; value?: unknown }[];
  latency_ms?: number;
  times?: number;
  after?: boolean;
}

/** The simulated world behind a visit. */
export class World {
  readonly #sandbox: Sandbox;
  readonly #control: TestSandbox;
  /** Origin of the simulator. */
  readonly simulator: string;

  constructor(sandbox: Sandbox, origin: string) {
    this.simulator = origin;
    this.#sandbox = sandbox;
    this.#control = TestSandbox.existing(origin, sandbox.id);
  }

  /** Somebody who can log in: by key, or the first of a role (`applicant`, `signatory`). */
  persona(name: string): { key: string; email: string; password: string } {
    const found = this.#sandbox.personas.find(({ key, role }) => key === name || role === name);
    if (found === undefined) throw new Error(`the world has nobody called ${name}`);
    return found;
  }

  /** Puts a bank of one's own in the place of the world's partner; null gives the partner back. */
  async bank(document: object | null): Promise<void> {
    const path = '/simulator/deployment';
    const answer = document
      ? await this.#control.request('PUT', path, { body: document })
      : await this.#control.request('DELETE', path);
    if (answer.status !== 200) throw new Error(`the bank was refused: ${JSON.stringify(answer.body)}`);
  }

  /** Everything that is stored. */
  get rows(): Sandbox['store'] {
    return this.#sandbox.store;
  }

  /** Id of the first application, or of the first that has the status or is of the type. */
  application(named?: { status?: string; type?: string }): string {
    const found = this.rows.applications
      .all()
      .find(
        ({ facts }) =>
          (named?.status === undefined || facts.status === named.status) &&
          (named?.type === undefined || facts.allBanksLoanPurpose === named.type),
      );
    if (found === undefined) throw new Error(`the world has no such application ${JSON.stringify(named)}`);
    return found.id;
  }

  /** What the lending API was asked, as `POST /user/account/login`, since the last time this was called. */
  asked(): string[] {
    const calls = this.#sandbox.log.list().map(({ method, path }) => `${method} ${path}`);
    this.#sandbox.log.clear();
    return calls;
  }

  /** What of that would have changed something. */
  changesAsked(): string[] {
    return this.asked().filter((call) => !call.startsWith('GET '));
  }

  /** The session cookies of the lending API that came with the requests since `asked` was called; null for none. */
  cookiesSent(): (string | null)[] {
    return this.#sandbox.log.list().map(({ requestHeaders }) => requestHeaders.cookie ?? null);
  }

  /**
   * Path and query of a link that enters the portal as somebody of the world.
   *
   * @param frame name of the frame, in a page of the simulator, in which the portal is to be shown
   */
  async linkInto(persona: string, frame?: string): Promise<string> {
    const query = new URLSearchParams({ sandbox: this.#sandbox.id, persona, ...(frame && { frame }) });
    const { headers } = await this.#control.request('GET', `/simulator/enter?${query}`);
    const { pathname, search } = new URL(headers.get('location') ?? '');
    return pathname + search;
  }

  /** Path and query at which the portal takes somebody in who follows the newest mail of a kind from the simulator. */
  async mailLink(kind: string): Promise<string> {
    const mail = this.rows.mails.all().findLast((each) => each.kind === kind);
    if (mail === undefined) throw new Error(`there is no mail ${kind}`);
    const query = new URLSearchParams({ sandbox: this.#sandbox.id });
    const { headers } = await this.#control.request('GET', `/simulator/mails/${mail.id}/open?${query}`);
    const { pathname, search } = new URL(headers.get('location') ?? '');
    return pathname + search;
  }

  /** Lets a call fail, or be slow. */
  async fail(fault: Fault): Promise<void> {
    const { status, body } = await this.#control.request('POST', '/simulator/faults', { body: fault });
    if (status !== 201) throw new Error(`the fault was not taken: ${JSON.stringify(body)}`);
  }

  /** Lets every call fail that would change something. */
  async failChanges(fault: Omit<Fault, 'path' | 'method'>): Promise<void> {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      await this.fail({ ...fault, method, path: '/user/*' });
  }

  /** What a customer could have changed, as text to compare. */
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

  /** Sends somebody an invitation to set a password. */
  async invite(email: string): Promise<void> {
    const { status } = await this.#control.request('POST', '/simulator/invitations', { body: { email } });
    if (status >= 300) throw new Error(`the invitation was refused: ${status}`);
  }

  /** Everything as it is now; what it gives brings it back. */
  async snapshot(): Promise<() => Promise<void>> {
    const { body } = await this.#control.request('GET', '/simulator/snapshot');
    return async () => {
      const { status } = await this.#control.request('PUT', '/simulator/snapshot', { body: body as object });
      if (status !== 200) throw new Error(`the snapshot was refused: ${status}`);
    };
  }

  /** Changes what is known of an application, as the lender would. */
  lender(id: string, change: Partial<ApplicationRow['facts']>): void {
    const row = this.rows.applications.get(id);
    if (row !== undefined) this.rows.applications.update(id, { facts: { ...row.facts, ...change } });
  }

  /** Lets nothing fail any more. */
  async heal(): Promise<void> {
    await this.#control.request('DELETE', '/simulator/faults');
  }

  /** Lets time pass, such as `P1D`. */
  advance(by: string): Promise<void> {
    return this.#control.advance(by);
  }

  /** The e-mails that were sent, the newest last. */
  outbox(): ReturnType<TestSandbox['outbox']> {
    return this.#control.outbox();
  }

  /** Path of the newest mail's first link of a kind, at the portal. */
  async linkOf(kind: string): Promise<string> {
    const mail = (await this.outbox()).findLast((each) => each.kind === kind);
    if (mail?.links[0] === undefined) throw new Error(`there is no mail ${kind}`);
    const url = new URL(mail.links[0]);
    return url.pathname + url.search;
  }
}
