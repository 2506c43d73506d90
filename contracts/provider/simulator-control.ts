export class SimulatorControl {
  readonly #origin: string;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** @param now UTC instant; the real time by default */
  async load(scenario: string, now?: string): Promise<SimulatorWorld> {
    const world = await this.#call<SimulatorWorld & { sandbox: string }>('POST', '/simulator/sandboxes', {
      scenario,
      now,
    });
    const snapshot = await this.#call<object>('GET', '/simulator/snapshot', undefined, {
      'X-Sandbox': world.sandbox,
    });
    await this.#call('PUT', '/simulator/snapshot', snapshot);
    return world;
  }

  /** @param duration ISO 8601, "PT9H" */
  async passTime(duration: string): Promise<void> {
    await this.#call('POST', '/simulator/clock/advance', { by: duration });
  }

  async move(applicationId: string, status: string): Promise<void> {
    await this.#call('POST', `/simulator/applications/${applicationId}/status`, { status });
  }

  async readNewestToken(kind: string): Promise<string> {
    const mails = await this.#call<{ links: string[] }[]>('GET', `/simulator/outbox?kind=${kind}`);
    const token = mails.at(-1)?.links[0]?.split('/').at(-1);
    if (token === undefined) throw new Error(`no ${kind} mail was sent`);
    return token;
  }

  async invite(email: string): Promise<void> {
    await this.#call('POST', '/simulator/invitations', { email });
  }

  async #call<T>(method: string, path: string, body?: object, headers = {}): Promise<T> {
    const response = await fetch(`${this.#origin}${path}`, {
      method,
      headers: { ...headers, ...(body && { 'Content-Type': 'application/json' }) },
      body: body && JSON.stringify(body),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} was refused: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}

const TIMEOUT_MS = 8_000;

export async function isSimulator(origin: string): Promise<boolean> {
  const address = `${origin.replace(/\/$/, '')}/simulator/health`;
  const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null);
  const health: unknown = response?.ok ? await response.json().catch(() => null) : null;
  return typeof health === 'object' && health !== null && 'simulator' in health && health.simulator === true;
}

export interface SimulatorWorld {
  personas: { key: string; email: string; password: string }[];
  applications: { id: string; owner: string }[];
}
