import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';

/** An answer as it came over the wire. */
export interface Answer {
  url: URL;
  status: number;
  body: string;
  headers: IncomingMessage['headers'];
}

/** Asks for an address as a browser would, without following where it leads. @param body of a form. */
export async function ask(
  url: URL,
  headers: Record<string, string>,
  body?: URLSearchParams,
): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const sent = send(
      url,
      {
        method: body ? 'POST' : 'GET',
        // Browsers know that `*.localhost` is this machine; Node asks a name server, which does not.
        ...(/(^|\.)localhost$/.test(url.hostname) && { hostname: '127.0.0.1' }),
        headers: {
          host: url.host,
          accept: 'text/html',
          ...headers,
          ...(body && { 'content-type': 'application/x-www-form-urlencoded', origin: url.origin }),
        },
      },
      resolve,
    );
    sent.once('error', reject).end(body?.toString());
  });
  return { url, status: answer.statusCode ?? 0, body: await text(answer), headers: answer.headers };
}
