import { CALLS } from 'contracts/api';
import { describeApi } from 'contracts/openapi/openapi';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { describeControl } from './description';
import { openapiPage } from './openapi-page';
import { languageOf } from './page/page-view';

const POLICY =
  "default-src 'none'; font-src 'self'; img-src data:; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

const lendingApi = memoized(() => describeApi(Object.values(CALLS)));
const controlApi = memoized(describeControl);

function memoized<Made>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** SIM-14 */
export function openapiControl({ sandboxes }: Simulator): Hono {
  return new Hono()
    .get('/openapi.json', (c) => c.json(lendingApi()))
    .get('/control.json', (c) => c.json(controlApi()))
    .get('/openapi', (c) => {
      c.header('content-security-policy', POLICY);
      c.header('x-content-type-options', 'nosniff');
      const sandbox = sandboxes.peek(c.req.query('sandbox') ?? '') ?? null;
      return c.html(openapiPage(lendingApi(), { sandbox, language: languageOf(c) }, c.req.url));
    });
}
