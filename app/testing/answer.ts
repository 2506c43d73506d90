import { load } from 'cheerio';
import { STATUS_HEADER } from '~/build-version/build-header';

export interface Form {
  action: string;
  fields: Record<string, string>;
}

export class Answer {
  readonly path: string;
  /** Status for the page's scripts, which read `STATUS_HEADER`. */
  readonly status: number;
  /** HTTP status as browsers log it. */
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

  /** Path and query for the portal's own addresses, else the whole address. */
  get location(): string | null {
    return this.headers.get('Location');
  }

  get setCookies(): string[] {
    return this.headers.getSetCookie().map((cookie) => cookie.split('=')[0] ?? '');
  }

  get page() {
    return load(this.body);
  }

  words(selector = 'body'): string {
    const page = this.page;
    page('script, style, template, svg').remove();
    // Separates the texts of neighbouring blocks.
    page('p, li, h1, h2, h3, dt, dd, label, div, span, a, button, td, th, legend').append(' ');
    return page(selector).text().replace(/\s+/g, ' ').trim();
  }

  get title(): string {
    return this.page('title').first().text();
  }

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

  fields(selector = 'main form'): Record<string, string> {
    const page = this.page;
    const pairs = page(selector)
      .first()
      .serializeArray()
      .map(({ name, value }) => [name, value]);
    return Object.fromEntries(pairs);
  }

  /**
   * Returns the form that posts to the page's own address and has the given fields.
   * @throws Error if there is none
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
