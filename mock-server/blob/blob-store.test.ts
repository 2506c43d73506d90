import { listApplications } from 'contracts/api/applications';
import { confirmUpload, createDocument, getDownloadUrl } from 'contracts/api/documents';
import { beforeEach, describe, expect, it } from 'vitest';
import { PDF_FILE } from '../testing/files';
import { exchangeInSandbox } from '../testing/in-sandbox';
import { KATRIN_LOGIN, logInUser } from '../testing/people';
import { TEST_SETTINGS, TestSandbox } from '../testing/test-simulator';
import { BLOB_HEADERS, NEW_DOCUMENT_BODY, putFile, uploadTestDocument } from '../testing/uploads';

const test = exchangeInSandbox();
let katrin: TestSandbox;
let id: string;

beforeEach(async () => {
  katrin = await logInUser(test.sandbox(), KATRIN_LOGIN);
  const [application] = await katrin.expectSuccess(listApplications);
  id = application?.applicationId ?? '';
});

function beginUpload(change: Partial<typeof NEW_DOCUMENT_BODY> = {}) {
  return katrin.expectSuccess(createDocument, { params: { id }, body: { ...NEW_DOCUMENT_BODY, ...change } });
}

function refusalOf({ status, body }: { status: number; body: unknown }) {
  return [status, body];
}

const refusalBody = (code: string, field?: string) => ({ errors: [{ code, ...(field && { field }) }] });

describe('uploading a file', () => {
  it('D-64 uploading a file needs no session and succeeds only once', async () => {
    const { upload_url } = await beginUpload();
    expect((await putFile(upload_url)).status).toBe(201);
    expect(refusalOf(await putFile(upload_url))).toEqual([410, refusalBody('err_auth_token_used')]);
  });

  it.each<[string, Record<string, string>, string]>([
    ['another blob type', { ...BLOB_HEADERS, 'x-ms-blob-type': 'PageBlob' }, 'x-ms-blob-type'],
    ['no blob type', { 'content-type': 'application/pdf' }, 'x-ms-blob-type'],
    ['no content type', { 'x-ms-blob-type': 'BlockBlob', 'content-type': '' }, 'content-type'],
    ['a session cookie', { ...BLOB_HEADERS, cookie: 'a=1; lending_session=abc' }, 'cookie'],
  ])(
    'D-64 uploading a file fails with %s, and succeeds when the upload is repeated correctly',
    async (_, headers, field) => {
      const { upload_url } = await beginUpload();
      const response = await putFile(upload_url, PDF_FILE, headers);
      expect(refusalOf(response)).toEqual([400, refusalBody('err_validation_failed', field)]);
      expect((await putFile(upload_url)).status).toBe(201);
    },
  );

  it('the upload link expires after an hour of virtual time', async () => {
    const [first, second] = [await beginUpload(), await beginUpload()];
    await katrin.advance('PT59M');
    expect((await putFile(first.upload_url)).status).toBe(201);
    await katrin.advance('PT2M');
    expect(refusalOf(await putFile(second.upload_url))).toEqual([410, refusalBody('err_auth_token_expired')]);
  });

  it('D-52 uploading a file accepts the largest size and refuses one byte more, with and without Content-Length', async () => {
    const largest = Buffer.concat([PDF_FILE, Buffer.alloc(TEST_SETTINGS.maxUploadBytes - PDF_FILE.length)]);
    const { upload_url, document_id } = await beginUpload();
    const tooLarge = {
      errors: [
        { code: 'err_validation_failed', field: 'file', values: { max: TEST_SETTINGS.maxUploadBytes } },
      ],
    };
    const tooManyBytes = Buffer.concat([largest, Buffer.alloc(1)]);
    expect(refusalOf(await putFile(upload_url, tooManyBytes))).toEqual([413, tooLarge]);
    expect(await statusOfStream(upload_url, tooManyBytes)).toBe(413);
    expect(await statusOfStream(upload_url, largest)).toBe(201);
    const params = { id, documentId: document_id };
    const body = { is_upload_successful: true };
    expect((await katrin.expectSuccess(confirmUpload, { params, body })).size).toBe(
      TEST_SETTINGS.maxUploadBytes,
    );
  });

  it('uploading a file fails for a deleted document and for a forged link', async () => {
    const { upload_url, document_id } = await beginUpload();
    const other = await beginUpload();
    const notFound = [404, refusalBody('err_entity_not_found')];
    expect(refusalOf(await putFile(upload_url.replace(document_id, other.document_id)))).toEqual(notFound);
    expect(refusalOf(await putFile(upload_url.replace('until=2026', 'until=2027')))).toEqual(notFound);
    expect(refusalOf(await putFile(upload_url.replace('permission=write', 'permission=read')))).toEqual(
      notFound,
    );
    expect(refusalOf(await putFile(upload_url.split('&signature')[0] ?? ''))).toEqual(notFound);
    expect(refusalOf(await putFile(upload_url.replace(katrin.id, 'default')))).toEqual(notFound);
    await katrin.request('DELETE', `/user/applications/${id}/documents/${document_id}`);
    expect(refusalOf(await putFile(upload_url))).toEqual(notFound);
  });

  it('uploading a file stores only one of two files that clients upload to the same link simultaneously', async () => {
    const { upload_url } = await beginUpload();
    const answers = await Promise.all([putFile(upload_url), putFile(upload_url)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 410]);
  });

  it('uploading a file starts with an upload link that has the host of the request', async () => {
    expect((await beginUpload()).upload_url.startsWith(`${test.origin()}/blob/`)).toBe(true);
  });

  it('SIM-08, SIM-13 uploading a file applies faults and logs the request without its key', async () => {
    const { upload_url } = await beginUpload();
    const fault = { method: 'PUT', path: '/blob/*', status: 503, times: 1 };
    await katrin.request('POST', '/simulator/faults', { body: fault });
    expect((await putFile(upload_url)).status).toBe(503);
    expect((await putFile(upload_url)).status).toBe(201);
    const { body } = await katrin.request('GET', '/simulator/requests?method=PUT');
    expect(body).toMatchObject([{ answer: { status: 503 } }, { answer: { status: 201 } }]);
    expect(JSON.stringify(body)).not.toContain('signature');
  });
});

