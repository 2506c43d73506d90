import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { error, Key, type Origin, type WebDriver, type WebElement } from 'selenium-webdriver';
import { filesOf } from '../html/controls';
import type { HtmlLocator, HtmlSearch } from '../html/locator';
import type { Filter, Locator, Role, RoleOptions, UploadedFile } from '../test-browser';
import { keyOf } from './keyboard';
import { READ_ELEMENT_SCRIPT, Snapshot } from './snapshot';
import { retryUntilDone } from './wait';

type FindLocator = (page: HtmlSearch) => HtmlLocator;

export abstract class WebDriverSearch {
  locator(selector: string, options?: Filter): WebDriverLocator {
    return this.locateWithin((scope) => scope.locator(selector)).filter(options);
  }

  getByRole(role: Role, options?: RoleOptions): WebDriverLocator {
    return this.locateWithin((scope) => scope.getByRole(role, options));
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): WebDriverLocator {
    return this.locateWithin((scope) => scope.getByText(text, options));
  }

  getByLabel(text: string | RegExp): WebDriverLocator {
    return this.locateWithin((scope) => scope.getByLabel(text));
  }

  protected abstract locateWithin(find: FindLocator): WebDriverLocator;
}

/** Each use finds elements in a snapshot of the page, and acts on the same elements in the browser. */
export class WebDriverLocator extends WebDriverSearch implements Locator {
  readonly #driver: WebDriver;
  readonly #find: FindLocator;

  constructor(driver: WebDriver, find: FindLocator) {
    super();
    this.#driver = driver;
    this.#find = find;
  }

  locateIn(snapshot: Snapshot): HtmlLocator {
    return this.#find(snapshot);
  }

