import { serverAddress } from '../support/settings';
import type { Locator, Page } from '../support/test-browser/test-browser';

export class DemoScreen {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get bar(): Locator {
    return this.#page.getByRole('complementary', { name: 'Vorführung' });
  }

  async open(id: string): Promise<void> {
    await this.#page.goto(`${serverAddress('API_BASE_URL')}/simulator/play/${id}?lang=de`);
    await this.bar.waitFor();
  }

  async openByIpAddress(link: string): Promise<void> {
    const { headers } = await fetch(link, { redirect: 'manual' });
    const entryUrl = new URL(headers.get('location') ?? '');
    entryUrl.hostname = '127.0.0.1';
    await this.#page.goto(entryUrl.href);
    await this.bar.waitFor();
  }

  async linkOf(name: string): Promise<string> {
    await this.unfold();
    return (await this.bar.getByRole('link', { name }).getAttribute('href')) ?? '';
  }

  async press(name: string): Promise<void> {
    await this.unfold();
    await this.bar.getByRole('button', { name }).click();
  }

  async followLink(name: string): Promise<void> {
    await this.unfold();
    await this.bar.getByRole('link', { name }).click();
  }

  async day(): Promise<Date> {
    const [, day, month, year] =
      /(\d\d)\.(\d\d)\.(\d{4}), \d\d:\d\d UTC/.exec((await this.bar.textContent()) ?? '') ?? [];
    return new Date(`${year}-${month}-${day}T00:00:00Z`);
  }

  async unfold(): Promise<void> {
    const controls = this.bar.getByRole('group');
    if ((await controls.getAttribute('open')) === null) await this.bar.getByText('Steuerung').click();
  }
}
