import { describe, expect, it } from 'vitest';
import { drain, inspectFile, TooLarge } from './received-file.server';

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

const behind = (preamble: string) => Buffer.concat([Buffer.from(preamble, 'latin1'), PDF]);
const box = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}${'\0'.repeat(12)}`, 'latin1');

describe('DOC-04 inspectFile', () => {
  it.each([
    ['a PDF', PDF, 'application/pdf'],
    ['a PNG', PNG, 'image/png'],
    ['a PDF behind a line break', behind('\r\n'), 'application/pdf'],
    ['a PDF behind NUL', behind('\0\0\0\0'), 'application/pdf'],
    ['a PDF behind a UTF-8 byte order mark', behind('\xef\xbb\xbf'), 'application/pdf'],
    ['a PDF behind a UTF-16 byte order mark', behind('\xff\xfe'), 'application/pdf'],
    ['a PDF behind PostScript', behind('%!PS-Adobe-3.0\n'), 'application/pdf'],
    ['a PDF behind printer commands', behind('\x1b%-12345X@PJL\r\n'), 'application/pdf'],
    [
      'a PDF behind the headers of a mail',
      behind('Content-Type: application/pdf\r\n\r\n'),
      'application/pdf',
    ],
    ['a PDF whose header ends at byte 1,024', behind(' '.repeat(1019)), 'application/pdf'],
    ['a PDF whose header ends at byte 1,025', behind(' '.repeat(1020)), undefined],
    ['PostScript', Buffer.from('%!PS-Adobe-3.0\n'), 'application/postscript'],
    ['a JPEG that mentions a PDF', behind('\xff\xd8\xff\xe0\0\x10'), 'image/jpeg'],
    ['a program that mentions a PDF', behind('MZ and so on'), 'application/x-msdownload'],
    ['a photo of an iPhone', box('heic'), 'image/heic'],
    ['another photo of the HEIF family', box('mif1'), 'image/heic'],
    ['a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]), 'image/jpeg'],
    ['an archive', ZIP, 'application/zip'],
    ['a program', Buffer.from('MZ and so on'), 'application/x-msdownload'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), undefined],
  ])('detects the type of %s from the first bytes', async (_, bytes, kind) => {
    expect((await inspectFile(pieces(bytes, 5), 100_000)).kind).toBe(kind);
  });
});

describe('D-52 bytes of inspectFile', () => {
  it.each([1, 4_100, 50_000])('the bytes are complete for chunks of %i', async (size) => {
    const { bytes, isEmpty } = await inspectFile(pieces(PDF, size), PDF.length);
    expect(isEmpty).toBe(false);
    expect(await read(bytes)).toEqual(PDF);
  });

  it.each([100, 5_000])('the bytes end at the first byte above the limit for chunks of %i', async (size) => {
    const { bytes } = await inspectFile(pieces(PDF, size), PDF.length - 1);
    await expect(read(bytes)).rejects.toBeInstanceOf(TooLarge);
  });

  it('may be empty', async () => {
    expect((await inspectFile(pieces(Buffer.alloc(0), 1), 10)).isEmpty).toBe(true);
  });

  it('the bytes are drained up to a few times the limit after a refusal', async () => {
    let given = 0;
    async function* endless() {
      for (;;) {
        given += 1000;
        yield new Uint8Array(1000);
      }
    }
    await drain(endless(), 10_000);
    expect(given).toBeLessThanOrEqual(42_000);
  });
});
