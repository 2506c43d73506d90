import { type Context, Hono } from 'hono';
import type { Simulator } from '../../api/exchange';
import { findCustomDeployment } from '../../api/own-bank';
import { createRefusal } from '../../api/refusal';

/** Blocks scripts of a logo that is opened directly. */
const LOGO_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};

export function createLogoHandler({ sandboxes }: Simulator): Hono {
  return new Hono().get('/deployment/logo', (c) => {
    const sandbox = sandboxes.find(c.req.query('sandbox') ?? c.req.header('x-sandbox'));
    if (sandbox === undefined) throw createRefusal('err_entity_not_found', 'sandbox');
    return logo(c, findCustomDeployment(sandbox)?.bankTerms?.logo ?? null);
  });
}

function logo(c: Context, address: string | null): Response {
  const [, type, data] = /^data:(image\/[\w+]+);base64,(.+)$/.exec(address ?? '') ?? [];
  if (type === undefined || data === undefined) throw createRefusal('err_entity_not_found', 'logo');
  return c.body(Buffer.from(data, 'base64'), 200, { ...LOGO_HEADERS, 'content-type': type });
}
