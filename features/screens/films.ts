import type { Page as BrowserPage, Locator } from 'playwright';
import { serverAddress } from '../support/settings';

interface WorldResponse {
  applications: { id: string }[];
}

export class FilmsScreen {
  readonly #page: BrowserPage;
  readonly #sandbox: string;

  constructor(page: BrowserPage, sandbox: string) {
    this.#page = page;
    this.#sandbox = sandbox;
  }

  static async newWorld(scenario: string): Promise<string> {
    const { sandbox } = (await control('', 'POST', '/sandboxes', { scenario })) as { sandbox: string };
    return sandbox;
  }

  async moveApplication(status: string): Promise<void> {
    const { applications } = (await control(this.#sandbox, 'GET', '/world')) as WorldResponse;
    await control(this.#sandbox, 'POST', `/applications/${applications[0]?.id}/status`, { status });
  }

  open(path: '/course' | '/film' | '/shared' | '/situations' | '/bank' | '/demo/script'): Promise<unknown> {
    const query = new URLSearchParams({ sandbox: this.#sandbox, lang: 'de' });
    return this.#page.goto(`${serverAddress('API_BASE_URL')}/simulator${path}?${query}`);
  }

  async saveState(name: string): Promise<void> {
    const query = new URLSearchParams({ sandbox: this.#sandbox, lang: 'de' });
    const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator/page/save?${query}`, {
      method: 'POST',
      headers: { accept: 'text/html' },
      body: new URLSearchParams({ name }),
    });
    if (!response.ok) throw new Error(`The state was not saved: ${response.status}`);
  }

  async useBank(name: string): Promise<void> {
    await control(this.#sandbox, 'PUT', '/deployment', { name });
  }

  button(name: string | RegExp): Locator {
    return this.main.getByRole('button', { name, exact: true });
  }

  field(label: string): Locator {
    return this.main.getByLabel(label);
  }

  link(name: string | RegExp): Locator {
    return this.main.getByRole('link', { name, exact: true });
  }

  get search(): Locator {
    return this.#page.getByRole('searchbox');
  }

  get scenarios(): Locator {
    return this.#page.getByRole('radio');
  }

  get alert(): Locator {
    return this.main.getByRole('alert');
  }

  get main(): Locator {
    return this.#page.getByRole('main');
  }

  question(name: string): Locator {
    return this.main.getByRole('region', { name: `Link „${name}“ zurücknehmen?` });
  }

  sharedLink(name: string): Locator {
    return this.sharedLinks.filter({ has: this.#page.getByRole('rowheader').filter({ hasText: name }) });
  }

  get sharedLinks(): Locator {
    return this.main.getByRole('row').filter({ has: this.#page.getByRole('rowheader') });
  }

  get endedLinks(): Locator {
    return this.main.getByText('1 Link gilt nicht mehr');
  }

  row(title: string): Locator {
    return this.main.getByRole('listitem').filter({ hasText: title });
  }

  get pictures(): Locator {
    return this.main.getByRole('list', { name: 'Zu einem Bild springen' }).getByRole('link');
  }

  get films(): Locator {
    return this.#page.getByRole('region', { name: 'Ihre Filme' }).getByRole('heading', { level: 3 });
  }
}

async function control(sandbox: string, method: string, path: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${serverAddress('API_BASE_URL')}/simulator${path}`, {
    method,
    headers: { 'X-Sandbox': sandbox },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
  return response.json();
}
