import { PDF_FILE, PNG_FILE } from 'mock-server/testing/files';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEncryptedPdf } from '~/dashboard/documents/pdf/testing/encrypted-pdf';
import { serveFileStore } from '~/testing/file-store-server';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';
import type { PlannedFault } from '~/testing/world';

const visit = openPortal();
serveFileStore();

async function openDocuments(world = 'documents') {
  const visitor = await visit(world, { as: 'applicant' });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  return { visitor, base };
}

let visitor: Visitor;
let base: string;
beforeAll(async () => {
  ({ visitor, base } = await openDocuments());
});
afterEach(() => visitor.world.removeFaults());

interface Sent {
  query: Record<string, string>;
  body?: BodyInit;
  headers?: Record<string, string>;
}

const FILE = new Uint8Array(PDF_FILE);

function put({ query, body = FILE, headers = {} }: Sent, by = visitor, to = base) {
  const sent: RequestInit & { duplex: 'half' } = { method: 'PUT', body, headers, duplex: 'half' };
  return by.send(`${to}/upload?${new URLSearchParams(query)}`, sent);
}

const findDocumentsByName = (name: string) =>
  visitor.world.rows.documents.all().filter((row) => row.name === name);

const findFailedDocumentId = () => findDocumentsByName('upload_failed.pdf')[0]?.id ?? '';

const HEIC = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(12)]);
const HEIC_MESSAGE =
  'We can’t open photos in HEIC format. Save the photo as JPG: on the iPhone, tap “Share”, then “Options” at the top and “Most Compatible”.';
const ARCHIVE = Buffer.from('PK\u0003\u0004 and so on');
const CONTENT_MISMATCH = 'The content of the file doesn’t match its name. Allowed types: PDF, JPG, PNG.';

describe('DOC-02 upload by JavaScript', () => {
  it.each([
    [{ name: 'Ordner/BWA.pdf', type: 'bwa_susa', asOfDate: '28.02.2026' }, FILE, 'BWA.pdf', '2026-02-28'],
    [{ name: 'Foto.png', type: 'other', asOfDate: ' 01.02.2020 ' }, PNG_FILE, 'Foto.png', '2020-02-01'],
    [{ name: 'Brief.pdf', type: 'other' }, FILE, 'Brief.pdf', null],
  ])('the upload creates a document: %j', async (query, bytes, name, asOfDate) => {
    visitor.world.takeCalls();
    const response = await put({ query, body: new Uint8Array(bytes) });
    const [row, ...others] = findDocumentsByName(name);
    expect([response.status, response.json, others]).toEqual([
      201,
      { ok: true, documentId: row?.id, name },
      [],
    ]);
    expect(row).toMatchObject({ type: query.type, asOfDate, signatoryId: null, size: bytes.length });
    const { id, upload } = row ?? {};
    const documents = `/user/applications/${visitor.world.application()}/documents`;
    expect([upload, visitor.world.takeChangeCalls()]).toEqual([
      'confirmed',
      [
        `POST ${documents}`,
        expect.stringMatching(`^PUT /blob/[^/]+/documents/${id}$`),
        `PATCH ${documents}/${id}/upload_success`,
      ],
    ]);
  });

  it('the upload creates one document per form key, and refuses a different file with the same key', async () => {
    const query = { name: 'Einmal.pdf', type: 'other', formKey: `${crypto.randomUUID()}.1` };
    const [first, second] = [await put({ query }), await put({ query })];
    expect([first.status, second.status, second.json]).toEqual([201, 201, first.json]);
    const changedFile = await put({ query, body: `${PDF_FILE.toString('latin1')}%` });
    expect([changedFile.status, changedFile.json]).toEqual([
      409,
      {
        ok: false,
        at: 'file',
        messages: [
          'Another file from this form has already been saved; this one hasn’t. Send again to save it as well.',
        ],
        mayRetry: true,
      },
    ]);
    expect(findDocumentsByName('Einmal.pdf')).toHaveLength(1);
  });
});

