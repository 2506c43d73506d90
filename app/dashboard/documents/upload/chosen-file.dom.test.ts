// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readChosenFile } from './chosen-file';

const LIMITS = { kinds: ['application/pdf', 'image/jpeg'] as const, maxBytes: 1000 };
const file = (name: string, content: string, type = '') =>
  new File([Uint8Array.from(Buffer.from(content, 'latin1'))], name, { type });

function createUnreadableFile(name: string): File {
  const gone = file(name, '%PDF-1.7');
  gone.slice = () =>
    Object.assign(new Blob(), {
      arrayBuffer: () => Promise.reject(new DOMException('changed', 'NotReadableError')),
    });
  return gone;
}

const PDF = '%PDF-1.7';
const JPEG = '\xff\xd8\xff\xe0';

describe('DOC-04 readChosenFile (check of a chosen file in the browser)', () => {
  it.each([
    ['a PDF', file('Bilanz.pdf', PDF), { name: 'Bilanz.pdf' }],
    ['a PDF under another extension', file('Bild.png', PDF), { name: 'Bild.pdf' }],
    ['a PDF without an extension', file('Scan', `\r\n${PDF}`), { name: 'Scan.pdf' }],
    ['a JPEG of Windows', file('Foto.jfif', JPEG), { name: 'Foto.jpg' }],
    [
      'a JPEG with the name and type of a HEIC photo',
      file('IMG_0815.HEIC', JPEG, 'image/heic'),
      { name: 'IMG_0815.jpg' },
    ],
    [
      'a photo of an iPhone under another name',
      file('IMG_0815.jpg', '\0\0\0\x18ftypheic', 'image/jpeg'),
      { name: 'IMG_0815.jpg', problem: 'heic', mustConvert: true },
    ],
    [
      'a photo that only its name identifies',
      file('IMG_0815.HEIC', 'RIFF'),
      { name: 'IMG_0815.HEIC', problem: 'heic', mustConvert: true },
    ],
    ['a program', file('a.exe', 'MZ'), { name: 'a.exe', problem: 'typeNotAllowed' }],
    [
      'a file whose content differs from its extension',
      file('a.pdf', '<html>'),
      { name: 'a.pdf', problem: 'contentDiffers' },
    ],
    ['an archive', file('a.zip', 'PK\x03\x04'), { name: 'a.zip', problem: 'typeNotAllowed' }],
    ['an empty file', file('a.pdf', ''), { name: 'a.pdf', problem: 'empty' }],
    ['a file at the size limit', file('a.pdf', PDF.padEnd(1000)), { name: 'a.pdf' }],
    ['a file above the size limit', file('a.pdf', PDF.padEnd(1001)), { name: 'a.pdf', problem: 'tooLarge' }],
    ['a deleted file', createUnreadableFile('a.pdf'), { name: 'a.pdf', problem: 'unreadable' }],
    ['a folder', createUnreadableFile('Belege'), { name: 'Belege', problem: 'typeNotAllowed' }],
  ])('reads %s as $2', async (_, given, chosen) => {
    expect(await readChosenFile(given, LIMITS)).toEqual(chosen);
  });

  it('leaves an archive that may be an office file to the server', async () => {
    const kinds = ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'] as const;
    const archive = file('Plan.pdf', 'PK\x03\x04');
    expect(await readChosenFile(archive, { ...LIMITS, kinds })).toEqual({ name: 'Plan.pdf' });
  });
});
