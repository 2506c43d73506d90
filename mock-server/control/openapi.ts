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

/** Made when they are first asked for, and once: they are long, and the same in every world. */
let lendingApi: ReturnType<typeof describeApi> | undefined;
let controlApi: ReturnType<typeof describeControl> | undefined;

/** The lending API described by its own contract: for machines, and on a page to read (SIM-14). */
export function openapiControl({ sandboxes }: Simulator): Hono {
  const description = () => {
    lendingApi ??= describeApi(Object.values(CALLS));
    return lendingApi;
  };
  return new Hono()
    .get('/openapi.json', (c) => c.json(description()))
    .get('/control.json', (c) => {
      controlApi ??= describeControl();
      return c.json(controlApi);
    })
    .get('/openapi', (c) => {
      c.header('content-security-policy', POLICY);
      // It tells of the calls alone: a world is named only to lead back to it.
      const sandbox = sandboxes.peek(c.req.query('sandbox') ?? '') ?? null;
      return c.html(openapiPage(description(), { sandbox, language: languageOf(c) }, c.req.url));
    });
}
