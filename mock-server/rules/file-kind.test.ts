import { describe, expect, test } from 'vitest';
import { createZip } from '../testing/files';
import { detectKindByContent, findKindByName, parseAllowedKinds } from './file-kind';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

test.each([
  ['Bilanz.pdf', 'application/pdf'],
  ['BILANZ.PDF', 'application/pdf'],
  ['scan.jpg', 'image/jpeg'],
  ['scan.JPEG', 'image/jpeg'],
  ['scan.jfif', 'image/jpeg'],
  ['scan.PJPEG', 'image/jpeg'],
  ['scan.png', 'image/png'],
  ['IMG_0815.HEIC', 'image/heic'],
  ['fax.tif', 'image/tiff'],
  ['plan.docx', DOCX],
  ['plan.xlsx', XLSX],
  ['alles.zip', 'application/zip'],
  ['Bilanz.pdf.exe', undefined],
  ['Bilanz', undefined],
  ['pdf', undefined],
  ['Bilanz.pdf.', undefined],
  ['bild.svg', undefined],
])('DOC-04 findKindByName returns for the name %s the type %s', (name, kind) => {
  expect(findKindByName(name)).toBe(kind);
});

const bytes = (...start: number[]) => Uint8Array.from([...start, ...new Array(40).fill(0)]);
const text = (content: string) => Buffer.from(content, 'latin1');

describe('DOC-04 detectKindByContent', () => {
  test.each<[string, Uint8Array, string]>([
    ['a PDF', text('%PDF-1.7\n…'), 'application/pdf'],
    ['a PDF after a line break', text('\n%PDF-1.7'), 'application/pdf'],
    ['a PDF after printer commands', text('\x1b%-12345X@PJL\r\n%PDF-1.7'), 'application/pdf'],
    ['a PDF after PostScript', text('%!PS-Adobe-3.0\n%PDF-1.7'), 'application/pdf'],
    ['a PDF whose header ends at byte 1,024', text(`${' '.repeat(1019)}%PDF-1.7`), 'application/pdf'],
    ['a picture that mentions a PDF', text('\xff\xd8\xff\xe0 %PDF-1.7'), 'image/jpeg'],
    ['a photo of an iPhone', text('\0\0\0\x18ftypheic'), 'image/heic'],
    ['another photo of the HEIF family', text('\0\0\0\x18ftypmif1'), 'image/heic'],
    ['a JPEG', bytes(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
    ['a PNG', bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
    ['a TIFF', bytes(0x49, 0x49, 0x2a, 0x00), 'image/tiff'],
    ['a TIFF of the other order', bytes(0x4d, 0x4d, 0x00, 0x2a), 'image/tiff'],
    ['a Word file', createZip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']), DOCX],
    ['a Word file of the web', createZip(['[Content_Types].xml', 'word/document2.xml']), DOCX],
    ['a file with Windows paths', createZip(['[Content_Types].xml', 'xl\\workbook.xml']), XLSX],
    ['an Excel file', createZip(['docProps/app.xml', 'xl/workbook.xml', '[Content_Types].xml']), XLSX],
    ['another office file', createZip(['[Content_Types].xml', 'ppt/presentation.xml']), 'application/zip'],
    ['an archive', createZip(['readme.txt', 'word/document.xml']), 'application/zip'],
    [
      'a Word file with extra fields in its entries',
      createZip(['a.xml', '[Content_Types].xml', 'word/document.xml'], '', {
        extra: 'times',
        note: 'made by hand',
      }),
      DOCX,
    ],
    ['an archive with a comment', createZip(['a.txt'], 'x'.repeat(500)), 'application/zip'],
    ['an archive with the longest comment', createZip(['a.txt'], 'x'.repeat(65_535)), 'application/zip'],
  ])('recognises %s', (_, content, kind) => {
    expect(detectKindByContent(content)).toBe(kind);
  });

  test.each<[string, Uint8Array]>([
    ['a PDF whose header ends at byte 1,025', text(`${' '.repeat(1020)}%PDF-1.7`)],
    ['a program that mentions a PDF', text('MZ %PDF-1.7')],
    ['the beginning of a PNG', Uint8Array.from([0x89, 0x50, 0x4e])],
    ['a web page', text('<!doctype html><script>alert(1)</script>')],
    ['a program', text('MZ\u0090')],
    ['an empty file', new Uint8Array()],
    ['an archive without its end', createZip(['a.txt']).subarray(0, 30)],
    ['an archive with an invalid directory offset', brokenArchive()],
    ['an archive that states more files than it contains', archiveWithWrongCount()],
  ])('returns undefined for %s', (_, content) => {
    expect(detectKindByContent(content)).toBeUndefined();
  });
});

function brokenArchive(): Uint8Array {
  const archive = createZip(['a.txt']);
  archive.writeUInt32LE(0xffffffff, archive.length - 6);
  return archive;
}

function archiveWithWrongCount(): Uint8Array {
  const archive = createZip(['a.txt'], 'x'.repeat(100));
  archive.writeUInt16LE(2, archive.length - 112);
  return archive;
}

test.each([
  [undefined, ['application/pdf', 'image/jpeg', 'image/png']],
  [[], []],
  [['application/pdf'], ['application/pdf']],
  [
    ['.PDF', ' jpg '],
    ['application/pdf', 'image/jpeg'],
  ],
  [['application/x-nobody-knows'], []],
  [
    [DOCX, 'xlsx'],
    [DOCX, XLSX],
  ],
])('DOC-04 parseAllowedKinds for the setting %j returns the types %j', (listed, kinds) => {
  expect(parseAllowedKinds(listed)).toEqual(kinds);
});
