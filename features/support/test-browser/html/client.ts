import { CookieJar } from 'jsdom';
import { USER_AGENT } from '../../engines';
import { type HttpResponse, sendRequest } from '../../http';
import { recordPrivateValue } from '../../private-values';

export interface PageRequest {
  url: URL;
  body: URLSearchParams | FormData | null;
  referrer: URL | null;
}

const MAX_REDIRECTS = 20;
const METHOD_KEEPING_STATUSES = new Set([307, 308]);

export class Client {
  #jar = createEmptyJar();
  #headers: Record<string, string> = {};
  readonly #locale: string;

  constructor(locale = 'de-DE') {
    this.#locale = locale;
  }

  setHeaders(headers: Record<string, string>): void {
    this.#headers = headers;
  }

  async send({ url, body, referrer }: PageRequest): Promise<HttpResponse> {
    let next = url;
    let requestBody = body;
    let isForeign = referrer !== null && referrer.origin !== url.origin;
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const response = await this.#sendRequest(next, requestBody, referrer, isForeign);
      if (response.headers.location === undefined || response.status < 300 || response.status > 399)
        return response;
      if (!METHOD_KEEPING_STATUSES.has(response.status)) requestBody = null;
      const target = new URL(response.headers.location, next);
      target.hash ||= next.hash;
      isForeign ||= target.origin !== next.origin && referrer !== null;
      next = target;
    }
    throw new Error(`${url} redirects too often, last to ${next}`);
  }

  cookieHeader(url: URL): Promise<string> {
    return this.#jar.getCookieString(url.href);
  }

  async keepCookies(url: URL, setCookies: readonly string[]): Promise<void> {
    for (const cookie of setCookies) await this.#jar.setCookie(cookie, url.href, { ignoreError: true });
  }

  async cookieValues(): Promise<string[]> {
    return (await this.#jar.serialize()).cookies.map(({ value }) => String(value ?? ''));
  }

  async forgetCookies(shouldKeep: (cookie: { name: string; hasExpiry: boolean }) => boolean): Promise<void> {
    const jar = await this.#jar.serialize();
    const cookies = jar.cookies.filter(({ key, expires, maxAge }) =>
      shouldKeep({ name: String(key), hasExpiry: (expires ?? maxAge ?? null) !== null }),
    );
    this.#jar = await CookieJar.deserialize({ ...jar, cookies });
  }

  async #sendRequest(
    url: URL,
    body: PageRequest['body'],
    referrer: URL | null,
    isForeign: boolean,
  ): Promise<HttpResponse> {
    const sameSiteContext = isForeign ? (body ? 'none' : 'lax') : 'strict';
    const cookie = await this.#jar.getCookieString(url.href, { sameSiteContext });
    const site = isForeign ? 'cross-site' : 'same-origin';
    if (body instanceof URLSearchParams) for (const value of body.values()) recordPrivateValue(value);
    const response = await sendRequest(
      url,
      {
        'user-agent': USER_AGENT,
        'accept-language': this.#locale,
        'sec-fetch-dest': 'document',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-site': referrer === null ? 'none' : site,
        ...(referrer && body && { origin: referrer.origin }),
        // The portal's referrer policy excludes other origins.
        ...(referrer?.origin === url.origin && { referer: referrer.href.replace(/#.*/, '') }),
        ...(cookie && { cookie }),
        ...this.#headers,
      },
      body ?? undefined,
    );
    await this.keepCookies(url, response.headers['set-cookie'] ?? []);
    return response;
  }
}

const createEmptyJar = (): CookieJar =>
  new CookieJar(undefined, { rejectPublicSuffixes: false, looseMode: true });
