import { deflateRawSync } from 'node:zlib';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { serveFileStore } from '~/testing/file-store-server';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();
serveFileStore();

async function openDocuments(world = 'documents', as = 'applicant') {
  const visitor = await visit(world, { as });
  const base = `/dashboard/applications/${visitor.world.application()}`;
  return { visitor, base, id: visitor.world.rows.documents.first()?.id ?? '' };
}

function put({ world }: Visitor, id: string, name: string, content: string) {
  world.rows.documents.update(id, { name, source: 'uploaded' });
  world.rows.blobs.delete(id);
  world.rows.blobs.put(id, deflateRawSync(Buffer.from(content)));
}

const INERT_PDF = '%PDF-1.7 1 0 obj << /Type /Catalog >> endobj';
const ACTIVE_PDF = '%PDF-1.7 1 0 obj << /OpenAction << /S /JavaScript >> >> endobj';

const ENCRYPTED_PDF = '%PDF-1.7\ntrailer << /Encrypt << /Filter /Standard >> >>\nstartxref\n9\n%%EOF\n';
const UNREADABLE = '%PDF-1.7 1 0 obj << /Type /ObjStm /N 1 /First 4 >> stream\nendstream endobj';

const SAFE_HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'SAMEORIGIN',
};

describe('HTTP-06 file response', () => {
  let visitor: Visitor;
  let base: string;
  let id: string;

  beforeAll(async () => {
    ({ visitor, base, id } = await openDocuments());
  });

  it.each([
    ['Bilanz.pdf', '', 'application/pdf', 'attachment; filename=Bilanz.pdf'],
    ['Foto.PNG', '', 'image/png', 'attachment; filename=Foto.PNG'],
    ['Foto.jpeg', '?view=inline', 'image/jpeg', 'inline; filename=Foto.jpeg'],
    ['Foto.jpeg', '?view=other', 'image/jpeg', 'attachment; filename=Foto.jpeg'],
    ['Archiv.zip', '?view=inline', 'application/zip', 'attachment; filename=Archiv.zip'],
    ['Notiz.html', '?view=inline', 'application/octet-stream', 'attachment; filename=Notiz.html'],
    ['Notiz', '', 'application/octet-stream', 'attachment; filename=Notiz'],
  ])(
    'a file response has a safe name, type and security policy: %s%s',
    async (name, query, type, disposition) => {
      put(visitor, id, name, '<script>1</script>');
      const response = await visitor.get(`${base}/files/${id}${query}`);
      expect([response.status, response.body]).toEqual([200, '<script>1</script>']);
      expect(Object.fromEntries(response.headers)).toEqual({
        ...SAFE_HEADERS,
        'content-type': type,
        'content-disposition': disposition,
        'content-length': '18',
      });
    },
  );

  it('a file response contains the file for a form post as well as for a link', async () => {
    put(visitor, id, 'Bilanz.pdf', INERT_PDF);
    const response = await visitor.post(`${base}/files/${id}`);
    expect([response.status, response.body, response.headers.get('Content-Disposition')]).toEqual([
      200,
      INERT_PDF,
      'attachment; filename=Bilanz.pdf',
    ]);
  });

  it.each([
    ['is not in the list', '/result/0/document_id', 'another'],
    ['has a name without valid characters', '/result/0/document_name', '../..'],
  ])('a file response uses a generic name if the document %s', async (_, path, value) => {
    put(visitor, id, 'Bilanz.pdf', INERT_PDF);
    const patch = [{ op: 'replace', path, value }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    const response = await visitor.get(`${base}/files/${id}`);
    await visitor.world.removeFaults();
    expect([response.status, response.headers.get('Content-Disposition')]).toEqual([
      200,
      'attachment; filename=document',
    ]);
  });

  it('the file name contains no folders', async () => {
    const patch = [{ op: 'replace', path: '/result/0/document_name', value: 'C:\\Akten\\Bilanz.pdf' }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id/documents', patch });
    const response = await visitor.get(`${base}/files/${id}`);
    await visitor.world.removeFaults();
    expect(response.headers.get('Content-Disposition')).toBe('attachment; filename=Bilanz.pdf');
  });

  it('a file response redirects anonymous visitors to login and back', async () => {
    const path = `${base}/files/${id}?view=inline`;
    const response = await visitor.copy(new Map()).get(path);
    expect([response.status, response.location]).toEqual([
      302,
      `/login?redirectTo=${encodeURIComponent(path)}`,
    ]);
  });
});

describe('HTTP-06 PDF preview', () => {
  let visitor: Visitor;
  let base: string;
  let id: string;

  beforeAll(async () => {
    ({ visitor, base, id } = await openDocuments());
  });

  const openInline = async () => {
    visitor.world.takeCalls();
    const response = await visitor.get(`${base}/files/${id}?view=inline`);
    const downloadCount = visitor.world.takeCalls().filter((call) => call.startsWith('GET /blob/')).length;
    return { response, downloadCount };
  };
  const TEXT_HEADERS = { ...SAFE_HEADERS, 'content-type': 'text/plain; charset=utf-8' };

  it('the preview reads the file once to check for active content and a second time to show the PDF', async () => {
    put(visitor, id, 'Bilanz.pdf', INERT_PDF);
    const { response, downloadCount } = await openInline();
    expect([response.status, response.body, downloadCount]).toEqual([200, INERT_PDF, 2]);
    expect(Object.fromEntries(response.headers)).toEqual({
      ...SAFE_HEADERS,
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename=Bilanz.pdf',
    });
  });

  it('the preview shows a message instead of a PDF with active content', async () => {
    put(visitor, id, 'Bilanz.pdf', ACTIVE_PDF);
    const { response, downloadCount } = await openInline();
    expect([response.status, response.body, downloadCount]).toEqual([
      200,
      'This PDF contains active content, so we don’t show it here. You can download it.',
      1,
    ]);
    expect(Object.fromEntries(response.headers)).toEqual(TEXT_HEADERS);
    expect((await visitor.get(`${base}/files/${id}`)).body).toBe(ACTIVE_PDF);
  });

  it.each([
    ['protected', ENCRYPTED_PDF, 'This PDF is protected, so we don’t show it here. You can download it.'],
    [
      'unreadable',
      UNREADABLE,
      'We can’t check this PDF for active content, so we don’t show it here. You can download it.',
    ],
  ])('the preview shows the reason in place of a PDF that is %s', async (_, file, text) => {
    put(visitor, id, 'Bilanz.pdf', file);
    const { response, downloadCount } = await openInline();
    expect([response.status, response.body, downloadCount]).toEqual([200, text, 1]);
    expect(Object.fromEntries(response.headers)).toEqual(TEXT_HEADERS);
  });

  it('the preview fails if the download breaks off during the check', async () => {
    put(visitor, id, 'Bilanz.pdf', INERT_PDF);
    await visitor.world.planFault({ method: 'GET', path: '/blob/*', body: 'truncated' });
    const { response, downloadCount } = await openInline();
    await visitor.world.removeFaults();
    expect([response.status, response.body, downloadCount]).toEqual([
      200,
      'We couldn’t download the file.',
      1,
    ]);
    expect(Object.fromEntries(response.headers)).toEqual(TEXT_HEADERS);
  });

  it('the preview fails if the file is gone at the second request', async () => {
    put(visitor, id, 'Bilanz.pdf', INERT_PDF);
    const bytes = visitor.world.rows.blobs.get(id);
    const getBlob = vi
      .spyOn(visitor.world.rows.blobs, 'get')
      .mockReturnValueOnce(bytes)
      .mockReturnValue(undefined);
    const { response, downloadCount } = await openInline();
    getBlob.mockRestore();
    expect([response.status, response.body, downloadCount]).toEqual([
      200,
      'We couldn’t download the file.',
      2,
    ]);
    expect(Object.fromEntries(response.headers)).toEqual(TEXT_HEADERS);
  });
});

describe('DOC-10 SIGN-06 contract file', () => {
  it.each([
    ['signing-terms', 'loan-contract', 'Financing contract.pdf'],
    ['signing-documents', 'guarantor', 'Guarantee agreement.pdf'],
  ])('the contract file is served with its name: scenario %s, contract %s', async (world, contract, name) => {
    const { visitor, base } = await openDocuments(world);
    const response = await visitor.get(`${base}/files/${contract}`);
    expect([response.status, response.body.slice(0, 5)]).toEqual([200, '%PDF-']);
    expect([response.headers.get('Content-Type'), response.headers.get('Content-Disposition')]).toEqual([
      'application/pdf',
      `attachment; filename="${name}"`,
    ]);
  });
});

describe('DOC-06 unavailable file', () => {
  const FAILURE_MESSAGE = 'We couldn’t download the file.';
  const NOT_FOUND_MESSAGE =
    'We couldn’t find this. It may have been deleted in the meantime, so reload the page.';
  const LIST = { method: 'GET', path: '/user/applications/:id/documents' };
  const PEOPLE = { method: 'GET', path: '/user/applications/:id/signatories' };
  const ADDRESS = { method: 'GET', path: '*/download_url' };

  let documents: Awaited<ReturnType<typeof openDocuments>>;
  let signing: Awaited<ReturnType<typeof openDocuments>>;
  beforeAll(async () => {
    documents = await openDocuments();
    signing = await openDocuments('signing-terms');
  });

  async function refused({ visitor, base }: typeof documents, file: string, fault?: object) {
    if (fault) await visitor.world.planFault({ path: '', ...fault });
    const response = await visitor.get(`${base}/files/${file}`);
    await visitor.world.removeFaults();
    const page = await visitor.open(response.location ?? '');
    return {
      to: [response.status, response.location?.replace(base, '')],
      toast: page.words('[data-toast]'),
    };
  }

  it.each([
    ['that does not exist', 'gone', undefined, `${FAILURE_MESSAGE} ${NOT_FOUND_MESSAGE}`],
    [
      'with a refused address',
      null,
      { ...ADDRESS, code: 'err_entity_not_found' },
      `${FAILURE_MESSAGE} ${NOT_FOUND_MESSAGE}`,
    ],
    ['without an address', null, { ...ADDRESS, drop: true }, FAILURE_MESSAGE],
    [
      'without a name',
      null,
      { ...LIST, code: 'err_entity_not_found', times: 1 },
      `${FAILURE_MESSAGE} ${NOT_FOUND_MESSAGE}`,
    ],
    [
      'that the store does not return',
      null,
      { method: 'GET', path: '/blob/*', status: 503 },
      FAILURE_MESSAGE,
    ],
  ])(
    'an unavailable file redirects to the documents tab with the reason: a document %s',
    async (_, file, fault, expectedText) => {
      const { to, toast } = await refused(documents, file ?? documents.id, fault);
      expect(to).toEqual([303, '/documents']);
      expect(toast).toBe(expectedText);
    },
  );

  it.each([
    ['of a user who signs nothing', 'documents', 'guarantor', undefined, FAILURE_MESSAGE],
    [
      'of a user who is not a guarantor',
      'signing',
      'guarantor',
      { ...PEOPLE, patch: [{ op: 'replace', path: '/0/requirements/guarantor_contract_url', value: null }] },
      FAILURE_MESSAGE,
    ],
    [
      'of a user without requested steps',
      'signing',
      'guarantor',
      { ...PEOPLE, patch: [{ op: 'replace', path: '/0/requirements', value: null }] },
      FAILURE_MESSAGE,
    ],
    [
      'while nobody knows who signs',
      'signing',
      'guarantor',
      { ...PEOPLE, code: 'err_entity_not_found' },
      `${FAILURE_MESSAGE} ${NOT_FOUND_MESSAGE}`,
    ],
    [
      'that does not exist yet',
      'signing',
      'loan-contract',
      { method: 'GET', path: '*/loan_contract', code: 'err_application_no_loan_contract' },
      `${FAILURE_MESSAGE} Your financing contract isn’t ready yet. You can continue as soon as it is.`,
    ],
  ])(
    'an unavailable file redirects to the tab that linked the file, with the reason: a contract %s',
    async (_, tabName, file, fault, expectedText) => {
      const { to, toast } = await refused(tabName === 'signing' ? signing : documents, file, fault);
      expect([to, toast]).toEqual([[303, '/documents'], expectedText]);
    },
  );

  it.each([
    ['?from=signatures', '/signatures'],
    ['?from=objects', '/documents'],
    ['?view=inline', '/documents'],
  ])('an unavailable file redirects to the tab that requested the file (query %s)', async (query, tab) => {
    expect(await refused(signing, `gone${query}`)).toEqual({
      to: [303, tab],
      toast: `${FAILURE_MESSAGE} ${NOT_FOUND_MESSAGE}`,
    });
  });
});
