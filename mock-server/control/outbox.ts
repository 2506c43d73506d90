import { Hono } from 'hono';
import { z } from 'zod';
import type { Simulator } from '../api/exchange';
import { queryOf, readBySchema } from '../api/read-by-schema';
import { MAIL_KINDS } from '../store/rows';
import { sandboxOf } from './read-request';

export const mailFilter = z.strictObject({ to: z.string().optional(), kind: z.enum(MAIL_KINDS).optional() });

/** SIM-07 */
export function outboxControl(simulator: Simulator): Hono {
  return new Hono().get('/outbox', (c) => {
    const { to, kind } = readBySchema(mailFilter, queryOf(new URL(c.req.url)));
    const mails = sandboxOf(simulator, c).store.mails.all();
    return c.json(
      mails.filter(
        (mail) => (to === undefined || mail.to === to.toLowerCase()) && (kind ?? mail.kind) === mail.kind,
      ),
    );
  });
}
