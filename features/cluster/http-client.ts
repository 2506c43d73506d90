import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseHtml, submittedFieldsOf } from '../../scripts/html-document';
import { recordPrivateValue } from '../support/private-values';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 6;

export interface LoadedPage {
  at: string;
  status: number;
  html: string;
}

export interface FormSubmission {
  to: string;
  headers: Record<string, string>;
  body: Buffer;
}

interface File {
  field: string;
  name: string;
  bytes: Buffer;
}

export class HttpClient {
  readonly #cookies = new Map<string, string>();

  constructor(
    private readonly address: string,
    private readonly sandbox: string,
  ) {}

  open(path: string, timeoutMs = TIMEOUT_MS): Promise<LoadedPage> {
    return this.#follow({ method: 'GET', to: path, headers: {}, timeoutMs });
  }

  send({ to, headers, body }: FormSubmission, durationMs = 0): Promise<LoadedPage> {
    return this.#follow({
      method: 'POST',
      to,
      headers,
      body,
      bodyDurationMs: durationMs,
      timeoutMs: TIMEOUT_MS + durationMs,
    });
  }

  async #follow(first: HttpRequest): Promise<LoadedPage> {
    let asked = first;
    let html = '';
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const response = await this.#ask(asked).catch(() => null);
      if (response === null) return { at: asked.to, status: 0, html };
      html = await text(response).catch(() => '');
      const { location } = response.headers;
      if (location === undefined) return { at: asked.to, status: response.statusCode ?? 0, html };
      const { pathname, search } = new URL(location, this.address + asked.to);
      asked = { method: 'GET', to: pathname + search, headers: {}, timeoutMs: first.timeoutMs };
    }
    throw new Error(`${first.to} redirects too often, last to ${asked.to}`);
  }

  #ask({ method, to, headers, body, bodyDurationMs = 0, timeoutMs }: HttpRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const sent = request(
        this.address + to,
        {
          method,
          agent: false,
          signal: AbortSignal.timeout(timeoutMs),
          headers: {
            accept: 'text/html',
            'x-sandbox': this.sandbox,
            cookie: [...this.#cookies].map((pair) => pair.join('=')).join('; '),
            ...(body && { 'content-length': body.byteLength, origin: this.address }),
            ...headers,
          },
        },
        (response) => {
          for (const cookie of response.headers['set-cookie'] ?? []) {
            const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
            this.#cookies.set(name, value);
            recordPrivateValue(value);
          }
          resolve(response);
        },
      );
      sent.once('error', reject);
      if (body && bodyDurationMs > 0) sendSlowly(sent, body, bodyDurationMs);
      else sent.end(body);
    });
  }
}

interface HttpRequest {
  method: 'GET' | 'POST';
  to: string;
  headers: Record<string, string>;
  body?: Buffer;
  bodyDurationMs?: number;
  timeoutMs: number;
}

const BODY_PIECES = 20;

function sendSlowly(sent: ClientRequest, body: Buffer, durationMs: number): void {
  const size = Math.ceil(body.byteLength / BODY_PIECES);
  let at = 0;
  const next = setInterval(() => {
    sent.write(body.subarray(at, at + size));
    at += size;
    if (at < body.byteLength) return;
    clearInterval(next);
    sent.end();
  }, durationMs / BODY_PIECES);
  sent.once('error', () => clearInterval(next));
}

export function fillForm(
  page: LoadedPage,
  form: string,
  values: Readonly<Record<string, string>>,
  file?: File,
): FormSubmission | null {
  const found = documentOf(page).querySelector<HTMLFormElement>(form);
  if (found === null) return null;
  const members = submittedFieldsOf(found);
  for (const [name, value] of Object.entries(values)) {
    members.set(name, value);
    recordPrivateValue(value);
  }
  if (file) recordPrivateValue(file.name);
  const to = found.getAttribute('action') ?? page.at;
  if (file === undefined) {
    const body = Buffer.from(new URLSearchParams([...members]).toString());
    return { to, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  }
  const boundary = 'boundary-of-the-parts';
  const part = (header: string) => `--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n`;
  const body = Buffer.concat([
    Buffer.from([...members].map(([name, value]) => `${part(`name="${name}"`)}\r\n${value}\r\n`).join('')),
    Buffer.from(
      `${part(`name="${file.field}"; filename="${file.name}"`)}Content-Type: application/pdf\r\n\r\n`,
    ),
    file.bytes,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  return { to, body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export function errorTextOf(page: LoadedPage): string {
  const document = documentOf(page);
  const text =
    document.querySelector('[role=alert]:not(:empty), [data-part=errors]')?.textContent ||
    document.querySelector('main h1')?.textContent ||
    document.querySelector('h1')?.textContent ||
    document.body.textContent;
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 80);
}

const documentOf = ({ html, at }: LoadedPage): Document => parseHtml(html, `http://localhost${at}`);
