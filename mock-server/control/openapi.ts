import { CALLS } from 'contracts/api';
import { describeApi } from 'contracts/openapi/openapi';
import { Hono } from 'hono';
import type { Simulator } from '../api/exchange';
import { describeControl } from './description';
import { createOpenapiData } from './openapi-data';
import { pageLanguageOf } from './page/page-view';
import { createPageResponse } from './page-shell/page-response';

const POLICY =
  "default-src 'none'; font-src 'self'; img-src data:; style-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const lendingApi = memoize(() => describeApi(Object.values(CALLS)));
const lendingApiData = memoize(() => createOpenapiData(lendingApi()));
const controlApi = memoize(describeControl);

function memoize<Made>(make: () => Made): () => Made {
  let value: Made | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

export function createOpenapiControl({ sandboxes }: Simulator): Hono {
  return new Hono()
    .get('/openapi.json', (c) => c.json(lendingApi()))
    .get('/control.json', (c) => c.json(controlApi()))
    .get('/openapi', (c) => {
      const sandbox = sandboxes.peek(c.req.query('sandbox') ?? '') ?? null;
      return createPageResponse(
        c,
        { sandbox, language: pageLanguageOf(c) },
        {
          page: 'openapi',
          data: lendingApiData(),
          navigationItem: 'start',
          title: lendingApiData().title,
          address: c.req.url,
          headers: { 'content-security-policy': POLICY, 'x-content-type-options': 'nosniff' },
        },
      );
    });
}
