import { describe, expect, it } from 'vitest';
import {
  detectFileKind,
  fileKindLabel,
  findKindByFirstBytes,
  findKindByName,
  parseAllowedKinds,
  toAcceptAttribute,
  toFileNameOfKind,
} from './file-kinds';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

describe('DOC-04 allowed file types', () => {
  it.each([
    [null, 'PDF JPG PNG'],
    [['application/pdf', DOCX, 'image/jpeg'], 'PDF DOCX JPG'],
    [['.PDF', 'jpeg', ' png '], 'PDF JPG PNG'],
    [['exe', 'text/html'], ''],
    [['svg', 'image/svg+xml', 'html', 'xml'], ''],
    [[], ''],
  ])('allowed file types are read from %j as %j', (configuredKinds, labels) => {
    expect(parseAllowedKinds(configuredKinds).map(fileKindLabel).join(' ')).toBe(labels);
  });

  it('allowed file types define the accept attribute of a file input', () => {
    expect(toAcceptAttribute(['application/pdf', 'image/jpeg'])).toBe(
      '.pdf,application/pdf,.jpg,.jpeg,.jfif,.jpe,.pjpeg,.pjp,image/jpeg',
    );
  });
});

describe('DOC-04: findKindByName and detectFileKind (type of a file)', () => {
  it.each([
    ['Bilanz.pdf', 'application/pdf'],
    ['Bilanz.PDF', 'application/pdf'],
    ['Foto.jpeg', 'image/jpeg'],
    ['Foto.jfif', 'image/jpeg'],
    ['Foto.JFIF', 'image/jpeg'],
    ['Foto.jpe', 'image/jpeg'],
    ['Foto.pjpeg', 'image/jpeg'],
    ['Foto.jfi', undefined],
    ['Bilanz.pdf.exe', undefined],
    ['pdf', undefined],
    ['Bilanz.', undefined],
  ])('findKindByName returns for the name %j the kind %j', (name, kind) => {
    expect(findKindByName(name)).toBe(kind);
  });

  it.each([
    ['a.pdf', 'application/pdf', 'application/pdf'],
    ['a.png', 'application/pdf', 'application/pdf'],
    ['a', 'application/pdf', 'application/pdf'],
    ['a.pdf', 'application/zip', 'application/zip'],
    ['a.pdf', undefined, undefined],
    ['a.pdf', 'image/gif', undefined],
    ['a.docx', 'application/zip', DOCX],
    ['a.docx', XLSX, XLSX],
    ['a.zip', DOCX, DOCX],
  ])('detectFileKind returns for %j with the content %j the kind %j', (name, content, kind) => {
    expect(detectFileKind(name, content)).toBe(kind);
  });
});

describe('DOC-04 toFileNameOfKind', () => {
  it.each([
    ['Bilanz.pdf', 'Bilanz.pdf'],
    ['Bilanz.PDF', 'Bilanz.PDF'],
    ['Bild.png', 'Bild.pdf'],
    ['IMG_0815.HEIC', 'IMG_0815.pdf'],
    ['Bilanz.pdf.png', 'Bilanz.pdf'],
    ['Bilanz.pdf.crdownload', 'Bilanz.pdf'],
    ['Scan', 'Scan.pdf'],
    ['Scan.', 'Scan.pdf'],
    ['Bilanz.pdf.', 'Bilanz.pdf'],
    ['Holz Müller GmbH & Co.KG', 'Holz Müller GmbH & Co.KG.pdf'],
    ['Bilanz v1.2', 'Bilanz v1.2.pdf'],
    ['.png', '.png.pdf'],
  ])('renames a PDF called %j to %j', (name, renamed) => {
    expect(toFileNameOfKind(name, 'application/pdf')).toBe(renamed);
  });

  it.each([
    ['Foto.jpeg', 'Foto.jpeg'],
    ['Foto.JPG', 'Foto.JPG'],
    ['Foto.jfif', 'Foto.jpg'],
    ['Foto.PJPEG', 'Foto.jpg'],
  ])('renames a JPEG called %j to %j, an extension that every lender knows', (name, renamed) => {
    expect(toFileNameOfKind(name, 'image/jpeg')).toBe(renamed);
  });
});

describe('DOC-04 findKindByFirstBytes', () => {
  const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
  it.each([
    ['a PDF', '%PDF-1.7', 'application/pdf'],
    ['a PDF behind a line break', '\r\n%PDF-1.7', 'application/pdf'],
    ['a PDF behind a byte order mark', '\xef\xbb\xbf%PDF-1.7', 'application/pdf'],
    ['a PDF behind NUL', '\0\0%PDF-1.7', 'application/pdf'],
    ['a PDF behind printer commands', '\x1b%-12345X@PJL ENTER LANGUAGE=PDF\n%PDF-1.7', 'application/pdf'],
    ['a PDF whose header ends with the 1,024th byte', `${' '.repeat(1019)}%PDF-1.7`, 'application/pdf'],
    ['no PDF whose header ends with the 1,025th byte', `${' '.repeat(1020)}%PDF-1.7`, undefined],
    ['a picture that mentions a PDF', '\xff\xd8\xff\xe0 %PDF-1.7', 'image/jpeg'],
    ['a PNG', '\x89PNG\r\n\x1a\n', 'image/png'],
    ['a TIFF', 'II*\0', 'image/tiff'],
    ['a big-endian TIFF', 'MM\0*', 'image/tiff'],
    ['a BigTIFF', 'II+\0', 'image/tiff'],
    ['no PDF in a program that mentions a PDF', 'MZ %PDF-1.7', undefined],
    ['a photo of an iPhone', '\0\0\0\x18ftypheic', 'image/heic'],
    ['a picture of the HEIF family', '\0\0\0\x18ftypmif1', 'image/heic'],
    ['no file type in a video', '\0\0\0\x18ftypisom', undefined],
    ['an archive', 'PK\x03\x04', 'application/zip'],
    ['no file type in an HTML page', '<html>', undefined],
    ['no file type in an empty file', '', undefined],
  ])('detects %s', (_, text, kind) => {
    expect(findKindByFirstBytes(bytes(text))).toBe(kind);
  });
});
