import { load } from 'cheerio';
import { STATUS_HEADER } from '~/build-version/build-header';

/** A form of a page. */
export interface Form {
  /** Path and query that it is sent to. */
  action: string;
  fields: Record<string, string>;
}

/** What came back for a request. */
export class Answer {
  /** Path and query that were asked. */
  readonly path: string;
  /** As the page's scripts take it, which read `STATUS_HEADER`. */
  readonly status: number;
  /** As browsers report it. */
  readonly statusLine: number;
  readonly headers: Headers;
  readonly body: string;

  private constructor(url: URL, { status, headers }: Response, body: string) {
    this.path = url.pathname + url.search;
    this.status = Number(headers.get(STATUS_HEADER) ?? status);
    this.statusLine = status;
    this.headers = headers;
    this.body = body;
  }

  static async of(url: URL, response: Response): Promise<Answer> {
    return new Answer(url, response, await response.text());
  }

  /** Where a redirect leads: path and query at the portal itself, the whole address elsewhere; null for none. */
  get location(): string | null {
    return this.headers.get('Location');
  }

  /** The cookies that are set, by their names. */
  get setCookies(): string[] {
    return this.headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
  }

  /** The page's elements, to search by selectors. */
  get page() {
    return load(this.body);
  }

  /** The words of what a selector finds, or of the page's main part, with single blanks. */
  words(selector = 'body'): string {
    const page = this.page;
    page('script, style, template, svg').remove();
    // Blocks stand apart though their texts follow each other.
    page('p, li, h1, h2, h3, dt, dd, label, div, span, a, button, td, th, legend').append(' ');
    return page(selector).text().replace(/\s+/g, ' ').trim();
  }

  /** The document's title. */
  get title(): string {
    return this.page('title').first().text();
  }

  /** The forms that change something, with what would be sent if nothing were typed. */
  get forms(): Form[] {
    const page = this.page;
    return page('form[method="post"]')
      .toArray()
      .map((form) => ({
        action: page(form).attr('action') || this.path,
        fields: Object.fromEntries(
          page(form)
            .serializeArray()
            .map(({ name, value }) => [name, value]),
        ),
      }));
  }

  /** Name and value of every field of a form as the page shows it, as they would be sent without typing. */
  fields(selector = 'main form'): Record<string, string> {
    const page = this.page;
    const pairs = page(selector)
      .first()
      .serializeArray()
      .map(({ name, value }) => [name, value]);
    return Object.fromEntries(pairs);
  }

  /**
   * The form that the page is about: sent to the page's own address, and with these fields among several.
   *
   * @throws Error when there is none
   */
  form(known: Readonly<Record<string, string>> = {}): Form {
    const wanted = Object.entries(known);
    const found = this.forms.filter(
      ({ action, fields }) => action === this.path && wanted.every(([name, value]) => fields[name] === value),
    );
    const form = found.at(-1);
    if (form === undefined)
      throw new Error(`${this.path} (${this.status}) has no form ${JSON.stringify(known)}`);
    return form;
  }

  get json(): unknown {
    return JSON.parse(this.body);
  }
}
