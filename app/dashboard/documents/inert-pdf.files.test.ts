import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inspectPdf, type PdfVerdict } from './inert-pdf.server';
import { createEncryptedPdf } from './pdf/testing/encrypted-pdf';

async function* pieces(bytes: Buffer, size = 65_536): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield new Uint8Array(bytes.subarray(at, at + size));
}

const fileOf = (name: string) => readFileSync(new URL(`./pdf/testing/files/${name}.pdf`, import.meta.url));
const text = (content: string) => Buffer.from(content, 'latin1');
const object = (body: string) => text(`%PDF-1.7\n1 0 obj\n${body}\nendobj\n%%EOF\n`);

function packed(
  objects: string,
  { keys = '', update = '', offsets = [0], compress = deflated } = {},
): Buffer {
  const header = `${offsets.map((offset, index) => `${index + 7} ${offset}`).join(' ')} `;
  const data = compress(text(header + objects));
  const streamDictionary = `/Type/ObjStm/N ${offsets.length}/First ${header.length}${keys || '/Filter/FlateDecode'}`;
  return Buffer.concat([
    text(`%PDF-1.7\n5 0 obj\n<<${streamDictionary}/Length ${data.length}>>\nstream\n`),
    data,
    text(`\nendstream\nendobj\n${update}%%EOF\n`),
  ]);
}

const deflated = (bytes: Buffer): Buffer => deflateSync(bytes);
const plain = { keys: '/DL 1', compress: (bytes: Buffer): Buffer => bytes };
const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('DOC-03 inspectPdf (check for active content) of files that other programs wrote', () => {
  it.each<[string, PdfVerdict]>([
    ['cairo', 'inert'],
    ['chromium', 'inert'],
    ['fpdf2-attachment', 'inert'],
    ['fpdf2-plain', 'inert'],
    ['ghostscript-1.3', 'inert'],
    ['ghostscript-1.7', 'inert'],
    ['ghostscript-links', 'inert'],
    ['jspdf', 'inert'],
    ['jspdf-print', 'inert'],
    ['libtiff', 'inert'],
    ['mupdf-clean', 'inert'],
    ['mupdf-plain', 'inert'],
    ['pdf-lib', 'inert'],
    ['pdf-lib-attachment', 'inert'],
    ['pdf-lib-form', 'inert'],
    ['pdf-lib-open-page', 'inert'],
    ['pdf-lib-unpacked', 'inert'],
    ['pdfium', 'inert'],
    ['pdfkit', 'inert'],
    ['pdfkit-attachment', 'inert'],
    ['pdfkit-form', 'inert'],
    ['pillow', 'inert'],
    ['poppler-attachment', 'inert'],
    ['poppler-united', 'inert'],
    ['pypdf', 'inert'],
    ['qpdf-linearized', 'inert'],
    ['qpdf-packed', 'inert'],
    ['qpdf-packed-plain', 'inert'],
    ['qpdf-readable', 'inert'],
    ['reportlab', 'inert'],
    ['reportlab-form', 'inert'],
    ['ghostscript-launch', 'active'],
    ['ghostscript-script', 'active'],
    ['jspdf-script', 'active'],
    ['pdf-lib-launch', 'active'],
    ['pdf-lib-script', 'active'],
    ['pdf-lib-unpacked-script', 'active'],
    ['pdf-lib-xfa', 'active'],
    ['pdfkit-form-script', 'active'],
    ['pypdf-second-action-script', 'active'],
    ['pypdf-stream-script', 'active'],
    ['qpdf-packed-launch', 'active'],
    ['qpdf-packed-plain-script', 'active'],
    ['qpdf-packed-script', 'active'],
    ['jspdf-password', 'protected'],
    ['fpdf2-password', 'protected'],
    ['pdfkit-password', 'protected'],
    ['pdfkit-restricted', 'protected'],
    ['qpdf-password-packed', 'protected'],
    ['qpdf-password-rc4', 'protected'],
    ['qpdf-restricted', 'protected'],
    ['qpdf-restricted-script', 'protected'],
  ])('classifies %s.pdf as %s', async (name, verdict) => {
    const file = fileOf(name);
    for (const size of [1, 100, 65_536]) expect(await inspectPdf(pieces(file, size))).toBe(verdict);
  });
});

