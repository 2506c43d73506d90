import type { Filter, Locator, Role, RoleOptions, UploadedFile } from '../test-browser';
import * as controls from './controls';
import { elementsByRole, nameOf } from './roles';
import { elementsBySelector } from './selector';
import { elementsByText, fullText, hasWords, readText } from './text';
import { isVisible } from './visible';

export interface PageInteraction {
  readonly document: Document;
  activate(element: Element): Promise<void>;
  submitFrom(field: Element): Promise<void>;
  attachFiles(input: Element, files: readonly UploadedFile[]): void;
}

type FindElements = (scope: ParentNode) => Element[];

export abstract class HtmlSearch {
  locator(selector: string, options?: Filter): HtmlLocator {
    return this.locateWithin((scope) => elementsBySelector(scope, selector), selector).filter(options);
  }

  getByRole(role: Role, options?: RoleOptions): HtmlLocator {
    const words = `${role} ${options?.name ?? ''}`.trim();
    return this.locateWithin((scope) => elementsByRole(scope, role, options), words);
  }

  getByText(text: string | RegExp, options?: { exact?: boolean }): HtmlLocator {
    return this.locateWithin((scope) => elementsByText(scope, text, options?.exact), `text ${text}`);
  }

  getByLabel(text: string | RegExp): HtmlLocator {
    const find: FindElements = (scope) =>
      [...scope.querySelectorAll('input, select, textarea')].filter((field) => hasWords(nameOf(field), text));
    return this.locateWithin(find, `label ${text}`);
  }

  protected abstract locateWithin(find: FindElements, words: string): HtmlLocator;
}

export class HtmlLocator extends HtmlSearch implements Locator {
  readonly #place: PageInteraction;
  readonly #find: FindElements;
  readonly #words: string;

  constructor(place: PageInteraction, find: FindElements, words: string) {
    super();
    this.#place = place;
    this.#find = find;
    this.#words = words;
  }

  override toString(): string {
    return this.#words;
  }

  elements(scope: ParentNode = this.#place.document): Element[] {
    return this.#find(scope);
  }

  element(): Element {
    const [element, ...otherElements] = this.elements();
    if (!element) throw new Error(`no element matches ${this.#words}`);
    if (otherElements.length > 0)
      throw new Error(`${otherElements.length + 1} elements match ${this.#words}`);
    return element;
  }

  filter({ has, hasText, visible }: Parameters<Locator['filter']>[0] = {}): HtmlLocator {
    if (has === undefined && hasText === undefined && visible === undefined) return this;
    const isMatch = (element: Element) =>
      (has === undefined || htmlLocator(has).elements(element).length > 0) &&
      (hasText === undefined || hasWords(fullText(element), hasText)) &&
      (visible === undefined || isVisible(element) === visible);
    return this.#narrow((all) => all.filter(isMatch), `with ${has ?? hasText ?? 'visibility'}`);
  }

  and(other: Locator): HtmlLocator {
    return this.#combine(other, 'and', (ownElements, otherElements) =>
      ownElements.filter((element) => otherElements.includes(element)),
    );
  }

  or(other: Locator): HtmlLocator {
    return this.#combine(other, 'or', (ownElements, otherElements) =>
      sortInDocumentOrder([...new Set([...ownElements, ...otherElements])]),
    );
  }

  first(): HtmlLocator {
    return this.nth(0);
  }

  last(): HtmlLocator {
    return this.#narrow((all) => all.slice(-1), 'the last');
  }

  nth(index: number): HtmlLocator {
    return this.#narrow((all) => all.slice(index, index + 1), `number ${index + 1}`);
  }

  async all(): Promise<HtmlLocator[]> {
    return this.elements().map((_, index) => this.nth(index));
  }

  async count(): Promise<number> {
    return this.elements().length;
  }

  async fill(text: string): Promise<void> {
    controls.fill(this.element(), text);
  }

  async pressSequentially(text: string): Promise<void> {
    controls.fill(this.element(), `${controls.fieldValue(this.element())}${text}`);
  }

  async selectOption(value: string): Promise<void> {
    controls.choose(this.element(), value);
  }

  async setInputFiles(files: UploadedFile[] | UploadedFile | string): Promise<void> {
    this.#place.attachFiles(this.element(), controls.filesOf(files));
  }

  async check(): Promise<void> {
    controls.setTicked(this.element(), true);
  }

  async uncheck(): Promise<void> {
    controls.setTicked(this.element(), false);
  }

  async click(): Promise<void> {
    await this.#place.activate(controls.requireUsable(this.element()));
  }

  async dblclick(): Promise<void> {
    throw new Error('a double click needs a browser: tag the scenario @browser');
  }

  async press(key: string): Promise<void> {
    if (key !== 'Enter') throw new Error(`the key ${key} needs a browser: tag the scenario @browser`);
    await this.#place.submitFrom(controls.requireUsable(this.element()));
  }

  async blur(): Promise<void> {
    this.element();
  }

  async textContent(): Promise<string | null> {
    return this.element().textContent;
  }

  async innerHTML(): Promise<string> {
    return this.element().innerHTML;
  }

  async allTextContents(): Promise<string[]> {
    return this.elements().map((element) => element.textContent ?? '');
  }

  async allInnerTexts(): Promise<string[]> {
    return this.elements().map(readText);
  }

  async getAttribute(name: string): Promise<string | null> {
    return this.element().getAttribute(name);
  }

  async inputValue(): Promise<string> {
    return controls.fieldValue(this.element());
  }

  async isChecked(): Promise<boolean> {
    return controls.isTicked(this.element());
  }

  async waitFor({ state = 'visible' }: { state?: 'attached' | 'visible' } = {}): Promise<void> {
    if (state === 'visible' && !isVisible(this.element())) throw new Error(`${this.#words} is not visible`);
  }

  async evaluate<T>(read: (element: Element) => T): Promise<T> {
    return read(this.element());
  }

  async evaluateAll<T>(read: (elements: Element[]) => T): Promise<T> {
    return read(this.elements());
  }

  protected override locateWithin(find: FindElements, words: string): HtmlLocator {
    const findInside = (scope: ParentNode) => {
      const [firstElement, ...otherElements] = this.#find(scope);
      if (firstElement === undefined) return [];
      return otherElements.length === 0
        ? find(firstElement)
        : sortInDocumentOrder([...new Set([firstElement, ...otherElements].flatMap(find))]);
    };
    return new HtmlLocator(this.#place, findInside, `${this.#words} > ${words}`);
  }

  #narrow(choose: (all: Element[]) => Element[], words: string): HtmlLocator {
    return new HtmlLocator(this.#place, (scope) => choose(this.#find(scope)), `${this.#words}, ${words}`);
  }

  #combine(
    other: Locator,
    word: string,
    combineElements: (ownElements: Element[], otherElements: Element[]) => Element[],
  ): HtmlLocator {
    const find: FindElements = (scope) =>
      combineElements(this.#find(scope), htmlLocator(other).elements(scope));
    return new HtmlLocator(this.#place, find, `${this.#words} ${word} ${other}`);
  }
}

function htmlLocator(locator: Locator): HtmlLocator {
  if (locator instanceof HtmlLocator) return locator;
  throw new Error(`${locator} belongs to a browser's page`);
}

function sortInDocumentOrder(elements: Element[]): Element[] {
  return elements.sort((a, b) => (a.compareDocumentPosition(b) & a.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}
