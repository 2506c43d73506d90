import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isInertPdf } from './inert-pdf.server';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

const catalog = (more: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R${more} >>\nendobj\n`);

const packed = (objects: string, bytes = deflateSync(Buffer.from(objects))) =>
  Buffer.concat([
    catalog(''),
    Buffer.from(
      `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream\r\n`,
    ),
    bytes,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

describe('DOC-03 a PDF is shown only when nothing in it runs', () => {
  it.each<[string, Buffer, boolean]>([
    ['pages alone', catalog(''), true],
    ['a link to a page of its own', catalog(' /OpenAction [3 0 R /Fit]'), true],
    ['a script', catalog(' /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), false],
    ['a script in escapes', catalog(' /AA << /S /J#61vaScript >>'), false],
    ['a program to start', catalog(' /OpenAction << /S /Launch /F (calc.exe) >>'), false],
    ['another file to go to', catalog(' /A << /S /GoToR >>'), false],
    ['encryption', catalog(' /Encrypt 9 0 R'), false],
    ['packed objects', packed('<< /Type /Page >>'), true],
    ['a packed script', packed('<< /S /JavaScript >>'), false],
    ['objects packed in another way', packed('', Buffer.from('3c3c2f4a533e3e>')), false],
    [
      'packed objects that break off',
      packed('', deflateSync(Buffer.from('<< /Type /Page >>')).subarray(0, 8)),
      false,
    ],
    ['packed objects without an end', packed('<< /Type /Page >>').subarray(0, 170), false],
  ])('%s: %s', async (_, bytes, expected) => {
    for (const size of [1, 7, 60, 100_000]) {
      expect(await isInertPdf(pieces(bytes, size))).toBe(expected);
    }
  });
});
