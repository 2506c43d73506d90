import { randomUUID } from 'node:crypto';
import { CALLS } from 'contracts/api';
import type { Call } from 'contracts/api/call';
import { findMovedUrl, findNextPageUrl, parseJson, resolveApiUrl } from '~/api/http-response.server';
import { readPage, readResponseBody } from '~/api/read-response';
import { createCookieJar } from '../cookie-jar';
import { createMainJourney, type KnownValues } from './journey';

export interface StepResponse {
  step: string;
  call: Call;
  status: number;
  body: unknown;
  redirect?: string;
  failedTries?: readonly number[];
}

const TIMEOUT_MS = 30_000;
const SERVER_FAULT = 500;
const MAX_REPEATS = 2;
const MAX_PAGES = 50;

/**
 * Follows cookies, pages of lists and one redirect. The output omits the customer's random e-mail address.
 * @throws Error if the API is unreachable
 */
export async function runJourney(api: string): Promise<StepResponse[]> {
  const base = api.replace(/\/+$/, '');
  const email = `vergleich-${randomUUID()}@example.com`;
  const known: KnownValues = {};
  const answers: StepResponse[] = [];
  const jar = createCookieJar();
  for (const { title, call: name, params, query, body, keep } of createMainJourney(email)) {
    const call: Call = CALLS[name];
    const given = params?.(known) ?? {};
    const path = call.path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(given[part] ?? ''));
    const url = `${base}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const failedTries: number[] = [];
    let response = await send(url, call.method, body?.(known));
    while (response.status >= SERVER_FAULT && failedTries.length < MAX_REPEATS) {
      failedTries.push(response.status);
      response = await send(url, call.method, body?.(known));
    }
    const { status, headers } = response;
    const location = status === 303 ? headers.get('location') : null;
    const resourceUrl = location === null ? null : resolveApiUrl(base, url, location);
    const followed = call.method === 'GET' ? findMovedUrl(base, url, response) : resourceUrl;
    const found = followed === null ? response : await get(followed);
    const read = await wholeList(call, url, parsed(found.text));
    answers.push({
      step: `${name}, ${title}`,
      call,
      status,
      body: withoutAddress(read, email),
      ...(followed !== null && { redirect: new URL(followed).pathname }),
      ...(failedTries.length > 0 && response.status < SERVER_FAULT && { failedTries }),
    });
    const reading = readResponseBody(call.response, read);
    // Safe cast: `readResponseBody` has validated the shape.
    if (keep && found.status < 300 && reading.ok) Object.assign(known, keep(reading.data as never));
  }
  return answers;

  async function send(url: string, method: string, body?: unknown) {
    const cookie = await jar.getCookieString(url);
    const response = await fetch(url, {
      method,
      headers: {
        ...(cookie && { cookie }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      redirect: 'manual',
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch((error: Error) => {
      throw new Error(`${api} cannot be reached at ${method} ${new URL(url).pathname}: ${error.message}`);
    });
    for (const each of response.headers.getSetCookie()) await jar.setCookie(each, url, { ignoreError: true });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function get(url: string) {
    const response = await send(url, 'GET');
    const moved = findMovedUrl(base, url, response);
    return moved === null ? response : send(moved, 'GET');
  }

  async function wholeList(call: Call, url: string, first: unknown): Promise<unknown> {
    const start = call.method === 'GET' ? readPage(call.response, first) : null;
    if (start === null || start.next === null) return first;
    const items = [...start.items];
    const seen = new Set([url]);
    for (let page = start, at = url; page.next !== null && seen.size < MAX_PAGES; ) {
      const address = findNextPageUrl(base, at, page.next);
      if (address === null || seen.has(address)) break;
      seen.add(address);
      at = address;
      const next = readPage(call.response, parsed((await get(address)).text));
      if (next === null) break;
      items.push(...next.items);
      page = next;
    }
    return start.withItems(items);
  }
}

function parsed(text: string): unknown {
  return text === '' ? undefined : (parseJson(text) ?? text);
}

function withoutAddress(body: unknown, email: string): unknown {
  return body === undefined
    ? undefined
    : JSON.parse(JSON.stringify(body).replaceAll(email, 'vergleich@example.com'));
}
