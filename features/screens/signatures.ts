import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page, UploadedFile } from '../support/test-browser/test-browser';
import { getTranslatedText, SIGNING_STEPS, type SigningStep } from './texts';

export const SIGNED_PDF: UploadedFile = {
  name: 'Unterschrieben.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n'),
};

export class SignaturesScreen {
  readonly #page: Page;
  readonly #input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.#page = page;
    this.#input = input;
  }

  async expectShown(): Promise<void> {
    await expect(this.#page).toHaveURL((url) => url.pathname.endsWith('/signatures'));
    await expect(this.#page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  steps(): Locator {
    return this.#page.locator('main ol > li[data-state]');
  }

  async step(step: SigningStep): Promise<Locator> {
    const name = await getTranslatedText(this.#page, SIGNING_STEPS[step]);
    return this.steps().filter({ has: this.#page.getByRole('heading', { level: 2, name }) });
  }

  async summary(): Promise<string[]> {
    await this.expectShown();
    return this.steps().evaluateAll((items) =>
      items.map((item, index) => {
        const name = item.querySelector('h2')?.textContent ?? '';
        return `${index + 1} ${name}: ${item.getAttribute('data-state')}`;
      }),
    );
  }

  startButton(): Locator {
    return this.#page.locator('main form:has(input[name=intent][value=identify]) button[type=submit]');
  }

  async startIdentification(): Promise<void> {
    await this.#input.press(this.startButton());
    await expect(this.#page).toHaveURL(/\/simulator\/providers\//);
  }

  async chooseOutcome(outcome: string): Promise<void> {
    await this.#page.locator(`button[name=outcome][value=${outcome}]`).click();
    await expect(this.#page).toHaveURL(({ pathname }) => pathname.startsWith('/dashboard/'));
  }

  async saveTaxNumber(number: string): Promise<void> {
    await this.#input.write(this.#page.locator('main input[name=taxNumber]'), number);
    await this.#input.press(this.#page.locator('main form:has(input[name=taxNumber]) button[type=submit]'));
  }

  async uploadCopy(paper: string, file: UploadedFile = SIGNED_PDF): Promise<void> {
    await this.openTask(paper, 'upload');
    await this.sendCopy(file);
  }

  async sendCopy(file: UploadedFile = SIGNED_PDF): Promise<void> {
    await this.#page.locator('input[type=file]').setInputFiles(file);
    await this.#input.press(this.#submitOf('uploadPaper'));
  }

  async openTask(paper: string, task: 'upload' | 'sign'): Promise<void> {
    await this.#input.press(this.paper(paper).locator(`a[href*="${task}="]`));
    await expect(this.#page).toHaveURL(({ searchParams }) => searchParams.has(task));
  }

  async signOnline({ read = true } = {}): Promise<void> {
    if (read) await this.#input.tick(this.#page.locator('input[name=read]'));
    await this.#input.press(this.#submitOf('signPaper'));
  }

  #submitOf(form: string): Locator {
    return this.#page.locator(`button[type=submit][form=${form}]:not([name], [aria-hidden])`);
  }

  paper(name: string): Locator {
    return this.steps().locator('ul > li').filter({ hasText: name });
  }

  ticks(): Locator {
    return this.#page.locator('main input[name=legalSignature], main input[name=sepaMandate]');
  }

  signButton(): Locator {
    return this.#page.locator('main form:has(input[name=legalSignature]) button:not([name])').last();
  }

  async acceptTerms(
    names: readonly string[] = ['legalSignature', 'sepaMandate'],
    presses = 1,
  ): Promise<void> {
    await expect(this.ticks().first()).toBeEnabled();
    for (const name of names) await this.#input.tick(this.#page.locator(`main input[name=${name}]`));
    if (presses === 2) await this.signButton().dblclick();
    else await this.#input.press(this.signButton());
  }
}
