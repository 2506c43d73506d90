import { describe, expect, it } from 'vitest';
import { findAllowedKind, findFileProblem } from './upload-check';

describe('findFileProblem (reason to refuse a file)', () => {
  it.each([
    [{ name: 'Bilanz.pdf', size: 1 }, null],
    [{ name: '', size: 1 }, 'noName'],
    [{ name: 'Bilanz.pdf', size: 0 }, 'empty'],
    [{ name: 'Bilanz.pdf', size: 1000 }, null],
    [{ name: 'Bilanz.pdf', size: 1001 }, 'tooLarge'],
    [{ name: 'Bilanz.pdf', size: null }, null],
  ])('D-52: returns for the file %j the problem %j', (file, problem) => {
    expect(findFileProblem(file, { maxBytes: 1000 })).toBe(problem);
  });
});

describe('DOC-04 findAllowedKind (type of a file, if the deployment accepts the type)', () => {
  const KINDS = ['application/pdf', 'image/png'] as const;

  it.each([
    ['Bilanz.pdf', 'application/pdf', { kind: 'application/pdf' }],
    ['Bild.png', 'application/pdf', { kind: 'application/pdf' }],
    ['Bilanz.exe', 'application/pdf', { kind: 'application/pdf' }],
    ['Bilanz', 'application/pdf', { kind: 'application/pdf' }],
    ['Bilanz.exe', 'application/x-msdownload', { problem: 'typeNotAllowed' }],
    ['Bilanz', undefined, { problem: 'typeNotAllowed' }],
    ['Bild.jpg', 'image/jpeg', { problem: 'typeNotAllowed' }],
    ['Bilanz.pdf', 'image/jpeg', { problem: 'contentDiffers' }],
    ['Bilanz.pdf', undefined, { problem: 'contentDiffers' }],
    ['IMG_0815.HEIC', 'image/heic', { problem: 'typeNotAllowed' }],
  ])('returns for the file name %j with the content %j the file type %j', (name, content, expectedKind) => {
    expect(findAllowedKind(name, content, KINDS)).toEqual(expectedKind);
  });

  it.each(['image/heic', 'image/heif', 'image/heic-sequence'])(
    'suggests saving a photo of type %s as JPG where JPG is accepted',
    (content) => {
      expect(findAllowedKind('IMG_0815.heic', content, ['image/jpeg'])).toEqual({ problem: 'heic' });
    },
  );

  it('accepts an iPhone photo if the deployment accepts iPhone photos', () => {
    expect(findAllowedKind('IMG_0815.heic', 'image/heic', ['image/heic'])).toEqual({ kind: 'image/heic' });
  });
});
