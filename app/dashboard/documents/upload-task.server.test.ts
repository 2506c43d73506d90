import { PDF_FILE } from 'mock-server/testing/files';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createEncryptedPdf } from '~/dashboard/documents/pdf/testing/encrypted-pdf';
import { serveFileStore } from '~/testing/file-store-server';
import type { PageResponse } from '~/testing/page-response';
import { openPortal } from '~/testing/portal';
import type { Visitor } from '~/testing/visitor';

const visit = openPortal();
serveFileStore();

let visitor: Visitor;
let tab: string;
beforeAll(async () => {
  visitor = await visit('documents', { as: 'applicant' });
  tab = `/dashboard/applications/${visitor.world.application()}/documents`;
});
afterEach(() => visitor.world.removeFaults());

function formOf(
  fields: Record<string, string>,
  name = '',
  content: BlobPart = new Uint8Array(PDF_FILE),
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({ intent: 'upload', ...fields })) form.set(field, value);
  form.set('file', new File(name === '' ? [] : [content], name));
  return form;
}

const findDocumentsByName = (name: string) =>
  visitor.world.rows.documents.all().filter((row) => row.name === name);

function descriptionOf(response: PageResponse, type: string, field: string): string {
  const { document } = response;
  const form = `form:has(input[name="type"][value="${type}"])`;
  const description = document.querySelector(`${form} [name="${field}"]`)?.getAttribute('aria-describedby');
  const ids = description?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('DOC-02 upload by a form without JavaScript', () => {
  it('creates a document of the type that the form names and shows a success message', async () => {
    const response = await visitor.submit(
      tab,
      formOf({ type: 'bwa_susa', asOfDate: '28.02.2026' }, 'BWA.pdf'),
    );
    expect([response.status, response.path]).toEqual([200, tab]);
    expect(response.words('[data-toast=success]')).toContain('BWA.pdf has been uploaded.');
    const [row] = findDocumentsByName('BWA.pdf');
    expect(row).toMatchObject({ type: 'bwa_susa', asOfDate: '2026-02-28', upload: 'confirmed' });
  });

  it('requires a date only if the document type needs one', async () => {
    const response = await visitor.post(tab, formOf({ type: 'other' }, 'Brief.pdf'));
    expect([response.status, response.location]).toEqual([303, tab]);
    expect(findDocumentsByName('Brief.pdf')).toMatchObject([
      { type: 'other', asOfDate: null, upload: 'confirmed' },
    ]);
  });

  it('creates one document if sent twice and reports success', async () => {
    const form = () => formOf({ type: 'other', formKey: key }, 'Einmal.pdf');
    const key = crypto.randomUUID();
    await visitor.submit(tab, form());
    const secondResponse = await visitor.submit(tab, form());
    expect([secondResponse.path, secondResponse.words('[data-toast=success]')]).toEqual([
      tab,
      expect.stringContaining('This has already been saved. Nothing was added twice.'),
    ]);
    expect(findDocumentsByName('Einmal.pdf')).toHaveLength(1);
  });

  it.each([
    ['file', 'no file is chosen', {}, '', 'Choose a file.'],
    ['file', 'the file type is not allowed', {}, 'a.exe', 'Allowed types: PDF, JPG, PNG.', 'MZ and so on'],
    ['asOfDate', 'the date is empty', { asOfDate: '' }, 'a.pdf', 'Enter the as-of date first.'],
    ['asOfDate', 'the date is not sent', { asOfDate: undefined }, 'a.pdf', 'Enter the as-of date first.'],
    [
      'asOfDate',
      'the date is too far back',
      { asOfDate: '01.12.2025' },
      'a.pdf',
      'It must be 2\u00a0Dec\u00a02025 or later.',
    ],
  ])(
    'shows an error at the field %s and sends no request if %s',
    async (field, _, change, name, expectedText, content?: string) => {
      const { asOfDate = null } = { asOfDate: '28.02.2026', ...change };
      visitor.world.takeCalls();
      const fields = { type: 'bwa_susa', ...(asOfDate !== null && { asOfDate }) };
      const response = await visitor.post(tab, formOf(fields, name, content));
      expect([response.status, descriptionOf(response, 'bwa_susa', field)]).toEqual([
        400,
        expect.stringContaining(expectedText),
      ]);
      expect(descriptionOf(response, 'other', 'file')).not.toContain(expectedText);
      expect(response.value('form [name="asOfDate"]')).toBe(asOfDate ?? '');
      expect(visitor.world.takeChangeCalls()).toEqual([]);
    },
  );

  it('corrects a wrong file extension and reports the correction', async () => {
    const response = await visitor.submit(tab, formOf({ type: 'other' }, 'Brief vom Amt.png'));
    expect(response.words('[data-toast=success]')).toContain('Brief vom Amt.pdf has been uploaded.');
    expect(findDocumentsByName('Brief vom Amt.pdf')).toMatchObject([{ contentType: 'application/pdf' }]);
  });

  it('refuses a PDF with a password and leaves no record of the document on the tab', async () => {
    const file = new Uint8Array(createEncryptedPdf({ revision: 3, password: 'geheim' }));
    const response = await visitor.post(tab, formOf({ type: 'other' }, 'Geheim.pdf', file));
    expect([response.status, descriptionOf(response, 'other', 'file')]).toEqual([
      400,
      expect.stringContaining('This PDF needs a password to open. Remove the password, or print the file'),
    ]);
    expect(response.words('main')).not.toContain('Geheim.pdf');
    expect(findDocumentsByName('Geheim.pdf')).toEqual([]);
  });

  it('reports a missing file also if the request has no part for the file', async () => {
    const form = formOf({ type: 'other' });
    form.delete('file');
    const response = await visitor.post(tab, form);
    expect([response.status, descriptionOf(response, 'other', 'file')]).toEqual([
      400,
      expect.stringContaining('Choose a file.'),
    ]);
  });

  it('shows the lending API’s refusal as an error at the file field', async () => {
    const path = '/user/applications/:id/documents';
    await visitor.world.planFault({ method: 'POST', path, code: 'err_document_not_required' });
    const response = await visitor.post(tab, formOf({ type: 'other' }, 'Fehl.pdf'));
    expect([response.status, descriptionOf(response, 'other', 'file')]).toEqual([
      422,
      expect.stringContaining('Upload failed. We don’t need this document for your application.'),
    ]);
  });

  it('the upload is refused if uploads are not allowed', async () => {
    const patch = [{ op: 'replace', path: '/canUpload', value: false }];
    await visitor.world.planFault({ method: 'GET', path: '/user/applications/:id', patch });
    visitor.world.takeCalls();
    const response = await visitor.postByScript(tab, formOf({ type: 'other' }, 'Fehl.pdf'));
    expect([response.status, response.body]).toEqual([
      422,
      expect.stringContaining('You can no longer change this detail'),
    ]);
    expect(response.body).toContain('upload-other');
    expect(visitor.world.takeChangeCalls()).toEqual([]);
  });
});
