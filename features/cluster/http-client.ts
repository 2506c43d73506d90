import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { parseHtml, submittedFieldsOf } from '../../scripts/html-document';
import { recordPrivateValue } from '../support/private-values';

const TIMEOUT_MS = 15_000;
const MAX_REDIRECTS = 6;

export interface LoadedPage {
  path: string;
  status: number;
  html: string;
}

export interface FormSubmission {
  path: string;
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
    return this.#follow({ method: 'GET', path, headers: {}, timeoutMs });
  }

  send({ path, headers, body }: FormSubmission, durationMs = 0): Promise<LoadedPage> {
    return this.#follow({
      method: 'POST',
      path,
      headers,
      body,
      bodyDurationMs: durationMs,
      timeoutMs: TIMEOUT_MS + durationMs,
    });
  }

  async #follow(first: HttpRequest): Promise<LoadedPage> {
    let nextRequest = first;
    let html = '';
    for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
      const response = await this.#sendRequest(nextRequest).catch(() => null);
      if (response === null) return { path: nextRequest.path, status: 0, html };
      html = await text(response).catch(() => '');
      const { location } = response.headers;
      if (location === undefined) return { path: nextRequest.path, status: response.statusCode ?? 0, html };
      const { pathname, search } = new URL(location, this.address + nextRequest.path);
      nextRequest = { method: 'GET', path: pathname + search, headers: {}, timeoutMs: first.timeoutMs };
    }
    throw new Error(`${first.path} redirects too often, last to ${nextRequest.path}`);
  }

  #sendRequest({
    method,
    path,
    headers,
    body,
    bodyDurationMs = 0,
    timeoutMs,
  }: HttpRequest): Promise<IncomingMessage> {
    return new Promise((resolve, reject) => {
      const clientRequest = request(
        this.address + path,
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
      clientRequest.once('error', reject);
      if (body && bodyDurationMs > 0) sendSlowly(clientRequest, body, bodyDurationMs);
      else clientRequest.end(body);
    });
  }
}

interface HttpRequest {
  method: 'GET' | 'POST';
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
  bodyDurationMs?: number;
  timeoutMs: number;
}

const BODY_PIECE_COUNT = 20;

function sendSlowly(clientRequest: ClientRequest, body: Buffer, durationMs: number): void {
  const size = Math.ceil(body.byteLength / BODY_PIECE_COUNT);
  let offset = 0;
  const next = setInterval(() => {
    clientRequest.write(body.subarray(offset, offset + size));
    offset += size;
    if (offset < body.byteLength) return;
    clearInterval(next);
    clientRequest.end();
  }, durationMs / BODY_PIECE_COUNT);
  clientRequest.once('error', () => clearInterval(next));
}

export function fillForm(
  page: LoadedPage,
  form: string,
  values: Readonly<Record<string, string>>,
  file?: File,
): FormSubmission | null {
  const formElement = documentOf(page).querySelector<HTMLFormElement>(form);
  if (formElement === null) return null;
  const members = submittedFieldsOf(formElement);
  for (const [name, value] of Object.entries(values)) {
    members.set(name, value);
    recordPrivateValue(value);
  }
  if (file) recordPrivateValue(file.name);
  const action = formElement.getAttribute('action') ?? page.path;
  if (file === undefined) {
    const body = Buffer.from(new URLSearchParams([...members]).toString());
    return { path: action, body, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
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
  return { path: action, body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
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

const documentOf = ({ html, path }: LoadedPage): Document => parseHtml(html, `http://localhost${path}`);
