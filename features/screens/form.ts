import type { InputMethod } from '../support/input-method';
import { expect } from '../support/test-browser/expect';
import type { Locator, Page } from '../support/test-browser/test-browser';
import { detailNamesOf, type FormDetail } from './details';

const MAIN_BUTTON_SELECTOR = 'main button[type=submit][form]:not([name], [aria-hidden]):visible';

export class FormPart {
  readonly #page: Page;
  readonly #input: InputMethod;

  constructor(page: Page, input: InputMethod) {
    this.#page = page;
    this.#input = input;
  }

  controls(detail: FormDetail): Locator {
    return this.#locateByName(detail, (nameSelector) => `main ${nameSelector}`);
  }

  /** Options are chosen by value. Checkboxes are ticked unless the answer is "" or "no". */
  async answer(detail: FormDetail, answer: string): Promise<void> {
    await this.#turnToPartOf(detail);
    const control = this.controls(detail).first();
    const kind = await controlKindOf(control);
    if (kind !== 'radio') await this.#unfold(detail);
    switch (kind) {
      case 'select':
        return this.#input.choose(control, answer);
      case 'radio':
        return answer === '' ? undefined : this.#chooseOf(detail, answer);
      case 'checkbox':
        return ['', 'no'].includes(answer) ? this.#input.untick(control) : this.#input.tick(control);
      case 'range':
        return this.#input.moveSlider(control, Number(answer));
      default:
        return this.#input.write(control, answer);
    }
  }

  async chooseByLabel(detail: FormDetail, words: string): Promise<void> {
    await this.#turnToPartOf(detail);
    const option = this.#page.locator('main label').filter({ hasText: words }).getByRole('radio');
    await this.#input.tick(option);
  }

  async blur(detail: FormDetail): Promise<void> {
    await this.controls(detail).first().blur();
  }

  async submit(): Promise<void> {
    await this.#input.press(this.submitButton());
  }

  submitButton(): Locator {
    return this.#page.locator('main button[type=submit]:not([name]):visible').first();
  }

  async expectRefused(detail: FormDetail): Promise<string> {
    const reason = this.#reason(detail);
    await expect(reason).toHaveText(/\S/);
    // `aria-invalid` is not allowed on a group, so its description marks the error.
    const invalidControl = this.#locateByName(
      detail,
      (nameSelector) =>
        `main ${nameSelector}[aria-invalid=true], main fieldset[aria-describedby$="-error"]:has(${nameSelector})`,
    );
    await expect(invalidControl).toHaveCount(1);
    return (await reason.textContent()) ?? '';
  }

  async expectNotRefused(detail: FormDetail): Promise<void> {
    await expect(this.#reason(detail)).toHaveCount(0);
  }

  async expectValue(detail: FormDetail, value: string | RegExp): Promise<void> {
    const control = this.controls(detail).first();
    if ((await controlKindOf(control)) === 'radio') {
      await expect(this.#choice(detail, String(value))).toBeChecked();
    } else {
      await expect(control).toHaveValue(value);
    }
  }

  async options(detail: FormDetail): Promise<string[]> {
    const control = this.controls(detail).first();
    const choices =
      (await controlKindOf(control)) === 'select' ? control.locator('option') : this.controls(detail);
    const values = await choices.evaluateAll((all) =>
      all.map((choice) => choice.getAttribute('value') ?? choice.textContent ?? ''),
    );
    return values.filter((value) => value !== '');
  }

  async #chooseOf(detail: FormDetail, value: string): Promise<void> {
    await this.#unfold(detail, `[value="${value}"]`);
    await this.#input.tick(this.#choice(detail, value));
  }

  async #turnToPartOf(detail: FormDetail): Promise<void> {
    const hiddenPart = this.#locateByName(
      detail,
      (nameSelector) => `main fieldset[data-part][hidden]:has(${nameSelector})`,
    );
    if ((await hiddenPart.count()) === 0) return;
    const isEarlierPart = (await hiddenPart.first().getAttribute('data-part')) === '1';
    await this.#input.press(
      this.#page.locator(isEarlierPart ? 'main [data-part=back] button' : MAIN_BUTTON_SELECTOR),
    );
    await expect(hiddenPart).toHaveCount(0);
  }

  async #unfold(detail: FormDetail, selectorSuffix = ''): Promise<void> {
    const foldedSummary = this.#locateByName(
      detail,
      (nameSelector) => `main details:not([open]):has(${nameSelector}${selectorSuffix}) > summary`,
    );
    if ((await foldedSummary.count()) > 0) await this.#input.press(foldedSummary);
  }

  #choice(detail: FormDetail, value: string): Locator {
    return this.#locateByName(detail, (nameSelector) => `main ${nameSelector}[value="${value}"]`);
  }

  #reason(detail: FormDetail): Locator {
    const links = detailNamesOf(detail).map((name) => `main [data-part=errors] a[href$="-${name}"]`);
    return this.#page.locator(links.join(', '));
  }

  #locateByName(detail: FormDetail, selector: (nameSelector: string) => string): Locator {
    const selectors = detailNamesOf(detail).map((name) => selector(`[name="${name}"]`));
    return this.#page.locator(selectors.join(', '));
  }
}

type ControlKind = 'select' | 'radio' | 'checkbox' | 'range' | 'text';

/** Evaluating a function in the browser is slow, so read attributes. */
export async function controlKindOf(control: Locator): Promise<ControlKind> {
  const type = await control.getAttribute('type');
  if (type === null) return control.evaluate(({ localName }) => (localName === 'select' ? 'select' : 'text'));
  return type === 'radio' || type === 'checkbox' || type === 'range' ? type : 'text';
}
