import { address } from '../support/settings';
import type { Locator, Page } from '../support/visitor/visitor';

/** The bar of a demonstration, in German. */
export class Demo {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  get bar(): Locator {
    return this.#page.getByRole('complementary', { name: 'Vorführung' });
  }

  /** Follows the simulator's link to a situation. */
  async open(id: string): Promise<void> {
    await this.#page.goto(`${address('API_BASE_URL')}/simulator/play/${id}?lang=de`);
    await this.bar.waitFor();
  }

  /** Follows it as far as the portal's door, and goes through that by the number of the machine, as a phone in the network does. */
  async openByNumber(link: string): Promise<void> {
    const { headers } = await fetch(link, { redirect: 'manual' });
    const door = new URL(headers.get('location') ?? '');
    door.hostname = '127.0.0.1';
    await this.#page.goto(door.href);
    await this.bar.waitFor();
  }

  /** Where a choice of the bar leads. */
  async linkOf(name: string): Promise<string> {
    await this.unfold();
    return (await this.bar.getByRole('link', { name }).getAttribute('href')) ?? '';
  }

  async press(name: string): Promise<void> {
    await this.unfold();
    await this.bar.getByRole('button', { name }).click();
  }

  async follow(name: string): Promise<void> {
    await this.unfold();
    await this.bar.getByRole('link', { name }).click();
  }

  /** The virtual day that it shows, as midnight in UTC. */
  async day(): Promise<Date> {
    const [, day, month, year] =
      /(\d\d)\.(\d\d)\.(\d{4}), \d\d:\d\d UTC/.exec((await this.bar.textContent()) ?? '') ?? [];
    return new Date(`${year}-${month}-${day}T00:00:00Z`);
  }

  /** Shows its controls. */
  async unfold(): Promise<void> {
    const controls = this.bar.getByRole('group');
    if ((await controls.getAttribute('open')) === null) await this.bar.getByText('Steuerung').click();
  }
}
