import { deflateRawSync } from 'node:zlib';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { captureLog } from '~/telemetry/testing/captured-log';
import { serveFileStore } from '~/testing/file-store-server';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal({ env: { LOG_LEVEL: 'warn' } });
serveFileStore();

function namesIn(zip: string): string[] {
  const parts = zip.split('PK\u0001\u0002').slice(1);
  return parts.map((part) => /\.(?:pdf|txt|png)/.exec(part) && nameOf(part)).filter((name) => name !== null);
}

const nameOf = (part: string) => part.match(/[\p{L}\d_ ().-]+\.(?:pdf|txt|png)/u)?.[0] ?? '';

describe('DOC-06 archive of all documents', () => {
  let visitor: Visitor;
  let base: string;

  beforeAll(async () => {
    visitor = await visit('documents', { as: 'applicant' });
    base = `/dashboard/applications/${visitor.world.application()}`;
  });
  beforeEach(() => visitor.world.removeFaults());

  function put(index: number, name: string, content: string) {
    const id = visitor.world.rows.documents.all()[index]?.id ?? '';
    visitor.world.rows.documents.update(id, { name, source: 'uploaded' });
    visitor.world.rows.blobs.delete(id);
    visitor.world.rows.blobs.put(id, deflateRawSync(Buffer.from(content)));
    return id;
  }

  it('streams every document of the user with a safe and unique name', async () => {
    put(0, '../Bilanz.pdf', 'first content');
    put(1, 'bilanz.pdf', 'second content');
    const response = await visitor.get(`${base}/files`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="Documents \w+\.zip"$/),
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'referrer-policy': 'no-referrer',
    });
    expect(response.headers.get('Content-Length')).toBeNull();
    expect(namesIn(response.body).slice(0, 2)).toEqual(['Bilanz.pdf', 'bilanz (2).pdf']);
    expect(response.body).toContain('first content');
    expect(response.body).toContain('second content');
    expect(namesIn(response.body)).not.toContain('Not included.txt');
  });

  it('leaves out documents that may not be downloaded', async () => {
    const id = put(0, 'Infected.pdf', 'poison');
    const scan = visitor.world.rows.documents.all().find((document) => document.id === id);
    const patch = [{ op: 'replace', path: '/result/0/virus_scan_status', value: 'infected' }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    const { body } = await visitor.get(`${base}/files`);
    expect(scan).toBeDefined();
    expect(body).not.toContain('poison');
    expect(namesIn(body).length).toBeGreaterThan(0);
  });

  it('names each file that cannot be downloaded in a text inside the archive, and logs an incomplete archive', async () => {
    put(0, 'Bilanz.pdf', 'first content');
    await visitor.world.planFault({
      method: 'GET',
      path: '/user/applications/:id/documents/:documentId/download_url',
      status: 500,
      times: 1,
    });
    const log = captureLog();
    const { body } = await visitor.get(`${base}/files`);
    log.release();
    expect(namesIn(body)).toContain('Not included.txt');
    expect(body).toContain('Bilanz.pdf: not received');
    expect(log.lines).toContainEqual(expect.objectContaining({ event: 'archive-incomplete', times: 1 }));
    expect(log.text()).not.toContain('Bilanz');
  });

  it('redirects to the documents if there is nothing to download', async () => {
    const patch = [{ op: 'replace', path: '/result', value: [] }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    const response = await visitor.get(`${base}/files`);
    expect([response.status, response.location]).toEqual([303, `${base}/documents`]);
  });

  it('redirects anonymous visitors to login', async () => {
    const response = await visitor.copy(new Map()).get(`${base}/files`);
    expect([response.status, response.location]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(`${base}/files`)}`,
    ]);
  });

  it('returns 404 for applications of other users', async () => {
    expect((await visitor.get('/dashboard/applications/unknown/files')).status).toBe(404);
  });
});