describe('DOC-04 upload of unusual files by JavaScript', () => {
  const createFileBehind = (preamble: string | Buffer) => Buffer.concat([Buffer.from(preamble), FILE]);
  const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]);

  it.each<[string, Buffer | Uint8Array, string, string]>([
    ['Vorspann.pdf', createFileBehind('%!PS-Adobe-3.0\r\n'), 'Vorspann.pdf', 'application/pdf'],
    ['Grenze.pdf', createFileBehind(Buffer.alloc(1019, '\n')), 'Grenze.pdf', 'application/pdf'],
    ['Als Bild.png', FILE, 'Als Bild.pdf', 'application/pdf'],
    ['Ohne Endung', FILE, 'Ohne Endung.pdf', 'application/pdf'],
    ['Programm.exe', FILE, 'Programm.exe.pdf', 'application/pdf'],
    ['Windows.jfif', JPEG, 'Windows.jpg', 'image/jpeg'],
    ['Mac.PJPEG', JPEG, 'Mac.jpg', 'image/jpeg'],
    ['Als PDF.pdf', JPEG, 'Als PDF.jpg', 'image/jpeg'],
    ['IMG_0815.HEIC', JPEG, 'IMG_0815.jpg', 'image/jpeg'],
  ])('the upload sends %s unchanged to the store', async (name, body, storedBytes, contentType) => {
    const response = await put({ query: { name, type: 'other' }, body: new Uint8Array(body) });
    const [row] = findDocumentsByName(storedBytes);
    expect([response.status, response.json]).toEqual([
      201,
      { ok: true, documentId: row?.id, name: storedBytes },
    ]);
    expect(row).toMatchObject({ contentType, upload: 'confirmed', size: body.length });
  });

  const NEEDED =
    'This PDF needs a password to open. Remove the password, or print the file to a new PDF without one.';

  it('the upload refuses a PDF with a password after its last bytes and removes its document record', async () => {
    const file = createEncryptedPdf({
      revision: 6,
      password: 'geheim',
      objects: [`(${'x'.repeat(200_000)})`],
    });
    const response = await put({ query: { name: 'Geheim.pdf', type: 'other' }, body: new Uint8Array(file) });
    expect([response.status, response.json]).toEqual([
      400,
      { ok: false, at: 'file', messages: [NEEDED], mayRetry: false, documentId: expect.any(String) },
    ]);
    expect(findDocumentsByName('Geheim.pdf')).toEqual([]);
  });

  it('the upload stores a PDF that opens without a password but restricts printing or copying', async () => {
    const file = createEncryptedPdf({ revision: 4 });
    const response = await put({
      query: { name: 'Kontoauszug.pdf', type: 'other' },
      body: new Uint8Array(file),
    });
    expect([response.status, findDocumentsByName('Kontoauszug.pdf')[0]?.upload]).toEqual([201, 'confirmed']);
  });
});

