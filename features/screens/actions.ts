import type { Hands } from '../support/hands';
import { expect } from '../support/visitor/expect';
import type { Locator, Page } from '../support/visitor/visitor';
import { escaped, type TextOf, textOn } from './texts';

/** What can be done by a button or a link, in the words of the business; a list for one that is called differently from page to page. */
export const ACTIONS = {
  save: 'dashboard:task.save',
  cancel: 'dashboard:task.cancel',
  'close the task': 'frame:dialog.close',
  'keep editing': 'frame:dialog.keepEditing',
  'discard my entries': 'frame:dialog.discard',
  'see the next page': 'dashboard:list.next',
  'see the terms of this financing': 'application:loanInfo.takeLoanType',
  'go on with my request': 'application:resume.goOn',
  'discard my request': 'application:resume.discard',
  'try the portal again': 'problem:error.retry',
  'log out': 'frame:account.logout',
  'submit the application': 'dashboard:submit.button',
  'leave it for now': 'overview:submit.cancel',
  'have the confirmation mail sent again': [
    'overview:item.email_verification.action',
    'problem:emailNotConfirmed.resend',
  ],
  'go on with my confirmed address': 'problem:emailNotConfirmed.check',
  'add the bank account': 'overview:item.bank_information.action',
  'change the bank account': { key: 'overview:edit.changeWhat', what: 'overview:bank.title' },
  'have the bank account checked': 'overview:bank.check',
  'correct the bank account': 'overview:edit.change',
  'state the tax number': 'overview:item.company_tax_number.action',
  'change the tax number': { key: 'overview:edit.changeWhat', what: 'overview:taxNumber.label' },
  'change the further details': { key: 'overview:edit.changeWhat', what: 'overview:custom.application' },
  'pick a time for a talk': 'appointment:card.choose',
  'go on to my contact data': 'appointment:next',
  'book the talk': 'appointment:book',
  'finish the booking': 'appointment:done',
  'add somebody': ['representatives:add.first', 'representatives:add.more'],
  'ask whom to name': 'representatives:help.link',
  'remove the representative': 'representatives:card.remove',
  'delete the document': 'documents:remove.label',
  'add another object': 'objects:addAnother',
  edit: 'objects:edit',
  'add one more of': 'objects:copy',
  remove: 'dashboard:task.remove',
  'add a debtor': 'factoring:debtors.add',
  'ask for cover': 'factoring:debtors.request',
  'take the company as a debtor': 'factoring:company.take',
  'say that it is another company': 'factoring:alike.no',
  'start the identification': [
    'signatures:identity.start',
    'signatures:identity.restart',
    'signatures:identity.requestAgain',
  ],
} as const satisfies Record<string, TextOf | readonly TextOf[]>;
export type Action = keyof typeof ACTIONS;

/** An action, and what it is done to where a page has several. */
export interface Deed {
  action: Action;
  about?: string | undefined;
}

/** The buttons and links of a page, in whichever language it is. */
export class Actions {
  readonly #page: Page;
  readonly #hands: Hands;

  constructor(page: Page, hands: Hands) {
    this.#page = page;
    this.#hands = hands;
  }

  /** Does something by its button or link, in the task that is open if there is one. */
  async do(deed: Deed): Promise<void> {
    await this.#hands.press((await this.ways(deed)).filter({ visible: true }).first());
  }

  /** Completes the task that is open: only a task's button stands outside its form, and names it. */
  async completeTask(): Promise<void> {
    await this.#hands.press(
      this.#page.locator('main button[type=submit][form]:not([name], [aria-hidden]):visible'),
    );
  }

  /** Expects that something can be done, in the task that is open if there is one; or that nothing on the page is a way to, open task or not. */
  async expectWay(deed: Deed, can: boolean): Promise<void> {
    if (!can) {
      await expect(this.#called(await this.#nameOf(deed), this.#page.getByRole('main'))).toHaveCount(0);
      return;
    }
    const ways = await this.ways(deed);
    await expect(ways.filter({ visible: true }).first()).toBeVisible();
    await expect(ways.and(this.#page.locator('[aria-disabled=true]'))).toHaveCount(0);
  }

  /** The buttons and links by which something can be done, in the task that is open if there is one. */
  async ways(deed: Deed): Promise<Locator> {
    // Looked up anew with each use: a task may be about to open or to close.
    const place = this.#page.locator('dialog[open], :root:not(:has(dialog[open])) main');
    return this.#called(await this.#nameOf(deed), place);
  }

  #called(name: RegExp, place: Locator): Locator {
    return place.getByRole('button', { name }).or(place.getByRole('link', { name }));
  }

  /** What a button says comes first, then what it is about; unless its text has a place for that. */
  async #nameOf({ action, about }: Deed): Promise<RegExp> {
    const called: TextOf | readonly TextOf[] = ACTIONS[action];
    const texts = Array.isArray(called) ? called : [called];
    const names = await Promise.all(texts.map((text: TextOf) => textOn(this.#page, text)));
    const what = escaped(about ?? '');
    return new RegExp(
      names
        .map((name) => {
          const [before = '', after] = name.split(/\{\{\w+\}\}/).map(escaped);
          if (after !== undefined) return `^${before}${what || '.+'}${after}`;
          return about === undefined ? `^${before}` : `^${before}\\s*,\\s*${what}`;
        })
        .join('|'),
    );
  }
}
