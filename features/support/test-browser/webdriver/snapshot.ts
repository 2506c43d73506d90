import { JSDOM } from 'jsdom';
import type { WebDriver } from 'selenium-webdriver';
import { HtmlLocator, HtmlSearch, type PageInteraction } from '../html/locator';
import type { UploadedFile } from '../test-browser';

interface ElementStates {
  xml: string;
  hidden: number[];
  values: Record<number, string>;
  checked: number[];
}

export class Snapshot extends HtmlSearch implements PageInteraction {
  readonly document: Document;
  readonly #numbers: Map<Element, number>;

  private constructor({ xml, hidden, values, checked }: ElementStates) {
    super();
    const { document } = new JSDOM(xml, { contentType: 'application/xhtml+xml' }).window;
    const elements = [...document.querySelectorAll('*')];
    for (const index of hidden) elements[index]?.setAttribute('hidden', '');
    for (const element of elements) if ('checked' in element) element.checked = false;
    for (const index of checked) Object.assign(elements[index] ?? {}, { checked: true });
    for (const [index, value] of Object.entries(values))
      Object.assign(elements[Number(index)] ?? {}, { value });
    this.document = document;
    this.#numbers = new Map(elements.map((element, index) => [element, index]));
  }

  static async take(driver: WebDriver): Promise<Snapshot> {
    return new Snapshot(await driver.executeScript<ElementStates>(READ));
  }

  numberOf(element: Element): number {
    return this.#numbers.get(element) ?? -1;
  }

  async activate(): Promise<void> {
    throw new Error('a snapshot does not support actions');
  }

  submitFrom(): Promise<void> {
    return this.activate();
  }

  attachFiles(_input: Element, _files: readonly UploadedFile[]): void {
    throw new Error('a snapshot does not accept files');
  }

  protected override locateWithin(find: (scope: ParentNode) => Element[], words: string): HtmlLocator {
    return new HtmlLocator(this, find, words);
  }
}

const READ = `
  const elements = [...document.querySelectorAll('*')];
  window.__seen = elements;
  const numbers = (keep) => elements.flatMap((element, at) => (keep(element) ? [at] : []));
  const shown = (element) => element.checkVisibility({ visibilityProperty: true });
  const fields = elements.flatMap((element, at) =>
    /^(input|select|textarea)$/.test(element.localName) && element.type !== 'file' ? [[at, element.value]] : []);
  return {
    xml: new XMLSerializer().serializeToString(document),
    hidden: numbers((element) => element.closest('head') === null && !element.contains(document.body)
      && element.localName !== 'option' && element.closest('svg') === null && !shown(element)),
    values: Object.fromEntries(fields),
    checked: numbers((element) => element.checked === true),
  };`;

export const READ_ELEMENT_SCRIPT = 'return window.__seen[arguments[0]]';
