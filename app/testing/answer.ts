import { load } from 'cheerio';

/** What came back for a request. */
export class Answer {
  /** Path and query that were asked. */
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;

  private constructor(url: URL, { status, headers }: Response, body: string) {
    this.path = url.pathname + url.search;
    this.status = status;
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

  /** Name and value of every field of a form as the page shows it, as they would be sent without typing. */
  fields(selector = 'main form'): Record<string, string> {
    const page = this.page;
    const pairs = page(selector)
      .first()
      .serializeArray()
      .map(({ name, value }) => [name, value]);
    return Object.fromEntries(pairs);
  }

  get json(): unknown {
    return JSON.parse(this.body);
  }
}