describe('DOC-03 inspectPdf (check for active content) of files written by hand', () => {
  const texComments = '<</Type/Page>>\n% 2 0 obj\n[615]\n% 3 0 obj\n[(HTML/JS)]\n';

  it.each<[string, Buffer, PdfVerdict]>([
    ['a title that mentions scripts', object('<</Title (HTML/JS \\) course (/Launch)) >>'), 'inert'],
    ['a comment that mentions scripts', object('<</A 1>> % /JavaScript'), 'inert'],
    ['a script in the name’s end only', object('<</A /JSON /B /XJS >>'), 'inert'],
    [
      'compressed data that looks like a script',
      object('<</Length 9>>stream\n\x01/JS (\x02\nendstream'),
      'inert',
    ],
    ['a destination to open at', object('<</OpenAction<</S/GoTo/D[3 0 R/Fit]>>>>'), 'inert'],
    ['a link to a website', object('<</A<</S/URI/URI(https://example.com/JS)>>>>'), 'inert'],
    ['strings in an object stream that mention scripts', packed('<</Title(HTML/JS)>>'), 'inert'],
    ['uncompressed object streams', packed('<</Title(HTML/JS)>>', plain), 'inert'],
    ['uncompressed object streams of pdfTeX', packed(texComments, plain), 'inert'],
    [
      'an object right after the end of an update',
      object('<<>>\nendobj\ntrailer<<>>%%EOF2 0 obj<<>>'),
      'inert',
    ],
    ['an escaped name', object('<</A<</S/J#61vaScript/J#53(x)>>>>'), 'active'],
    ['a script in an additional action', object('<</AA<</O<</S/JavaScript>>>>>>'), 'active'],
    ['a script by reference', object(`<</OpenAction 2 0 R>>\nendobj\n2 0 obj\n${SCRIPT}`), 'active'],
    ['a form of XFA', object('<</AcroForm<</XFA 3 0 R>>>>'), 'active'],
    ['rich media', object('<</Subtype/RichMedia>>'), 'active'],
    ['another file to go to', object('<</S/GoToR/F(x.pdf)>>'), 'active'],
    ['an attachment to go to', object('<</S/GoToE>>'), 'active'],
    ['a form to send', object('<</S/SubmitForm/F(https://example.com)>>'), 'active'],
    ['data to import', object('<</S/ImportData>>'), 'active'],
    ['a program to start', object('<</S/Launch/F(calc.exe)>>'), 'active'],
    ['a script in an object stream', packed(SCRIPT), 'active'],
    ['a script in an uncompressed object stream', packed(SCRIPT, plain), 'active'],
    ['an escaped script in an object stream', packed('<</S/J#53>>'), 'active'],
    [
      'an unnamed object stream',
      text(packed(SCRIPT).toString('latin1').replace('/Type/ObjStm', '')),
      'active',
    ],
    ['a script in an update', packed('<</A 1>>', { update: `9 0 obj${SCRIPT}endobj\n` }), 'active'],
    ['a script within data', object(`<</Length 99>>stream\n9 0 obj${SCRIPT}endobj\nendstream`), 'active'],
    [
      'a script behind a comment in data',
      object(`<<>>stream\n9 %\n0 %x\nobj${SCRIPT}endobj\nendstream`),
      'active',
    ],
    ['a script after a premature "endobj"', object(`<</A[1>> endobj ${SCRIPT}]>>`), 'active'],
    [
      'a script in a trailer within data',
      object(`<<>>stream\ntrailer<</Root${SCRIPT}>>\nendstream`),
      'active',
    ],
    ['a script after a text of figures', object(`<</A <28( > /B ${SCRIPT}>>`), 'active'],
    ['a script within a text that is an object', object(`(9 0 obj ${SCRIPT})`), 'unreadable'],
    ['a script within a comment that is an object', object(`% 9 0 obj ${SCRIPT}`), 'unreadable'],
    [
      'an object of an object stream within a string',
      packed(`(${SCRIPT})`, { offsets: [0, 1] }),
      'unreadable',
    ],
    [
      'an object of an object stream within an unclosed string',
      packed(`(${SCRIPT}`, { offsets: [0, 1] }),
      'unreadable',
    ],
    ['an object stream with another filter', packed('<<>>', { keys: '/Filter/LZWDecode' }), 'unreadable'],
    [
      'an object stream with two filters',
      packed('<<>>', { keys: '/Filter[/ASCIIHexDecode/FlateDecode]' }),
      'unreadable',
    ],
    [
      'an object stream with a predictor',
      packed('<<>>', { keys: '/Filter/FlateDecode/DecodeParms<</Predictor 12>>' }),
      'unreadable',
    ],
    [
      'an object stream with a duplicate key',
      packed('<<>>', { keys: '/Filter/FlateDecode/Filter null' }),
      'unreadable',
    ],
    ['an object stream with a length beyond "endstream"', packed(`endstream ${SCRIPT}`, plain), 'unreadable'],
    ['a password', createEncryptedPdf({ revision: 3, password: 'geheim' }), 'protected'],
    ['limits on printing', createEncryptedPdf({ revision: 6, references: 'stream' }), 'protected'],
    ['an encryption that no trailer names', object('<</Encrypt 9 0 R>>'), 'unreadable'],
  ])('classifies a PDF with %s as $2', async (_, bytes, verdict) => {
    for (const size of [1, 100, 65_536]) expect(await inspectPdf(pieces(bytes, size))).toBe(verdict);
  });
});

