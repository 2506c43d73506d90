import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inspectPdf, type PdfVerdict } from './inert-pdf.server';

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

const createCatalog = (extraEntries: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R${extraEntries} >>\nendobj\n`);

interface PackingOptions {
  bytes?: Buffer;
  lineEnd?: string;
  before?: Buffer;
}

const packed = (
  objects: string,
  {
    bytes = deflateSync(Buffer.from(`7 0 ${objects}`)),
    lineEnd = '\r\n',
    before = Buffer.alloc(0),
  }: PackingOptions = {},
) =>
  Buffer.concat([
    createCatalog(''),
    Buffer.from('5 0 obj\n<< /Type /ObjStm '),
    before,
    Buffer.from(` /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} >>\nstream${lineEnd}`),
    bytes,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);

const HARMLESS_PDF = packed('<< /Type /Page >>');
const createDecoyStream = (before: string, after: string) =>
  Buffer.concat([Buffer.from(before), deflateSync(Buffer.from('<< >>')), Buffer.from(after)]);

describe('DOC-03 inspectPdf (check of a PDF for active content)', () => {
  it.each<[string, Buffer, PdfVerdict]>([
    ['pages alone', createCatalog(''), 'inert'],
    ['a link to a page of its own', createCatalog(' /OpenAction [3 0 R /Fit]'), 'inert'],
    ['a script', createCatalog(' /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'), 'active'],
    ['a script in escapes', createCatalog(' /AA << /S /J#61vaScript >>'), 'active'],
    ['a program to start', createCatalog(' /OpenAction << /S /Launch /F (calc.exe) >>'), 'active'],
    ['another file to go to', createCatalog(' /A << /S /GoToR >>'), 'active'],
    ['an object stream', packed('<< /Type /Page >>'), 'inert'],
    ['a script in an object stream', packed('<< /S /JavaScript >>'), 'active'],
    [
      'an object stream that exceeds the limit once decompressed',
      packed(' '.repeat(33 * 1024 * 1024)),
      'unreadable',
    ],
    [
      'an object stream after a lone carriage return',
      packed('<< /Type /Page >>', { lineEnd: '\r' }),
      'inert',
    ],
    [
      'a script in an object stream after a lone carriage return, before a harmless stream',
      Buffer.concat([packed('<< /S /JavaScript >>', { lineEnd: '\r' }), HARMLESS_PDF]),
      'active',
    ],
    [
      'a script in an object stream after a keyword with more on its line',
      Buffer.concat([packed('<< /S /JavaScript >>', { lineEnd: ' x\n' }), HARMLESS_PDF]),
      'active',
    ],
    [
      'a script in an object stream after a harmless stream in a string',
      packed('<< /S /JavaScript >>', { before: createDecoyStream('/X (stream\n', '\nendstream)') }),
      'active',
    ],
    [
      'a script in an object stream after a harmless stream in a comment',
      packed('<< /S /JavaScript >>', { before: createDecoyStream('%stream\r', '\nendstream\n') }),
      'unreadable',
    ],
    [
      'an object stream with another encoding',
      packed('', { bytes: Buffer.from('3c3c2f4a533e3e>') }),
      'unreadable',
    ],
    [
      'a truncated object stream',
      packed('', { bytes: deflateSync(Buffer.from('7 0 << /Type /Page >>')).subarray(0, 8) }),
      'unreadable',
    ],
    [
      'an object stream without an end',
      HARMLESS_PDF.subarray(0, HARMLESS_PDF.indexOf('endstream')),
      'unreadable',
    ],
  ])('classifies a PDF with %s as $2', async (_, bytes, expected) => {
    for (const size of [1, 7, 60, 100_000]) {
      expect(await inspectPdf(pieces(bytes, size))).toBe(expected);
    }
  });

  it.each([
    ['that no viewer can read', `7 x ${'a'.repeat(8 * 1024 * 1024)}`],
    ['that exceed the limit once decompressed', ' '.repeat(33 * 1024 * 1024)],
  ])('limits the processor time for hundreds of object streams %s', async (_, objects) => {
    const bytes = Buffer.concat(Array(400).fill(packed('', { bytes: deflateSync(Buffer.from(objects)) })));
    const before = process.cpuUsage();
    expect(await inspectPdf(pieces(bytes, 100_000))).toBe('unreadable');
    expect(process.cpuUsage(before).user).toBeLessThan(2_000_000);
  });
});
