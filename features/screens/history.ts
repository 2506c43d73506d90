import type { Page as BrowserPage, FrameLocator, Locator } from 'playwright';
import { serverAddress } from '../support/settings';

async function control<Body>(sandbox: string, method: string, path: string, body?: unknown): Promise<Body> {
  const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator${path}`, {
    method,
    headers: { 'X-Sandbox': sandbox },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return (await response.json()) as Body;
}

interface WorldResponse {
  now: string;
  applications: { id: string; status: string }[];
}

export class HistoryScreen {
  readonly #page: BrowserPage;
  readonly #sandbox: string;
  readonly #language: string;

  constructor(page: BrowserPage, sandbox: string, language = 'de') {
    this.#page = page;
    this.#sandbox = sandbox;
    this.#language = language;
  }

  static async newWorld(scenario: string, now: string): Promise<string> {
    const { sandbox } = await control<{ sandbox: string }>('', 'POST', '/sandboxes', { scenario, now });
    return sandbox;
  }

  async open(query: Record<string, string> = {}): Promise<void> {
    const all = new URLSearchParams({ sandbox: this.#sandbox, lang: this.#language, ...query });
    await this.#page.goto(`${serverAddress('API_BASE_URL')}/simulator/course?${all}`);
  }

  get shownWorld(): string {
    return new URL(this.#page.url()).searchParams.get('sandbox') ?? '';
  }

  async moveApplication(status: string): Promise<void> {
    const [application] = (await this.world()).applications;
    await control(this.#sandbox, 'POST', `/applications/${application?.id}/status`, { status });
  }

  async advance(duration: string): Promise<void> {
    await control(this.#sandbox, 'POST', '/clock/advance', { by: duration });
  }

  async world(id = this.#sandbox): Promise<WorldResponse> {
    return control<WorldResponse>(id, 'GET', '/world');
  }

  get events(): Locator {
    return this.#page.getByRole('list', { name: 'Ereignisse' }).getByRole('link');
  }

  get latestEvent(): Record<'dot' | 'word' | 'time', Locator> {
    const place = this.#page.getByRole('list', { name: 'Ereignisse' }).getByRole('listitem').last();
    return { dot: place.locator('[data-dot]'), word: place.locator('b'), time: place.locator('[data-time]') };
  }

  get handle(): Locator {
    return this.#page.getByRole('slider', { name: 'Griff' });
  }

  get undoButton(): Locator {
    return this.#page.locator('#undo');
  }

  get notice(): Locator {
    return this.#page.locator('#notice');
  }

  get branches(): Locator {
    return this.#page.getByRole('navigation', { name: 'Zweige dieser Welt' }).getByRole('link');
  }

  button(name: string): Locator {
    return this.#page.getByRole('button', { name, exact: true });
  }

  get nodes(): Locator {
    return this.#page.getByRole('list', { name: 'Status in ihrer Reihenfolge' }).getByRole('listitem');
  }

  get map(): Locator {
    return this.#page.getByRole('region', { name: 'Karte des Ablaufs' });
  }

  get proofs(): Locator {
    return this.#page.locator('[data-holds]');
  }

  async fork(a: string, b: string): Promise<void> {
    await this.#page.getByRole('combobox', { name: 'A' }).selectOption(a);
    await this.#page.getByRole('combobox', { name: 'B' }).selectOption(b);
    await this.button('Abzweigen und vergleichen').click();
  }

  portal(branchLetter: 'A' | 'B'): FrameLocator {
    return this.#page.frameLocator(`iframe[title="Portal in ${branchLetter}"]`);
  }

  async counts(): Promise<Record<string, number>> {
    const pills = await this.#page.locator('[data-count]').all();
    const entries = pills.map(async (pill) => [
      (await pill.getAttribute('data-count')) ?? '',
      Number(/\d+/.exec((await pill.textContent()) ?? '')?.[0]),
    ]);
    return Object.fromEntries(await Promise.all(entries));
  }

  get count(): Locator {
    return this.#page.locator('#count');
  }

  get rows(): Locator {
    return this.#page.getByRole('rowheader');
  }
}
