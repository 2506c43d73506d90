import { describe, expect, it } from 'vitest';
import { readUploadForm } from './upload-form.server';

const BOUNDARY = '----WebKitFormBoundaryAb1';

const field = (name: string, value: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const createFilePartHead = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
const CLOSING_BOUNDARY = `\r\n--${BOUNDARY}--\r\n`;

function requestOf(text: string | Buffer, piece = 1_000_000, headers: Record<string, string> = {}) {
  const bytes = Buffer.from(text);
  let pulledBytes = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (pulledBytes >= bytes.length) return controller.close();
        controller.enqueue(new Uint8Array(bytes.subarray(pulledBytes, pulledBytes + piece)));
        pulledBytes += piece;
      },
    },
    { highWaterMark: 0 },
  );
  const options: RequestInit & { duplex: 'half' } = {
    method: 'POST',
    body,
    duplex: 'half',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`,
      'Content-Length': String(bytes.length),
      ...headers,
    },
  };
  return { request: new Request('http://portal.example/', options), pulled: () => pulledBytes };
}

async function bytesOf(source: AsyncIterable<Uint8Array> | undefined): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of source ?? []) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const CONTENT = Buffer.from(`%PDF-1.7\r\n--${BOUNDARY.slice(0, 10)}\r\n\r\nÜ${'x'.repeat(500)}\r\n`);
const UPLOAD_BODY = Buffer.concat([
  Buffer.from(
    field('type', 'bwa_susa') + field('asOf', '01.02.2026') + createFilePartHead('Bilanz Ü %22a%22.pdf'),
  ),
  CONTENT,
  Buffer.from(CLOSING_BOUNDARY),
]);

describe('D-64 readUploadForm (submitted form with a file)', () => {
  it.each([1, 7, 64, 1_000_000])(
    'returns fields, name, size and bytes for chunks of %i bytes',
    async (piece) => {
      const { fields, file } = await readUploadForm(requestOf(UPLOAD_BODY, piece).request);
      expect(Object.fromEntries(fields)).toEqual({ type: 'bwa_susa', asOf: '01.02.2026' });
      expect(file?.name).toBe('Bilanz Ü "a".pdf');
      expect(file?.size).toBe(CONTENT.length);
      expect(await bytesOf(file?.bytes)).toEqual(CONTENT);
    },
  );

  it('reads the file only as fast as the consumer reads its bytes', async () => {
    const largeBody = Buffer.concat([
      Buffer.from(field('type', 'other') + createFilePartHead('a.pdf')),
      Buffer.alloc(1_000_000, 'x'),
      Buffer.from(CLOSING_BOUNDARY),
    ]);
    const { request, pulled } = requestOf(largeBody, 1000);
    const { file } = await readUploadForm(request);
    expect(pulled()).toBeLessThanOrEqual(2000);
    let received = 0;
    for await (const chunk of file?.bytes ?? []) {
      received += chunk.length;
      expect(pulled() - received).toBeLessThan(3000);
    }
    expect(received).toBe(1_000_000);
  });

  it('reads an empty file and a form without a file', async () => {
    const emptyFileForm = await readUploadForm(
      requestOf(`${field('type', 'other')}${createFilePartHead('')}${CLOSING_BOUNDARY}`).request,
    );
    expect([emptyFileForm.file?.name, emptyFileForm.file?.size]).toEqual(['', 0]);
    expect((await bytesOf(emptyFileForm.file?.bytes)).length).toBe(0);
    const formWithoutFile = await readUploadForm(
      requestOf(`${field('type', 'other')}--${BOUNDARY}--\r\n`).request,
    );
    expect([formWithoutFile.file, formWithoutFile.fields.get('type')]).toEqual([null, 'other']);
  });

  it('applies the same field limits as forms without a file', async () => {
    const long =
      field('type', 'x'.repeat(20_000)) + field('a[b]', '1') + createFilePartHead('a.pdf') + CLOSING_BOUNDARY;
    const { fields } = await readUploadForm(requestOf(long).request);
    expect([...fields.keys()]).toEqual(['type']);
    expect(String(fields.get('type')).length).toBeLessThan(20_000);
  });

  it('returns a null size without Content-Length', async () => {
    const { file } = await readUploadForm(requestOf(UPLOAD_BODY, 64, { 'Content-Length': '' }).request);
    expect(await bytesOf(file?.bytes)).toEqual(CONTENT);
  });

  it('fails the file if the body is truncated', async () => {
    const { file } = await readUploadForm(
      requestOf(UPLOAD_BODY.subarray(0, UPLOAD_BODY.length - CLOSING_BOUNDARY.length)).request,
    );
    await expect(bytesOf(file?.bytes)).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    ['another content type', { 'Content-Type': 'text/plain' }, 400],
    [
      'a content type that only ends with multipart/form-data',
      { 'Content-Type': `x-multipart/form-data; boundary=${BOUNDARY}` },
      400,
    ],
    [
      'a boundary that is too long',
      { 'Content-Type': `multipart/form-data; boundary="${'b'.repeat(71)}"` },
      400,
    ],
    ['no boundary', { 'Content-Type': 'multipart/form-data' }, 400],
  ])('refuses %s', async (_, headers, status) => {
    await expect(readUploadForm(requestOf(UPLOAD_BODY, 64, headers).request)).rejects.toMatchObject({
      status,
    });
  });

  it('refuses a request without a body', async () => {
    const headers = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
    const empty = new Request('http://portal.example/', { method: 'POST', headers });
    await expect(readUploadForm(empty)).rejects.toMatchObject({ status: 400 });
  });

  it.each([
    `multipart/form-data; boundary="${BOUNDARY}"`,
    `multipart/form-data;charset=utf-8;boundary=${BOUNDARY}`,
    `Multipart/Form-Data ; boundary=${BOUNDARY}; charset=utf-8`,
  ])('parses the boundary in the content type %s', async (type) => {
    const { file } = await readUploadForm(requestOf(UPLOAD_BODY, 64, { 'Content-Type': type }).request);
    expect(await bytesOf(file?.bytes)).toEqual(CONTENT);
  });

  it('treats a part as file only by its Content-Disposition header', async () => {
    const fieldHeader = 'Content-Disposition: form-data; name="about"';
    const partWithLookalikeHeaders = `--${BOUNDARY}\r\nX-Content-Disposition: a; filename="b"\r\n${fieldHeader}\r\n\r\n; filename="c"\r\n`;
    const { fields, file } = await readUploadForm(
      requestOf(`${partWithLookalikeHeaders}${createFilePartHead('a.pdf')}x${CLOSING_BOUNDARY}`).request,
    );
    expect(fields.get('about')).toBe('; filename="c"');
    expect(file?.name).toBe('a.pdf');
  });

  it('refuses a part with an endless head with 413', async () => {
    const endlessField = field('type', 'x'.repeat(100_000)) + createFilePartHead('a.pdf') + CLOSING_BOUNDARY;
    await expect(readUploadForm(requestOf(endlessField, 5000).request)).rejects.toMatchObject({
      status: 413,
    });
  });
});
