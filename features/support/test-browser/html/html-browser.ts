import { notePrivate } from '../../private-values';
import type { Visitor } from '../test-browser';
import { Client } from './client';
import { PlainPage } from './page';

export class PlainVisitor implements Visitor {
  readonly noise: readonly string[] = [];
  readonly #client: Client;
  readonly #headers: () => Promise<Record<string, string>>;
  #page: PlainPage | null = null;

  constructor(locale: string, headers: () => Promise<Record<string, string>>) {
    this.#client = new Client(locale);
    this.#headers = headers;
  }

  async page(): Promise<PlainPage> {
    if (this.#page === null) await this.carry(await this.#headers());
    this.#page ??= new PlainPage(this.#client);
    return this.#page;
  }

  get openPage(): PlainPage | null {
    return this.#page;
  }

  async settled(): Promise<void> {}

  async arrived(): Promise<void> {}

  async carry(headers: Record<string, string>): Promise<void> {
    this.#client.carry(headers);
  }

  cookieHeader(url: URL): Promise<string> {
    return this.#client.cookieHeader(url);
  }

  keepCookies(url: URL, setCookies: readonly string[]): Promise<void> {
    return this.#client.keepCookies(url, setCookies);
  }

  async forgetCookies(forgotten?: string): Promise<void> {
    await this.#client.forgetCookies(({ name }) => forgotten !== undefined && name !== forgotten);
  }

  async restart(): Promise<void> {
    this.#page = null;
    await this.#client.forgetCookies(({ ends }) => ends);
  }

  forgiveNoise(): void {}

  async picture(): Promise<{ data: Buffer; mediaType: string } | null> {
    return this.#page && { data: Buffer.from(await this.#page.content()), mediaType: 'text/html' };
  }

  async close(): Promise<void> {
    for (const value of await this.#client.cookieValues()) notePrivate(value);
  }
}
