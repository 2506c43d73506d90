import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { escapePattern, getTranslatedText, type TextReference } from './texts';

/** An array lists the names of one action on different pages. */
export const ACTIONS = {
  save: 'dashboard:task.save',
  cancel: 'dashboard:task.cancel',
  'close the task': 'frame:dialog.close',
  'keep editing': 'frame:dialog.keepEditing',
  'discard my entries': 'frame:dialog.discard',
  'see the next page': 'dashboard:list.next',
  'see the terms of this financing': 'application:loanInfo.takeLoanType',
  'go on with my request': 'application:resume.goOn',
  'send my request again anyway': 'application:check.sendAgain',
  'discard my request': 'application:resume.discard',
  'try the portal again': 'problem:error.retry',
  'restore the details of the register': 'application:companyCard.restore',
  'find another company': 'application:companyCard.other',
  'log out': 'frame:account.logout',
  'submit the application': 'dashboard:submit.button',
  'leave it for now': 'overview:submit.cancel',
  'complete the open items one after the other': 'overview:tasks.run',
  'save and continue': 'complete:save',
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
  'pick a time for an appointment': 'appointment:card.choose',
  'go on to my contact data': 'appointment:next',
  'book the appointment': 'appointment:book',
  'finish the booking': 'appointment:done',
  'add a person': ['representatives:add.first', 'representatives:add.more'],
  'ask whom to name': 'representatives:help.link',
  'remove the representative': 'representatives:card.remove',
  'delete the document': 'documents:remove.label',
  'add another object': 'objects:addAnother',
  'go on to the dealer': 'objects:form.toMerchant',
  'add the dealer later': 'objects:noted.later',
  'add the dealer': 'objects:noted.addDealer',
  'save the object and add another': 'complete:part.objects.another',
  edit: 'objects:edit',
  'add one more of': 'objects:copy',
  remove: 'dashboard:task.remove',
  'add debtors': 'factoring:debtors.add',
  'have more rows': 'factoring:debtors.more',
  'add a new company': 'factoring:company.addNew',
  'ask for cover': 'factoring:debtors.request',
  'take the company as a debtor': 'factoring:company.take',
  'say that it is another company': 'factoring:alike.no',
  'start the identification': [
    'signatures:identity.start',
    'signatures:identity.restart',
    'signatures:identity.requestAgain',
  ],
} as const satisfies Record<string, TextReference | readonly TextReference[]>;
export type Action = keyof typeof ACTIONS;

export interface ActionTarget {
  action: Action;
  subject?: string | undefined;
}

export class Actions {
  readonly #page: Page;
  readonly #input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.#page = page;
    this.#input = input;
  }

  async press(action: ActionTarget): Promise<void> {
    await this.#input.press((await this.locateAction(action)).filter({ visible: true }).first());
  }

  async completeTask(): Promise<void> {
    await this.#input.press(
      this.#page.locator('main button[type=submit][form]:not([name], [aria-hidden]):visible'),
    );
  }

  async expectAvailable(target: ActionTarget, isAvailable: boolean): Promise<void> {
    if (!isAvailable) {
      await expect(this.#locateByName(await this.#nameOf(target), this.#page.getByRole('main'))).toHaveCount(
        0,
      );
      return;
    }
    const controls = await this.locateAction(target);
    await expect(controls.filter({ visible: true }).first()).toBeVisible();
    await expect(controls.and(this.#page.locator('[aria-disabled=true]'))).toHaveCount(0);
  }

  async locateAction(target: ActionTarget): Promise<Locator> {
    // Evaluate the locator at each use: a dialog may be opening or closing.
    const place = this.#page.locator('dialog[open], :root:not(:has(dialog[open])) main');
    return this.#locateByName(await this.#nameOf(target), place);
  }

  #locateByName(name: RegExp, place: Locator): Locator {
    return place.getByRole('button', { name }).or(place.getByRole('link', { name }));
  }

  async #nameOf({ action, subject }: ActionTarget): Promise<RegExp> {
    const textKeys: TextReference | readonly TextReference[] = ACTIONS[action];
    const texts = Array.isArray(textKeys) ? textKeys : [textKeys];
    const names = await Promise.all(texts.map((text: TextReference) => getTranslatedText(this.#page, text)));
    const subjectPattern = escapePattern(subject ?? '');
    return new RegExp(
      names
        .map((name) => {
          const [prefix = '', suffix] = name.split(/\{\{\w+\}\}/).map(escapePattern);
          if (suffix !== undefined) return `^${prefix}${subjectPattern || '.+'}${suffix}`;
          return subject === undefined ? `^${prefix}` : `^${prefix}\\s*,\\s*${subjectPattern}`;
        })
        .join('|'),
    );
  }
}
