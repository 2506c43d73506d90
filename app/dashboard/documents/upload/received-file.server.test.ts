import { readdirSync, readFileSync } from 'node:fs';
import { detectKindByContent } from 'mock-server/rules/file-kind';
import { describe, expect, it } from 'vitest';
import {
  findKindByFirstBytes,
  findKindByName,
  isArchive,
  MAX_PDF_HEADER_OFFSET,
  parseAllowedKinds,
} from '~/domain/file-kinds';
import { findAllowedKind } from '~/domain/upload-check';
import { drainBody, FileTooLargeError, inspectFile } from './received-file.server';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

async function read(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of bytes) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const PDF = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(10_000, 'x')]);
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);
const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26)]);

const createPdfBehind = (preamble: string) => Buffer.concat([Buffer.from(preamble, 'latin1'), PDF]);
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}${'\0'.repeat(12)}`, 'latin1');

describe('DOC-04 inspectFile (check of an uploaded file on the server)', () => {
  it.each([
    ['a PDF', PDF, 'application/pdf'],
    ['a PNG', PNG, 'image/png'],
    ['a PDF behind a line break', createPdfBehind('\r\n'), 'application/pdf'],
    ['a PDF behind NUL', createPdfBehind('\0\0\0\0'), 'application/pdf'],
    ['a PDF behind a UTF-8 byte order mark', createPdfBehind('\xef\xbb\xbf'), 'application/pdf'],
    ['a PDF behind a UTF-16 byte order mark', createPdfBehind('\xff\xfe'), 'application/pdf'],
    ['a PDF behind PostScript', createPdfBehind('%!PS-Adobe-3.0\n'), 'application/pdf'],
    ['a PDF behind printer commands', createPdfBehind('\x1b%-12345X@PJL\r\n'), 'application/pdf'],
    [
      'a PDF behind the headers of a mail',
      createPdfBehind('Content-Type: application/pdf\r\n\r\n'),
      'application/pdf',
    ],
    ['a PDF whose header ends at byte 1,024', createPdfBehind(' '.repeat(1019)), 'application/pdf'],
    ['a PDF whose header ends at byte 1,025', createPdfBehind(' '.repeat(1020)), undefined],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n'), 'application/postscript'],
    ['a JPEG that mentions a PDF', createPdfBehind('\xff\xd8\xff\xe0\0\x10'), 'image/jpeg'],
    ['a program that mentions a PDF', createPdfBehind('MZ and so on'), 'application/x-msdownload'],
    ['a photo of an iPhone', box('heic'), 'image/heic'],
    ['another photo of the HEIF family', box('mif1'), 'image/heic'],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
    ['an archive', ZIP, 'application/zip'],
    ['a program', Buffer.from('MZ and so on'), 'application/x-msdownload'],
    ['an HTML page', Buffer.from('<html><script>alert(1)</script>'), undefined],
  ])('detects the type of %s from the first bytes', async (_, bytes, kind) => {
    expect((await inspectFile(pieces(bytes, 5), 100_000)).kind).toBe(kind);
  });
});

describe('DOC-04 files that other programs wrote', () => {
  const originsFolder = new URL('../../../../fixtures/files/origins/', import.meta.url);
  const createLargeFile = (start: string) =>
    Buffer.concat([Buffer.from(start, 'latin1'), Buffer.alloc(9_000)]);
  const pdfFolder = new URL('../pdf/testing/files/', import.meta.url);
  const scan = Buffer.concat([Buffer.from('II*\0\xf0\x49\x02\0', 'latin1'), Buffer.alloc(150_000, 0x5a)]);
  const files: [string, Buffer][] = [
    ...readdirSync(originsFolder).map((name): [string, Buffer] => [
      name,
      readFileSync(new URL(name, originsFolder)),
    ]),
    ...readdirSync(pdfFolder)
      .filter((name) => name.endsWith('.pdf'))
      .map((name): [string, Buffer] => [name, readFileSync(new URL(name, pdfFolder))]),
    ['scan.tif', scan],
    ['scan-cut-short.tif', scan.subarray(0, 100)],
    ['iphone.heic', createLargeFile('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEMiPrmiafMiHBheic')],
    ['samsung.heic', createLargeFile('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['canon.heif', createLargeFile('\0\0\0\x1cftypheix\0\0\0\0mif1heixmiaf')],
    ['burst.heic', createLargeFile('\0\0\0\x18ftyphevc\0\0\0\0msf1hevc')],
    ['scalable.heic', createLargeFile('\0\0\0\x18ftypheim\0\0\0\0mif1heim')],
  ];
  const ALL = parseAllowedKinds(['pdf', 'jpg', 'png', 'tiff', 'heic', 'docx', 'xlsx', 'zip']);

  it.each(files)(
    'server, browser and simulator detect %s as the type of its extension',
    async (name, bytes) => {
      const kindByName = findKindByName(name);
      const { kind } = await inspectFile(pieces(bytes, 4_096), 1_000_000);
      expect(findAllowedKind(name, kind, ALL)).toEqual({ kind: kindByName });
      expect(detectKindByContent(bytes)).toBe(kindByName);
      const found = findKindByFirstBytes(bytes.subarray(0, MAX_PDF_HEADER_OFFSET));
      expect(found).toBe(kindByName !== undefined && isArchive(kindByName) ? 'application/zip' : kindByName);
    },
  );

  it('every file type that a deployment can allow has at least three sample files', () => {
    for (const kind of ALL)
      expect(files.filter(([name]) => findKindByName(name) === kind).length).toBeGreaterThan(2);
  });
});

describe('D-52 content of a received file', () => {
  it.each([1, 4_100, 50_000])('the whole content is passed on in chunks of %i bytes', async (size) => {
    const { bytes, isEmpty } = await inspectFile(pieces(PDF, size), PDF.length);
    expect(isEmpty).toBe(false);
    expect(await read(bytes)).toEqual(PDF);
  });

  it.each([100, 5_000])(
    'reading a received file fails with FileTooLargeError at the first byte above the limit, in chunks of %i bytes',
    async (size) => {
      const { bytes } = await inspectFile(pieces(PDF, size), PDF.length - 1);
      await expect(read(bytes)).rejects.toBeInstanceOf(FileTooLargeError);
    },
  );

  it('inspectFile reports an empty file as empty', async () => {
    expect((await inspectFile(pieces(Buffer.alloc(0), 1), 10)).isEmpty).toBe(true);
  });

  it('drainBody discards the rest of a refused file, up to a few times the size limit', async () => {
    let given = 0;
    async function* createEndlessStream() {
      for (;;) {
        given += 1000;
        yield new Uint8Array(1000);
      }
    }
    await drainBody(createEndlessStream(), 10_000);
    expect(given).toBeLessThanOrEqual(42_000);
  });
});
