import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import type { Mail } from './api/calls';

const LINKS: Readonly<Record<Mail['kind'], string>> = {
  confirmation: '/user/account/confirm_email/',
  reset: '/user/account/reset/',
};

export class MailCatcher {
  readonly #mails: Mail[] = [];
  readonly #portal: string;

  constructor(portal: string) {
    this.#portal = portal;
  }

  deliver(mail: Mail): void {
    this.#mails.push(mail);
  }

  listen(port: number): Promise<string> {
    const api = new Hono()
      .get('/api/v1/search', (context) => {
        const [, to = ''] = /^to:"(.*)"$/.exec(context.req.query('query') ?? '') ?? [];
        const found = this.#mails.flatMap((mail, index) =>
          mail.recipient === to ? [{ ID: String(index), Subject: mail.kind }] : [],
        );
        return context.json({ total: found.length, messages: found.reverse() });
      })
      .get('/api/v1/message/:id', (context) => {
        const mail = this.#mails[Number(context.req.param('id'))];
        if (!mail) return context.json({ Error: 'no such message' }, 404);
        return context.json({ Subject: mail.kind, Text: this.#portal + LINKS[mail.kind] + mail.token });
      });
    return new Promise((resolve, reject) => {
      const server = serve({ fetch: api.fetch, port, hostname: '127.0.0.1' }, (address) =>
        resolve(`http://127.0.0.1:${address.port}`),
      );
      server.once('error', reject);
    });
  }
}
