import { CALLS } from 'contracts/api';
import { describeApi } from 'contracts/openapi';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { describeControl } from './description';
import { openapiPage } from './openapi-page';
import { languageOf } from './page/page-view';

/** The page runs nothing, and loads nothing but its font and an empty icon. */
const POLICY =
  "default-src 'none'; font-src 'self'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Both are long, and the same in every world: each is made when it is first asked for. */
const lendingApi = once(() => describeApi(Object.values(CALLS)));
const controlApi = once(describeControl);

function once<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The lending API described by its own contract: for machines, and on a page to read (SIM-14). */
export function openapiControl({ sandboxes }: Simulator): Hono {
  return new Hono()
    .get('/openapi.json', (c) => c.json(lendingApi()))
    .get('/control.json', (c) => c.json(controlApi()))
    .get('/openapi', (c) => {
      c.header('content-security-policy', POLICY);
      // It tells of the calls alone: a world is named only to lead back to it.
      const sandbox = sandboxes.peek(c.req.query('sandbox') ?? '') ?? null;
      return c.html(openapiPage(lendingApi(), { sandbox, language: languageOf(c) }, c.req.url));
    });
}
