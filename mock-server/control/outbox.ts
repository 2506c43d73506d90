import { Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { readBySchema, readQuery } from '../api/read-by-schema';
import { MAIL_KINDS } from '../store/rows';
import { requireSandbox } from './read-request';

export const mailFilterSchema = z.strictObject({
  to: z.string().optional(),
  kind: z.enum(MAIL_KINDS).optional(),
});

export function createOutboxControl(simulator: Simulator): Hono {
  return new Hono().get('/outbox', (c) => {
    const { to, kind } = readBySchema(mailFilterSchema, readQuery(new URL(c.req.url)));
    const mails = requireSandbox(simulator, c).store.mails.all();
    return c.json(
      mails.filter(
        (mail) => (to === undefined || mail.to === to.toLowerCase()) && (kind ?? mail.kind) === mail.kind,
      ),
    );
  });
}
