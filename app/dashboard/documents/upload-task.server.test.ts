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
afterEach(() => visitor.world.heal());

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

const rowsNamed = (name: string) => visitor.world.rows.documents.all().filter((row) => row.name === name);

function descriptionOf(answer: PageResponse, type: string, field: string): string {
  const { document } = answer;
  const form = `form:has(input[name="type"][value="${type}"])`;
  const description = document.querySelector(`${form} [name="${field}"]`)?.getAttribute('aria-describedby');
  const ids = description?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('DOC-02 upload by a form without JavaScript', () => {
  it('creates a document of the type that the form names and shows a success message', async () => {
    const answer = await visitor.submit(tab, formOf({ type: 'bwa_susa', asOfDate: '28.02.2026' }, 'BWA.pdf'));
    expect([answer.status, answer.path]).toEqual([200, tab]);
    expect(answer.words('[data-toast=success]')).toContain('BWA.pdf has been uploaded.');
    const [row] = rowsNamed('BWA.pdf');
    expect(row).toMatchObject({ type: 'bwa_susa', asOfDate: '2026-02-28', upload: 'confirmed' });
  });

  it('requires a date only if the document type needs one', async () => {
    const answer = await visitor.post(tab, formOf({ type: 'other' }, 'Brief.pdf'));
    expect([answer.status, answer.location]).toEqual([303, tab]);
    expect(rowsNamed('Brief.pdf')).toMatchObject([{ type: 'other', asOfDate: null, upload: 'confirmed' }]);
  });

  it('creates one document if sent twice and reports success', async () => {
    const form = () => formOf({ type: 'other', formKey: key }, 'Einmal.pdf');
    const key = crypto.randomUUID();
    await visitor.submit(tab, form());
    const again = await visitor.submit(tab, form());
    expect([again.path, again.words('[data-toast=success]')]).toEqual([
      tab,
      expect.stringContaining('This has already been saved. Nothing was added twice.'),
    ]);
    expect(rowsNamed('Einmal.pdf')).toHaveLength(1);
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
    async (field, _, change, name, says, content?: string) => {
      const { asOfDate = null } = { asOfDate: '28.02.2026', ...change };
      visitor.world.asked();
      const fields = { type: 'bwa_susa', ...(asOfDate !== null && { asOfDate }) };
      const answer = await visitor.post(tab, formOf(fields, name, content));
      expect([answer.status, descriptionOf(answer, 'bwa_susa', field)]).toEqual([
        400,
        expect.stringContaining(says),
      ]);
      expect(descriptionOf(answer, 'other', 'file')).not.toContain(says);
      expect(answer.value('form [name="asOfDate"]')).toBe(asOfDate ?? '');
      expect(visitor.world.changesAsked()).toEqual([]);
    },
  );

  it('corrects a wrong file extension and reports the correction', async () => {
    const answer = await visitor.submit(tab, formOf({ type: 'other' }, 'Brief vom Amt.png'));
    expect(answer.words('[data-toast=success]')).toContain('Brief vom Amt.pdf has been uploaded.');
    expect(rowsNamed('Brief vom Amt.pdf')).toMatchObject([{ contentType: 'application/pdf' }]);
  });

  it('refuses a PDF with a password and leaves no record of the document on the tab', async () => {
    const file = new Uint8Array(createEncryptedPdf({ revision: 3, password: 'geheim' }));
    const answer = await visitor.post(tab, formOf({ type: 'other' }, 'Geheim.pdf', file));
    expect([answer.status, descriptionOf(answer, 'other', 'file')]).toEqual([
      400,
      expect.stringContaining('This PDF needs a password to open. Remove the password, or print the file'),
    ]);
    expect(answer.words('main')).not.toContain('Geheim.pdf');
    expect(rowsNamed('Geheim.pdf')).toEqual([]);
  });

  it('reports a missing file also if the request has no part for the file', async () => {
    const form = formOf({ type: 'other' });
    form.delete('file');
    const answer = await visitor.post(tab, form);
    expect([answer.status, descriptionOf(answer, 'other', 'file')]).toEqual([
      400,
      expect.stringContaining('Choose a file.'),
    ]);
  });

  it('shows the lending API’s refusal as an error at the file field', async () => {
    const path = '/user/applications/:id/documents';
    await visitor.world.fail({ method: 'POST', path, code: 'err_document_not_required' });
    const answer = await visitor.post(tab, formOf({ type: 'other' }, 'Fehl.pdf'));
    expect([answer.status, descriptionOf(answer, 'other', 'file')]).toEqual([
      422,
      expect.stringContaining('Upload failed. We don’t need this document for your application.'),
    ]);
  });

  it('the upload is refused if uploads are not allowed', async () => {
    const patch = [{ op: 'replace', path: '/canUpload', value: false }];
    await visitor.world.fail({ method: 'GET', path: '/user/applications/:id', patch });
    visitor.world.asked();
    const answer = await visitor.postByScript(tab, formOf({ type: 'other' }, 'Fehl.pdf'));
    expect([answer.status, answer.body]).toEqual([
      422,
      expect.stringContaining('You can no longer change this detail'),
    ]);
    expect(answer.body).toContain('upload-other');
    expect(visitor.world.changesAsked()).toEqual([]);
  });
});