describe('downloading a file', () => {
  it('downloading a file fails with the link for the upload and with other HTTP methods', async () => {
    const { upload_url } = await beginUpload();
    await putFile(upload_url);
    expect((await fetch(upload_url)).status).toBe(404);
    expect((await fetch(upload_url, { method: 'POST' })).status).toBe(405);
  });

  it('SIM-12 downloading a file returns the same bytes after a snapshot is restored', async () => {
    const documentId = await uploadTestDocument(katrin, id);
    await katrin.advance('PT10S');
    const snapshot = (await katrin.request('GET', '/simulator/snapshot')).body;
    const other = await TestSandbox.open(test.origin(), { scenario: 'empty' });
    expect((await other.request('PUT', '/simulator/snapshot', { body: snapshot })).status).toBe(200);
    expect((await other.request('GET', '/simulator/snapshot')).body).toEqual(snapshot);
    const restored = await logInUser(other, KATRIN_LOGIN);
    const { download_url } = await restored.expectSuccess(getDownloadUrl, { params: { id, documentId } });
    expect(Buffer.from(await (await fetch(download_url)).arrayBuffer())).toEqual(PDF_FILE);
  });

  it('downloading a file returns 404 for a snapshot without the file', async () => {
    const documentId = await uploadTestDocument(katrin, id);
    await katrin.advance('PT10S');
    const snapshot = Object((await katrin.request('GET', '/simulator/snapshot')).body);
    const blobs = [{ id: documentId, deflated: 'AAAA' }];
    await katrin.request('PUT', '/simulator/snapshot', { body: { ...snapshot, blobs } });
    const { download_url } = await katrin.expectSuccess(getDownloadUrl, { params: { id, documentId } });
    expect((await fetch(download_url)).status).toBe(404);
  });
});

async function statusOfStream(url: string, bytes: Buffer): Promise<number> {
  const body = new ReadableStream({
    start(controller) {
      for (let at = 0; at < bytes.length; at += 100_000) controller.enqueue(bytes.subarray(at, at + 100_000));
      controller.close();
    },
  });
  // Safe cast: streaming needs `duplex`, which the types lack.
  const options: RequestInit & { duplex: 'half' } = {
    method: 'PUT',
    headers: BLOB_HEADERS,
    body,
    duplex: 'half',
  };
  const response = await fetch(url, options);
  await response.arrayBuffer();
  return response.status;
}