  async now(): Promise<HtmlLocator> {
    return this.locateIn(await Snapshot.take(this.#driver));
  }

  filter({ has, hasText, visible }: Parameters<Locator['filter']>[0] = {}): WebDriverLocator {
    if (has === undefined && hasText === undefined && visible === undefined) return this;
    return this.#narrow((locator, page) =>
      locator.filter({
        ...(has !== undefined && { has: requireDriverLocator(has).#find(page) }),
        ...(hasText !== undefined && { hasText }),
        ...(visible !== undefined && { visible }),
      }),
    );
  }

  and(other: Locator): WebDriverLocator {
    return this.#narrow((locator, page) => locator.and(requireDriverLocator(other).#find(page)));
  }

  or(other: Locator): WebDriverLocator {
    return this.#narrow((locator, page) => locator.or(requireDriverLocator(other).#find(page)));
  }

  first(): WebDriverLocator {
    return this.#narrow((locator) => locator.first());
  }

  last(): WebDriverLocator {
    return this.#narrow((locator) => locator.last());
  }

  nth(index: number): WebDriverLocator {
    return this.#narrow((locator) => locator.nth(index));
  }

  async all(): Promise<WebDriverLocator[]> {
    return Array.from({ length: await this.count() }, (_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return (await this.now()).count();
  }

  async fill(text: string): Promise<void> {
    await this.#act(async (element) => {
      if (!(await this.#driver.executeScript<boolean>(SELECT_ALL_SCRIPT, element))) {
        await this.#driver.executeScript(SET_VALUE_SCRIPT, element, text);
        return;
      }
      await element.sendKeys(text === '' ? Key.BACK_SPACE : text);
    });
  }

  async pressSequentially(text: string): Promise<void> {
    await this.#act((element) => element.sendKeys(text));
  }

  async selectOption(value: string): Promise<void> {
    await this.#act(async (element) => {
      const option = await this.#driver.executeScript<WebElement | null>(FIND_OPTION_SCRIPT, element, value);
      if (option === null) throw new Error(`${this} does not offer "${value}"`);
      await option.click();
    });
  }

  async setInputFiles(files: UploadedFile[] | UploadedFile | string): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'portal-features-'));
    const paths = filesOf(files).map(({ name, buffer }) => {
      writeFileSync(join(folder, name), buffer);
      return join(folder, name);
    });
    await this.#act((element) => element.sendKeys(paths.join('\n')));
  }

  check(): Promise<void> {
    return this.#setTicked(true);
  }

  uncheck(): Promise<void> {
    return this.#setTicked(false);
  }

  async click(): Promise<void> {
    await this.#act(async (element) => {
      try {
        await element.click();
      } catch (problem) {
        // WebDriver does not scroll to an element that a fixed bar covers.
        if (problem instanceof error.ElementClickInterceptedError) await this.#centre(element);
        throw problem;
      }
    });
  }

  async dblclick(): Promise<void> {
    await this.#act((element) => this.#driver.actions().doubleClick(element).perform());
  }

  async press(key: string): Promise<void> {
    await this.#act((element) => element.sendKeys(keyOf(key)));
  }

  async blur(): Promise<void> {
    await this.#act((element) => this.#driver.executeScript('arguments[0].blur()', element));
  }

  textContent(): Promise<string | null> {
    return this.#read((locator) => locator.textContent());
  }

  innerHTML(): Promise<string> {
    return this.#read((locator) => locator.innerHTML());
  }

  async allTextContents(): Promise<string[]> {
    return (await this.now()).allTextContents();
  }

  async allInnerTexts(): Promise<string[]> {
    return (await this.now()).allInnerTexts();
  }

  getAttribute(name: string): Promise<string | null> {
    return this.#read((locator) => locator.getAttribute(name));
  }

  inputValue(): Promise<string> {
    return this.#read((locator) => locator.inputValue());
  }

  isChecked(): Promise<boolean> {
    return this.#read((locator) => locator.isChecked());
  }

  async waitFor(options?: { state?: 'attached' | 'visible' }): Promise<void> {
    await this.#read(async (locator) => {
      locator.element();
      await locator.waitFor(options);
    });
  }

  async evaluate<T>(read: (element: Element) => T): Promise<T> {
    return retryUntilDone(async () => this.#run(read, await this.#element()));
  }

  async evaluateAll<T>(read: (elements: Element[]) => T): Promise<T> {
    const snapshot = await Snapshot.take(this.#driver);
    const numbers = this.locateIn(snapshot)
      .elements()
      .map((element) => snapshot.numberOf(element));
    return this.#driver.executeScript<T>(
      `${NAMED} return (${String(read)})(arguments[0].map((at) => window.__seen[at]))`,
      numbers,
    );
  }

  protected override locateWithin(find: FindLocator): WebDriverLocator {
    return this.#narrow((locator) => find(locator));
  }

  #narrow(choose: (locator: HtmlLocator, page: HtmlSearch) => HtmlLocator): WebDriverLocator {
    return new WebDriverLocator(this.#driver, (page) => choose(this.#find(page), page));
  }

  #run<T>(read: (element: Element) => T, element: WebElement): Promise<T> {
    return this.#driver.executeScript<T>(`${NAMED} return (${String(read)})(arguments[0])`, element);
  }

  #read<T>(read: (locator: HtmlLocator) => Promise<T>): Promise<T> {
    return retryUntilDone(async () => read(await this.now()));
  }

  #act(action: (element: WebElement) => Promise<unknown>): Promise<void> {
    return retryUntilDone(async () => {
      await action(await this.#element());
    });
  }

  async #setTicked(isTicked: boolean): Promise<void> {
    await this.#act(async (element) => {
      if ((await element.isSelected()) === isTicked) return;
      await this.#centre(element);
      await this.#driver
        .actions()
        .move({ origin: element as unknown as Origin })
        .click()
        .perform();
      if ((await element.isSelected()) !== isTicked) throw new Error('the checkbox did not change');
    });
  }

  async #centre(element: WebElement): Promise<void> {
    await this.#driver.executeScript('arguments[0].scrollIntoView({ block: "center" })', element);
  }

  async #element(): Promise<WebElement> {
    const snapshot = await Snapshot.take(this.#driver);
    return this.#elementOfNumber(snapshot.numberOf(this.locateIn(snapshot).element()));
  }

  #elementOfNumber(number: number): Promise<WebElement> {
    return this.#driver.executeScript<WebElement>(READ_ELEMENT_SCRIPT, number);
  }
}

/** The compiler wraps named functions in a helper that pages lack. */
const NAMED = 'window.__name ??= (named) => named;';

function requireDriverLocator(locator: Locator): WebDriverLocator {
  if (locator instanceof WebDriverLocator) return locator;
  throw new Error(`${locator} belongs to another visitor's page`);
}

const SELECT_ALL_SCRIPT = `
  const field = arguments[0];
  if (field.disabled || field.readOnly) throw new Error('the field is disabled or read-only');
  if (/^(range|date|time|color|month|datetime-local)$/.test(field.type)) return false;
  field.focus();
  field.select();
  return true;`;

/** Runs in the page. React overrides the property, so this uses the native setter. */
const SET_VALUE_SCRIPT = `
  const [field, value] = arguments;
  field.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
  for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));`;

const FIND_OPTION_SCRIPT = `
  const [select, value] = arguments;
  const options = [...select.options];
  return options.find((each) => each.value === value) ?? options.find((each) => each.label === value) ?? null;`;
