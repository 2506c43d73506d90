import { ask } from './http';

/** A page as it came over the wire. */
export interface PlainPage {
  /** Where redirects led. */
  url: URL;
  status: number;
  html: string;
}

const REDIRECTS = 5;

/** Somebody with cookies and no browser, for looks at many pages. Stays on one host once there. */
export class PlainVisitor {
  readonly #cookies = new Map<string, string>();

  /** Goes to an address and follows where it leads. @throws Error when it leads on for ever. */
  async open(address: string | URL): Promise<PlainPage> {
    let url = new URL(address);
    for (let hops = 0; hops <= REDIRECTS; hops += 1) {
      const cookie = [...this.#cookies].map((pair) => pair.join('=')).join('; ');
      const { status, body, headers } = await ask(url, { cookie });
      for (const set of headers['set-cookie'] ?? []) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
        this.#cookies.set(name, value);
      }
      if (headers.location === undefined) return { url, status, html: body };
      url = new URL(headers.location, url);
    }
    throw new Error(`${address} leads on and on, at last to ${url}`);
  }
}
