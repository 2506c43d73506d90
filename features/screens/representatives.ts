import type { Hands } from '../support/hands';
import { expect } from '../support/visitor/expect';
import type { Locator, Page } from '../support/visitor/visitor';

/** Details of a representative in business terms, and the names of their controls. */
export const PERSON_DETAILS = {
  'first name': 'first_name',
  'last name': 'last_name',
  position: 'position',
  nationality: 'nationality',
  birthdate: 'birthdate',
  street: 'street',
  'house number': 'street_number',
  postcode: 'postcode',
  city: 'location',
  country: 'country',
  'legal signatory': 'is_legal_signatory',
  'willing to sign': 'is_contract_signatory',
  'signs alone': 'is_sole_signatory',
  'beneficial owner': 'is_beneficial_owner',
  share: 'percentage_owned',
  'e-mail': 'email',
  telephone: 'telephone',
  'main contact': 'is_main_contact',
  'tax number': 'taxid',
  'academic title': 'academic_title',
  'weekly hours': 'weekly_hours',
  'licensed since': 'licensed_since',
} as const;
export type PersonDetail = keyof typeof PERSON_DETAILS;

/** The tab of the people who represent a company. */
export class Representatives {
  readonly #page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
  }

  cards(): Locator {
    return this.#page.locator('main [data-representative]');
  }

  card(name: string): Locator {
    return this.cards().filter({ has: this.#page.getByRole('heading', { name, exact: true }) });
  }

  /** One line of a card. */
  fact(name: string, fact: string): Locator {
    return this.card(name).locator(`[data-fact="${fact}"]`);
  }

  /** Rules about everybody that are broken, by the server's code. */
  alert(code: string): Locator {
    return this.#page.locator(`main [data-code="${code}"]`);
  }

  /** The way to a task, by its query: `edit`, `delete`, `email`, `telephone`, `taxid`; of a person or of the tab. */
  way(query: string, name?: string): Locator {
    const within = name === undefined ? this.#page.locator('main') : this.card(name);
    return within.locator(name === undefined ? `a[href$="?${query}"]` : `a[href*="?${query}="]`);
  }

  async begin(query: string, name?: string): Promise<void> {
    await this.#hands.press(this.way(query, name).first());
    await expect(this.#page).toHaveURL((url) => url.searchParams.has(query));
  }

  controls(detail: PersonDetail): Locator {
    return this.#page.locator(`main [name="${PERSON_DETAILS[detail]}"]`);
  }

  /** Answers as a person does: a choice by its word, a box by "yes". An empty answer takes away what is there. */
  async answer(detail: PersonDetail, answer: string): Promise<void> {
    const first = this.controls(detail).first();
    const kind = await first.evaluate(
      (element) => (element.localName === 'input' && element.getAttribute('type')) || element.localName,
    );
    if (kind === 'select') return this.#hands.choose(first, answer);
    if (kind === 'radio') {
      const choice = this.#page.locator(`main [name="${PERSON_DETAILS[detail]}"][value="${answer}"]`);
      return this.#hands.tick(choice);
    }
    if (kind === 'checkbox') return answer === 'yes' ? this.#hands.tick(first) : this.#hands.untick(first);
    return this.#hands.write(first, answer);
  }

  async send(): Promise<void> {
    await this.#hands.press(this.#page.locator('main button[type=submit][form^="representative-"]'));
  }

  /** The task is done: the tab alone is there. */
  async expectDone(): Promise<void> {
    await expect(this.#page).toHaveURL(
      (url) => url.pathname.endsWith('/representatives') && url.search === '',
    );
    await expect(this.#page.locator('main form[id^="representative-"]')).toHaveCount(0);
  }

  /** Why a detail was refused, from the summary. */
  async refusal(detail: PersonDetail): Promise<string> {
    const reason = this.#page.locator(`main [role=alert] a[href$="-${PERSON_DETAILS[detail]}"]`);
    await expect(reason).toHaveText(/\S/);
    return (await reason.textContent()) ?? '';
  }

  /** Everything the summary says. */
  summary(): Locator {
    return this.#page.locator('main [role=alert]');
  }
}
