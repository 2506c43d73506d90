import { randomBytes } from 'node:crypto';
import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { buffer } from 'node:stream/consumers';

export interface HttpResponse {
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
): Promise<HttpResponse> {
  const form = body && (await encodeBody(body));
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const clientRequest = send(
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
    clientRequest.once('error', reject).end(form?.bytes);
  });
  const bytes = await buffer(response);
  return { url, status: response.statusCode ?? 0, body: bytes.toString(), bytes, headers: response.headers };
}

async function encodeBody(body: URLSearchParams | FormData): Promise<{ type: string; bytes: Buffer }> {
  if (body instanceof FormData) return multipart(body);
  return { type: 'application/x-www-form-urlencoded', bytes: Buffer.from(body.toString()) };
}

/** Node omits the name of an empty file input; encoders from npm change the file's size. */
async function multipart(form: FormData): Promise<{ type: string; bytes: Buffer }> {
  const boundary = `----WebKitFormBoundary${randomBytes(12).toString('base64url')}`;
  const parts: Buffer[] = [];
  for (const [name, value] of form) {
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoteName(name)}"`;
    if (typeof value === 'string') parts.push(Buffer.from(`${head}\r\n\r\n${value}\r\n`));
    else {
      parts.push(
        Buffer.from(`${head}; filename="${quoteName(value.name)}"\r\nContent-Type: ${value.type}\r\n\r\n`),
      );
      parts.push(Buffer.from(await value.arrayBuffer()), Buffer.from('\r\n'));
    }
  }
  parts.push(Buffer.from(`--${boundary}--\r\n`));
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.concat(parts) };
}

const quoteName = (name: string): string =>
  name.replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/"/g, '%22');
