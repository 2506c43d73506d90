import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { redirect } from '@remix-run/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { download } from './download.server';
import type { Visit } from './visit.server';

/** As much of a visit as a download needs; texts are their keys. */
const visit = {
  headers: () => new Headers({ 'Set-Cookie': 'portal_session=kept' }),
  redirect: (to: string) => redirect(to),
  t: () => (key: string) => key,
} as unknown as Visit;

const link = new Request('http://portal.test/file');
const form = new Request('http://portal.test/file', { method: 'POST' });

let storage: Server;
let address: string;

beforeAll(async () => {
  storage = createServer((request, answer) => {
    if (request.url === '/gone') return answer.writeHead(404).end();
    answer.setHeader('Content-Type', 'text/html');
    answer.setHeader('Content-Disposition', `inline; filename="vertrag.html"`);
    answer.setHeader('Set-Cookie', 'storage=1');
    answer.end(request.headers.cookie ?? '<script>alert(1)</script>');
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => storage.once('listening', resolve));
  address = `http://127.0.0.1:${(storage.address() as AddressInfo).port}`;
});

afterAll(() => storage.close());

const found = (path: string) => ({ ok: true as const, data: { download_url: address + path } });

describe('a download', () => {
  it('HTTP-06: a link is led to the download_url', async () => {
    const answer = await download(visit, link, found('/vertrag'));
    expect(answer.status).toBe(302);
    expect(answer.headers.get('Location')).toBe(`${address}/vertrag`);
  });

  it('HTTP-06: a form gets the file itself, to be saved and never shown', async () => {
    const answer = await download(visit, form, found('/vertrag'));
    expect(await answer.text()).toBe('<script>alert(1)</script>');
    expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="vertrag.html"');
    expect(answer.headers.get('Set-Cookie')).toBe('portal_session=kept');
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', '/user/profile', ''])(
    'follows no address that is none of the web: "%s"',
    async (download_url) => {
      const answer = download(visit, link, { ok: true, data: { download_url } });
      await expect(answer).rejects.toMatchObject({ init: { status: 502 } });
    },
  );

  it('shows the error page when the file is gone', async () => {
    await expect(download(visit, form, found('/gone'))).rejects.toMatchObject({ init: { status: 502 } });
  });

  it('shows the error page with the server’s words when the call failed', async () => {
    const error = { kind: 'refused' as const, status: 409, errors: [{ code: 'err_document_infected' }] };
    await expect(download(visit, link, { ok: false, error })).rejects.toMatchObject({
      data: { messages: ['err_document_infected'] },
      init: { status: 409 },
    });
  });
});
