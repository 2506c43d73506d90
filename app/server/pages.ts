import { createRequestHandler } from '@remix-run/express';
import type { AppLoadContext, ServerBuild } from '@remix-run/node';
import type { RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { clientOf } from '~/request/client-network';
import { visitHeaders } from '~/request/visit.server';

/** Answers pages and all other routes, each HTTP request with one visit for its loaders and actions. @param build the routes, or how to get them now */
export function pages(build: ServerBuild | (() => Promise<ServerBuild>), mode: string): RequestHandler {
  return createRequestHandler({
    build,
    mode,
    getLoadContext(request, answer) {
      const context: AppLoadContext = { clientAddress: clientOf(request.ip, request.socket.remoteAddress) };
      onHeaders(answer, () => addHeaders(answer, visitHeaders(context)));
      return context;
    },
  });
}

/** Adds what the answer does not have yet. */
function addHeaders(answer: Response, headers: Headers): void {
  for (const [name, value] of headers) {
    const present = [answer.getHeader(name) ?? []].flat();
    if (name === 'set-cookie' ? !present.includes(value) : present.length === 0) answer.append(name, value);
  }
}
