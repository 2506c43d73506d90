import type { Hands } from '../support/hands';
import { expect } from '../support/visitor/expect';
import type { Locator, Page } from '../support/visitor/visitor';

/** The tabs of what is financed, objects or factoring, and the tasks that open above them. */
export class Financing {
  readonly #page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
  }

  /** Answers a question of the open task; its control is named in the words of the lending system, `net purchase price`. */
  async answer(question: string, answer: string): Promise<void> {
    const name = question.replaceAll(' ', '_');
    const controls = this.#page.locator(`main [name="${name}"]`);
    const kind = await controls.first().evaluate((element) => {
      if (element.localName === 'select') return 'select';
      return element.getAttribute('type') === 'radio' ? 'radio' : 'text';
    });
    if (kind === 'select') return this.#hands.choose(controls.first(), answer);
    if (kind === 'radio')
      return this.#hands.tick(this.#page.locator(`main [name="${name}"][value="${answer}"]`));
    return this.#hands.write(controls.first(), answer);
  }

  control(question: string): Locator {
    return this.#page.locator(`main [name="${question.replaceAll(' ', '_')}"]`).first();
  }

  /** Sends the open task. */
  async save(): Promise<void> {
    // Only a task's button stands outside its form, and names it.
    await this.#hands.press(this.#page.locator('main button[type=submit][form]:not([name]):visible'));
  }

  /** The cards of objects, in their order. */
  objects(): Locator {
    return this.#page.locator('main li:has(h2)');
  }

  debtors(): Locator {
    return this.#page.locator('section[aria-labelledby=debtors] li');
  }

  card(title: string): Locator {
    return this.#page.getByRole('region', { name: title });
  }

  /** The entry of the error summary for a question. */
  reason(question: string): Locator {
    return this.#page.locator(`main [role=alert] a[href$="-${question.replaceAll(' ', '_')}"]`);
  }

  async expectTask(title: string): Promise<void> {
    await expect(this.#page.getByRole('heading', { level: 2, name: title })).toBeVisible();
  }
}
