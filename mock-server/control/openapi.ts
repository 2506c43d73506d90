import { CALLS } from 'contracts/api';
import { describeApi } from 'contracts/openapi';
import { Hono } from 'hono';

/** The lending API described by its own contract. */
export function openapiControl(): Hono {
  const description = describeApi(Object.values(CALLS));
  return new Hono().get('/openapi.json', (c) => c.json(description));
}
