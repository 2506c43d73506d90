import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';

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
      const answer = await this.#get(url);
      const html = await text(answer);
      const { location } = answer.headers;
      if (location === undefined) return { url, status: answer.statusCode ?? 0, html };
      url = new URL(location, url);
    }
    throw new Error(`${address} leads on and on, at last to ${url}`);
  }

  #get(url: URL): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          // Browsers know that `*.localhost` is this machine; Node asks a name server, which does not.
          ...(/(^|\.)localhost$/.test(url.hostname) && { hostname: '127.0.0.1' }),
          headers: {
            host: url.host,
            accept: 'text/html',
            cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
          },
        },
        (answer) => {
          for (const cookie of answer.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
            this.#cookies.set(name, value);
          }
          resolve(answer);
        },
      );
      sent.once('error', reject).end();
    });
  }
}
