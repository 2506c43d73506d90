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
  const knownValues: KnownValues = {};
  const responses: StepResponse[] = [];
  const jar = createCookieJar();
  for (const { title, call: name, params, query, body, extractValues } of createMainJourney(email)) {
    const call: Call = CALLS[name];
    const pathParams = params?.(knownValues) ?? {};
    const path = call.path.replace(/:(\w+)/g, (_, part: string) =>
      encodeURIComponent(pathParams[part] ?? ''),
    );
    const url = `${base}${path}${query ? `?${new URLSearchParams(query)}` : ''}`;
    const failedTries: number[] = [];
    let response = await send(url, call.method, body?.(knownValues));
    while (response.status >= SERVER_FAULT && failedTries.length < MAX_REPEATS) {
      failedTries.push(response.status);
      response = await send(url, call.method, body?.(knownValues));
    }
    const { status, headers } = response;
    const location = status === 303 ? headers.get('location') : null;
    const resourceUrl = location === null ? null : resolveApiUrl(base, url, location);
    const redirectUrl = call.method === 'GET' ? findMovedUrl(base, url, response) : resourceUrl;
    const finalResponse = redirectUrl === null ? response : await get(redirectUrl);
    const fullBody = await fetchWholeList(call, url, parseText(finalResponse.text));
    responses.push({
      step: `${name}, ${title}`,
      call,
      status,
      body: withoutEmail(fullBody, email),
      ...(redirectUrl !== null && { redirect: new URL(redirectUrl).pathname }),
      ...(failedTries.length > 0 && response.status < SERVER_FAULT && { failedTries }),
    });
    const readResult = readResponseBody(call.response, fullBody);
    // Safe cast: `readResponseBody` has validated the shape.
    if (extractValues && finalResponse.status < 300 && readResult.ok)
      Object.assign(knownValues, extractValues(readResult.data as never));
  }
  return responses;

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
    for (const setCookie of response.headers.getSetCookie())
      await jar.setCookie(setCookie, url, { ignoreError: true });
    return { status: response.status, headers: response.headers, text: await response.text() };
  }

  async function get(url: string) {
    const response = await send(url, 'GET');
    const redirectUrl = findMovedUrl(base, url, response);
    return redirectUrl === null ? response : send(redirectUrl, 'GET');
  }

  async function fetchWholeList(call: Call, url: string, first: unknown): Promise<unknown> {
    const start = call.method === 'GET' ? readPage(call.response, first) : null;
    if (start === null || start.next === null) return first;
    const items = [...start.items];
    const visitedUrls = new Set([url]);
    for (let page = start, pageUrl = url; page.next !== null && visitedUrls.size < MAX_PAGES; ) {
      const address = findNextPageUrl(base, pageUrl, page.next);
      if (address === null || visitedUrls.has(address)) break;
      visitedUrls.add(address);
      pageUrl = address;
      const next = readPage(call.response, parseText((await get(address)).text));
      if (next === null) break;
      items.push(...next.items);
      page = next;
    }
    return start.withItems(items);
  }
}

function parseText(text: string): unknown {
  return text === '' ? undefined : (parseJson(text) ?? text);
}

function withoutEmail(body: unknown, email: string): unknown {
  return body === undefined
    ? undefined
    : JSON.parse(JSON.stringify(body).replaceAll(email, 'vergleich@example.com'));
}
