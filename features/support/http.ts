import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { multipart } from './multipart';

export interface Answer {
  url: URL;
  status: number;
  body: string;
  bytes: Buffer;
  headers: IncomingMessage['headers'];
}

export async function sendRequest(
  url: URL,
  headers: Record<string, string>,
  body?: URLSearchParams | FormData,
): Promise<Answer> {
  const form = body && (await encoded(body));
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(
      url,
      {
        method: form ? 'POST' : 'GET',
        ...(/(^|\.)localhost$/.test(url.hostname) && { hostname: '127.0.0.1' }),
        headers: {
          host: url.host,
          accept: 'text/html',
          ...(form && { 'content-type': form.type, origin: url.origin }),
          ...(form && { 'content-length': String(form.bytes.length) }),
          ...headers,
        },
      },
      resolve,
    );
    sent.once('error', reject).end(form?.bytes);
  });
  const bytes = await buffer(answer);
  return { url, status: answer.statusCode ?? 0, body: bytes.toString(), bytes, headers: answer.headers };
}

async function encoded(body: URLSearchParams | FormData): Promise<{ type: string; bytes: Buffer }> {
  if (body instanceof FormData) return multipart(body);
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(body.toString()) };
}