describe('inspectPdf (check for active content) of damaged and hostile files', () => {
  const LARGE_FILE_BYTES = 20 * 1024 * 1024;
  const MAX_MS = 20_000;
  const repeated = (part: string) =>
    text(`%PDF-1.7\n1 0 obj\n${part.repeat(Math.ceil(LARGE_FILE_BYTES / part.length))}`);

  it.each<[string, Buffer, PdfVerdict]>([
    ['20 MB of data', repeated('\x00/JS (\xff\x10(').fill(text('<<>>stream\n\x01/JS('), 17), 'inert'],
    ['20 MB of trailers', repeated(`endobj trailer${' '.repeat(190)}`), 'inert'],
    ['4 MB of open texts', repeated('(1 0 obj ').subarray(0, LARGE_FILE_BYTES / 5), 'unreadable'],
    ['4 MB of open dictionaries', repeated('<<').subarray(0, LARGE_FILE_BYTES / 5), 'unreadable'],
    ['10,000 objects', Buffer.concat(Array<Buffer>(10_000).fill(object('<</Kids[1 0 R]>>'))), 'inert'],
    [
      'objects that unpack to too much',
      Buffer.concat(Array<Buffer>(9).fill(packed(' '.repeat(8e6)))),
      'unreadable',
    ],
    ['references in a loop', object('<</Length 1 0 R/Next 1 0 R/Extends 1 0 R>>'), 'inert'],
    ['a wrong length', object('<</Length 99999999>>stream\nx\nendstream'), 'inert'],
  ])(
    'the check of %s ends in time and does not block concurrent requests',
    async (_, bytes, verdict) => {
      let turns = 0;
      let isDone = false;
      const count = () => {
        turns += 1;
        if (!isDone) setImmediate(count);
      };
      count();
      expect(await inspectPdf(pieces(bytes))).toBe(verdict);
      isDone = true;
      expect(turns).toBeGreaterThanOrEqual(Math.floor(bytes.length / (128 * 1024)));
    },
    MAX_MS,
  );

  it('classifies a truncated file of any length without an error', async () => {
    const file = fileOf('qpdf-packed-plain-script');
    for (let end = 0; end < file.length; end += 37) {
      expect(['inert', 'active', 'unreadable']).toContain(await inspectPdf(pieces(file.subarray(0, end))));
    }
  });
});
