import { CALLS } from 'contracts/api';
import { describeApi } from 'contracts/openapi';
import { Hono } from 'hono';
import { openapiPage } from './openapi-page';
import { POLICY } from './page-policy';

/** The lending API described by its own contract: for machines, and on a page to read (SIM-14). */
export function openapiControl(): Hono {
  const description = describeApi(Object.values(CALLS));
  return new Hono()
    .get('/openapi.json', (c) => c.json(description))
    .get('/openapi', (c) => {
      c.header('content-security-policy', POLICY);
      return c.html(openapiPage(description));
    });
}
