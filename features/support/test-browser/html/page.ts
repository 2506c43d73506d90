import { parseHtml, requireWindow } from '../../../../scripts/html-document';
import type { HttpResponse as HttpAnswer } from '../../http';
import type { DocumentHead, Page, UploadedFile } from '../test-browser';
import type { Client, PageRequest } from './client';
import { describeElement } from './controls';
import { defaultButton, isSubmitter, type Submitter, submissionOf } from './forms';
import { HtmlLocator, HtmlSearch, type PageInteraction } from './locator';

const SHOWN = /^text\/(html|plain)\b/;

export class HtmlPage extends HtmlSearch implements Page, PageInteraction {
  readonly #client: Client;
  #url = 'about:blank';
  #document = parseHtml('', this.#url);
  #source: string | null = null;
  #selectedFiles = new Map<Element, readonly UploadedFile[]>();
  readonly #history: PageRequest[] = [];

  constructor(client: Client) {
    super();
    this.#client = client;
  }

  get document(): Document {
    return this.#document;
  }

  get source(): string | null {
    return this.#source;
  }

  url(): string {
    return this.#url;
  }

  async title(): Promise<string> {
    return this.document.title;
  }

  async content(): Promise<string> {
    const { doctype, documentElement } = this.document;
    return `${doctype ? `<!DOCTYPE ${doctype.name}>` : ''}${documentElement.outerHTML}`;
  }

  goto(address: string): Promise<DocumentHead | null> {
    return this.#go({ url: new URL(address), body: null, referrer: null });
  }

  async reload(): Promise<DocumentHead | null> {
    const lastRequest = this.#history.pop();
    return lastRequest ? this.#go(lastRequest) : null;
  }

  async goBack(): Promise<DocumentHead | null> {
    this.#history.pop();
    return this.reload();
  }

  attachFiles(input: Element, files: readonly UploadedFile[]): void {
    if (!input.matches('input[type=file]:not(:disabled)'))
      throw new Error(`${describeElement(input)} takes no file`);
    if (files.length > 1 && !input.hasAttribute('multiple'))
      throw new Error(`${describeElement(input)} takes one file`);
    this.#selectedFiles.set(input, files);
  }

  async activate(element: Element): Promise<void> {
    const target = element.closest('a[href], button, input, summary, label');
    if (target === null) return;
    if (isLink(target)) return this.#follow(target);
    if (isSubmitter(target)) return this.#send(target.form, target);
    if (target.localName === 'summary') return unfold(target);
    if (isHtmlElement(target)) target.click();
  }

  async submitFrom(field: Element): Promise<void> {
    if (isLink(field) || isSubmitter(field)) return this.activate(field);
    const form = field.closest('form') ?? ('form' in field ? field.form : null);
    if (!(form instanceof requireWindow(field).HTMLFormElement)) return;
    const button = defaultButton(form);
    if (!button?.disabled) await this.#send(form, button);
  }

  protected override locateWithin(find: (scope: ParentNode) => Element[], words: string): HtmlLocator {
    return new HtmlLocator(this, find, words);
  }

  async #follow(link: HTMLAnchorElement): Promise<void> {
    const url = new URL(link.href);
    const isNavigation =
      /^https?:$/.test(url.protocol) && link.target !== '_blank' && !link.hasAttribute('download');
    if (isNavigation) await this.#go({ url, body: null, referrer: new URL(this.url()) });
  }

  async #send(form: HTMLFormElement | null, button: Submitter | undefined): Promise<void> {
    const submission = form && submissionOf(this.url(), form, button, this.#selectedFiles);
    if (submission) await this.#go({ ...submission, referrer: new URL(this.url()) });
  }

  async #go(request: PageRequest): Promise<DocumentHead | null> {
    const currentUrl = new URL(this.url());
    if (
      request.referrer &&
      request.body === null &&
      request.url.hash &&
      withoutHash(request.url) === withoutHash(currentUrl)
    ) {
      this.#url = request.url.href;
      return null;
    }
    const response = await this.#client.send(request);
    if (SHOWN.test(response.headers['content-type'] ?? '') && !isFile(response))
      this.#show(response, request);
    const next = this.#refreshed();
    if (next === null) return headOf(response);
    this.#history.pop();
    return this.#go({ url: next, body: null, referrer: response.url });
  }

  #refreshed(): URL | null {
    const meta = [...this.document.getElementsByTagName('meta')].find(
      (metaElement) => metaElement.httpEquiv.toLowerCase() === 'refresh',
    );
    const content = meta?.getAttribute('content');
    const [, address] = /^\s*0\s*;\s*url=(.+)$/i.exec(content ?? '') ?? [];
    return address === undefined ? null : new URL(address, this.document.baseURI);
  }

  #show(response: HttpAnswer, request: PageRequest): void {
    const isHtml = response.headers['content-type']?.startsWith('text/html');
    this.#history.push(
      request.body && response.url.href === request.url.href
        ? request
        : { ...request, url: response.url, body: null },
    );
    this.#selectedFiles = new Map();
    this.#url = response.url.href;
    this.#source = isHtml ? response.body : null;
    this.#document = parseHtml(this.#source ?? '', this.#url);
    if (!isHtml) this.document.body.append(response.body);
  }
}

const isFile = ({ headers, status }: HttpAnswer): boolean =>
  status === 204 || /^attachment\b/.test(headers['content-disposition'] ?? '');

const withoutHash = (url: URL): string => url.href.replace(/#.*/, '');

const isHtmlElement = (element: Element): element is HTMLElement =>
  element instanceof requireWindow(element).HTMLElement;

const isLink = (element: Element): element is HTMLAnchorElement => element.matches('a[href]');

function unfold(summary: Element): void {
  const details = summary.parentElement;
  if (details?.localName !== 'details') return;
  const name = details.getAttribute('name');
  if (name && !details.hasAttribute('open')) {
    for (const otherDetails of details.ownerDocument.querySelectorAll(`details[open][name="${name}"]`)) {
      otherDetails.removeAttribute('open');
    }
  }
  details.toggleAttribute('open');
}

function headOf({ status, headers }: HttpAnswer): DocumentHead {
  const headerEntries = Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]);
  return { status: () => status, headers: () => Object.fromEntries(headerEntries) };
}
