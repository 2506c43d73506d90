import { STATUS_HEADER } from '~/build-version/build-header';
import { parseHtml, submittedFieldsOf } from '../../scripts/html-document';

export interface ParsedForm {
  action: string;
  fields: Record<string, string>;
}

export class PageResponse {
  readonly #url: URL;
  #document: Document | undefined;
  readonly path: string;
  readonly status: number;
  readonly statusLine: number;
  readonly headers: Headers;
  readonly body: string;

  private constructor(url: URL, { status, headers }: Response, body: string) {
    this.#url = url;
    this.path = url.pathname + url.search;
    this.status = Number(headers.get(STATUS_HEADER) ?? status);
    this.statusLine = status;
    this.headers = headers;
    this.body = body;
  }

  static async of(url: URL, response: Response): Promise<PageResponse> {
    return new PageResponse(url, response, await response.text());
  }

  get location(): string | null {
    return this.headers.get('Location');
  }

  get setCookies(): string[] {
    return this.headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
  }

  get document(): Document {
    this.#document ??= parseHtml(this.body, this.#url.href);
    return this.#document;
  }

  count(selector: string): number {
    return this.document.querySelectorAll(selector).length;
  }

  attribute(selector: string, name: string): string | null | undefined {
    return this.document.querySelector(selector)?.getAttribute(name);
  }

  value(selector: string): string | undefined {
    return this.document.querySelector<HTMLInputElement>(selector)?.value;
  }

  words(selector = 'body'): string {
    return wordsOf(this.document.querySelectorAll(selector));
  }

  readRow(term: string): string {
    const rows = [...this.document.querySelectorAll('main dl > div')];
    return wordsOf(rows.filter((row) => [...row.querySelectorAll('dt')].some((dt) => hasText(dt, term))));
  }

  links(text: string, containerSelector = 'main'): HTMLAnchorElement[] {
    const links = this.document.querySelectorAll<HTMLAnchorElement>(`${containerSelector} a`);
    return [...links].filter((link) => hasText(link, text));
  }

  get tabs(): (string | null)[] {
    const navigation = [...this.document.querySelectorAll('main nav')].at(-1);
    return [...(navigation?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
  }

  get title(): string {
    return this.document.title;
  }

  get forms(): ParsedForm[] {
    const forms = this.document.querySelectorAll<HTMLFormElement>('form[method="post"]');
    return [...forms].map((form) => ({
      action: form.getAttribute('action') || this.path,
      fields: Object.fromEntries(submittedFieldsOf(form)),
    }));
  }

  fields(selector = 'main form'): Record<string, string> {
    const form = this.document.querySelector<HTMLFormElement>(selector);
    return form === null ? {} : Object.fromEntries(submittedFieldsOf(form));
  }

  /** @throws Error if no form posts to the page's own address */
  form(knownFields: Readonly<Record<string, string>> = {}): ParsedForm {
    const requiredFields = Object.entries(knownFields);
    const matchingForms = this.forms.filter(
      ({ action, fields }) =>
        action === this.path && requiredFields.every(([name, value]) => fields[name] === value),
    );
    const form = matchingForms.at(-1);
    if (form === undefined)
      throw new Error(`${this.path} (${this.status}) has no form ${JSON.stringify(knownFields)}`);
    return form;
  }

  get json(): unknown {
    return JSON.parse(this.body);
  }
}

const hasText = (element: Element, text: string): boolean => element.textContent.includes(text);

const wordsOf = (elements: Iterable<Element>): string =>
  [...elements].map(spacedText).join('').replace(/\s+/g, ' ').trim();

const ELEMENTS_WITHOUT_TEXT = new Set(['script', 'style', 'template', 'svg']);

const ELEMENTS_WITH_SPACE_AFTER = new Set(
  'a button dd div dt h1 h2 h3 label legend li p span td th'.split(' '),
);

function spacedText(element: Element): string {
  if (ELEMENTS_WITHOUT_TEXT.has(element.localName)) return '';
  let text = '';
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isElement(child)) text += spacedText(child);
    else if (child.nodeType === child.TEXT_NODE) text += child.nodeValue;
  }
  return ELEMENTS_WITH_SPACE_AFTER.has(element.localName) ? `${text} ` : text;
}

const isElement = (node: Node): node is Element => node.nodeType === node.ELEMENT_NODE;