describe('DOC-04 DOC-05 upload by JavaScript that the portal refuses without calling the API', () => {
  const other = (name: string) => ({ name, type: 'other' });
  const dated = (asOfDate: string, type = 'bwa_susa') => ({ name: 'BWA.pdf', type, asOfDate });
  const size = (bytes: number) => ({ 'Content-Length': String(bytes) });

  it.each<[string, Sent, number, string]>([
    ['no file', { query: { type: 'other' }, body: '', headers: size(0) }, 400, 'Choose a file.'],
    ['a file without a name', { query: other('') }, 400, 'This file’s name can’t be used. Rename it.'],
    [
      'a file name without valid characters',
      { query: other('..'), body: '', headers: size(0) },
      400,
      'This file’s name can’t be used. Rename it.',
    ],
    [
      'a file type that is not allowed',
      { query: other('a.exe'), body: 'MZ and so on' },
      400,
      'We don’t accept this type of file. Allowed types: PDF, JPG, PNG.',
    ],
    ['a photo of a phone', { query: other('a.heic'), body: HEIC }, 400, HEIC_MESSAGE],
    ['a photo of a phone with the extension jpg', { query: other('a.jpg'), body: HEIC }, 400, HEIC_MESSAGE],
    ['a ZIP archive with the extension jpg', { query: other('a.jpg'), body: ARCHIVE }, 400, CONTENT_MISMATCH],
    [
      'a PDF whose header comes too late',
      { query: other('a.pdf'), body: Buffer.concat([Buffer.alloc(1020, ' '), FILE]) },
      400,
      CONTENT_MISMATCH,
    ],
    ['HTML with the extension pdf', { query: other('a.pdf'), body: '<html>' }, 400, CONTENT_MISMATCH],
    ['an empty file', { query: other('a.pdf'), headers: size(0) }, 400, 'This file is empty.'],
    ['an empty body without a size', { query: other('a.pdf'), body: '' }, 400, 'This file is empty.'],
    [
      'a file whose announced size exceeds the limit',
      { query: other('a.pdf'), headers: size(26_214_401) },
      413,
      'This file is too large. The limit is 25\u00a0MB.',
    ],
  ])('the upload shows an error at the file: %s', async (_, sent, status, message) => {
    visitor.world.takeCalls();
    const response = await put(sent);
    expect([response.statusLine, response.json]).toEqual([
      status,
      { ok: false, at: 'file', messages: [message], mayRetry: false },
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });

  it.each([
    [{ name: 'BWA.pdf', type: 'bwa_susa' }, 'Enter the as-of date first.'],
    [dated('31.02.2026'), 'Enter the as-of date like this: 31.12.2025.'],
    [dated('03.03.2026'), 'The as-of date can’t be in the future.'],
    [dated('01.12.2025'), 'The as-of date is too far in the past. It must be 2\u00a0Dec\u00a02025 or later.'],
    [
      dated('15.02.2026', 'debt_ledger'),
      'The as-of date is too far in the past. It must be 16\u00a0Feb\u00a02026 or later.',
    ],
  ])('the upload shows an error at the date: %j', async (query, message) => {
    visitor.world.takeCalls();
    const response = await put({ query });
    expect([response.status, response.json]).toEqual([
      400,
      { ok: false, at: 'asOfDate', messages: [message], mayRetry: false },
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

describe('DOC-06 upload by JavaScript without permission', () => {
  it('the upload shows the same error as the form without JavaScript, and changes nothing at the lending API', async () => {
    const patch = [{ op: 'replace', path: '/canUpload', value: false }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    visitor.world.takeCalls();
    const response = await put({ query: { name: 'Spät.pdf', type: 'other' } });
    const messages = ['You can no longer change this detail. If something is wrong, let us know.'];
    expect([response.status, response.json]).toEqual([
      422,
      { ok: false, at: 'file', messages, mayRetry: false },
    ]);
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});

describe('DOC-02 upload by JavaScript that cannot be saved', () => {
  const CREATE_RECORD_CALL = { method: 'POST', path: '/user/applications/:id/documents' };
  const STORE_BLOB_CALL = { method: 'PUT', path: '/blob/*' };
  const NOT_SAVED = 'Upload failed. We couldn’t save the file. Try again.';

  it.each<[PlannedFault, number, string, string]>([
    [
      { ...CREATE_RECORD_CALL, code: 'err_document_not_required' },
      422,
      'file',
      'We don’t need this document for your application. There’s nothing to upload.',
    ],
    [
      { ...CREATE_RECORD_CALL, code: 'err_document_too_old', field: 'as_of_date' },
      422,
      'asOfDate',
      'This document is too old. Upload a more recent version.',
    ],
    [
      { ...CREATE_RECORD_CALL, code: 'err_document_type_not_allowed', field: 'file_name' },
      422,
      'file',
      'We don’t accept this file format. Upload the file in one of the permitted formats.',
    ],
    [{ ...CREATE_RECORD_CALL, drop: true }, 503, 'file', 'That didn’t work just now. Try again in a moment.'],
  ])('the upload reports failure and reason and leaves no record: %j', async (fault, status, at, why) => {
    await visitor.world.planFault(fault);
    const response = await put({ query: { name: 'Fehl.pdf', type: 'other' } });
    expect([response.status, response.json]).toEqual([
      status,
      { ok: false, at, messages: ['Upload failed.', why], mayRetry: true },
    ]);
    expect(findDocumentsByName('Fehl.pdf')).toEqual([]);
  });

  it.each<[PlannedFault, number, string[], boolean]>([
    [{ ...STORE_BLOB_CALL, status: 503 }, 502, [NOT_SAVED], true],
    [{ ...STORE_BLOB_CALL, drop: true }, 503, [NOT_SAVED], true],
    [{ ...STORE_BLOB_CALL, status: 413 }, 413, ['This file is too large. The limit is 25\u00a0MB.'], false],
    [
      { method: 'PATCH', path: '*/upload_success', status: 500, times: 1 },
      500,
      ['Upload failed.', 'The request failed. Try again.'],
      true,
    ],
  ])(
    'the upload reports the failure and keeps the record as failed: %j',
    async (fault, status, messages, mayRetry) => {
      await visitor.world.planFault(fault);
      const response = await put({ query: { name: `${status}.pdf`, type: 'other' } });
      const row = findDocumentsByName(`${status}.pdf`).at(-1);
      expect([response.status, response.json]).toEqual([
        status,
        { ok: false, at: 'file', messages, mayRetry, documentId: row?.id },
      ]);
      expect(row?.upload).toBe('failed');
    },
  );

  it('the upload is refused when its bytes exceed the limit, if the browser announced no size', async () => {
    let left = 26;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        left -= 1;
        if (left === 25) controller.enqueue(FILE);
        else if (left >= 0) controller.enqueue(new Uint8Array(1024 * 1024));
        else controller.close();
      },
    });
    const response = await put({ query: { name: 'Lang.pdf', type: 'other' }, body });
    const [row] = findDocumentsByName('Lang.pdf');
    expect([response.status, response.json]).toEqual([
      413,
      {
        ok: false,
        at: 'file',
        messages: ['This file is too large. The limit is 25\u00a0MB.'],
        mayRetry: false,
        documentId: row?.id,
      },
    ]);
  });

  const createBrokenStream = () => {
    let sentChunkCount = 0;
    return new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          sentChunkCount += 1;
          if (sentChunkCount === 1) controller.enqueue(Buffer.concat([FILE, Buffer.alloc(8_000)]));
          else controller.error(new Error('gone'));
        },
      },
      { highWaterMark: 0 },
    );
  };
  const INTERRUPTED = {
    ok: false,
    at: 'file',
    messages: ['Upload failed. The connection was interrupted.'],
    mayRetry: true,
  };

  it('the upload removes its record if the connection breaks off', async () => {
    visitor.world.takeCalls();
    const response = await put({ query: { name: 'Abbruch.pdf', type: 'other' }, body: createBrokenStream() });
    expect([response.status, response.json]).toEqual([
      400,
      { ...INTERRUPTED, documentId: expect.any(String) },
    ]);
    expect(findDocumentsByName('Abbruch.pdf')).toEqual([]);
    expect(visitor.world.takeChangeCalls().at(-1)).toMatch(/^DELETE /);
  });

  it('the upload keeps the record of a document after the connection breaks if the applicant may not delete documents', async () => {
    const patch = [{ op: 'replace', path: '/canDelete', value: false }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    const response = await put({ query: { name: 'Bleibt.pdf', type: 'other' }, body: createBrokenStream() });
    expect(response.json).toEqual({ ...INTERRUPTED, documentId: findDocumentsByName('Bleibt.pdf')[0]?.id });
  });
});

describe('DOC-03 upload by JavaScript that replaces a failed upload', () => {
  it.each([
    ['until the new file has arrived', { method: 'PUT', path: '/blob/*', status: 503 }, 502],
    [
      'without permission to delete',
      {
        method: 'GET',
        path: '/user/applications/:id',
        patch: [{ op: 'replace', path: '/canDelete', value: false }],
      },
      201,
    ],
    [
      'if the documents are unavailable',
      { method: 'GET', path: '/user/applications/:id/documents', status: 500 },
      201,
    ],
  ])('the upload keeps the failed record %s', async (_, fault, status) => {
    const replaces = findFailedDocumentId();
    await visitor.world.planFault(fault);
    visitor.world.takeCalls();
    const response = await put({ query: { name: 'Ersatz.pdf', type: 'other', replaces } });
    expect([response.status, findFailedDocumentId()]).toEqual([status, replaces]);
    expect(visitor.world.takeChangeCalls().filter((call) => call.startsWith('DELETE '))).toEqual([]);
    for (const { id } of findDocumentsByName('Ersatz.pdf')) visitor.world.rows.documents.delete(id);
  });

  it('the upload removes the failed record', async () => {
    expect(findFailedDocumentId()).not.toBe('');
    const response = await put({
      query: { name: 'Ersatz.pdf', type: 'other', replaces: findFailedDocumentId() },
    });
    expect([response.status, findFailedDocumentId()]).toEqual([201, '']);
  });

  it.each(['uploading.pdf', 'infected.pdf'])(
    'the upload removes no record of an upload that has not failed: %s',
    async (name) => {
      const [document] = findDocumentsByName(name);
      const response = await put({
        query: { name: `neu-${name}`, type: 'other', replaces: document?.id ?? '' },
      });
      expect([response.status, findDocumentsByName(name)]).toEqual([201, [document]]);
    },
  );
});

describe('DOC-02 upload by JavaScript without access', () => {
  const query = { name: 'Bilanz.pdf', type: 'other' };
  const SESSION_OVER = { ok: false, at: 'file', messages: [], mayRetry: true };

  it('the upload tells the page of an anonymous visitor to reload', async () => {
    const response = await put({ query }, visitor.copy(new Map()));
    expect([response.status, response.location, response.json]).toEqual([401, null, SESSION_OVER]);
  });

  it('the upload tells the page of an expired session to reload', async () => {
    const { visitor: lateVisitor, base: at } = await openDocuments();
    await lateVisitor.world.planFault({ path: '/user/applications/:id', code: 'err_auth_session_expired' });
    const response = await put({ query }, lateVisitor, at);
    expect([response.status, response.location, response.json]).toEqual([401, null, SESSION_OVER]);
  });

  it.each<[string, PlannedFault | null, number, string]>([
    [
      'that does not exist',
      null,
      404,
      'We couldn’t find this. It may have been deleted in the meantime, so reload the page.',
    ],
    [
      'that is unavailable',
      { path: '/user/applications/:id', drop: true },
      503,
      'That didn’t work just now. Try again in a moment.',
    ],
  ])('the upload reports the reason for an application %s', async (_, fault, status, message) => {
    if (fault) await visitor.world.planFault(fault);
    const response = await put({ query }, visitor, fault ? base : '/dashboard/applications/nobody');
    expect([response.status, response.json]).toEqual([
      status,
      { ok: false, at: 'file', messages: [message], mayRetry: true },
    ]);
  });

  it('the upload is refused if it comes from another site', async () => {
    const response = await put({
      query,
      headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
    });
    expect([response.status, response.body]).toEqual([403, '']);
  });

  it('the upload redirects GET to the documents tab and refuses form posts', async () => {
    const page = await visitor.get(`${base}/upload`);
    expect([page.status, page.location]).toEqual([302, `${base}/documents`]);
    const form = await visitor.post(`${base}/upload`);
    expect([form.status, form.body]).toEqual([405, '405 Method Not Allowed']);
    expect([form.headers.get('Allow'), form.headers.get('Content-Type')]).toEqual([
      'PUT',
      'text/plain; charset=utf-8',
    ]);
  });
});
