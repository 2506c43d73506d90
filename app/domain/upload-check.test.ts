import { describe, expect, it } from 'vitest';
import { fileProblem } from './upload-check';

const LIMITS = { kinds: ['application/pdf', 'image/png'] as const, maxBytes: 1000 };

describe('fileProblem', () => {
  it.each([
    ['DOC-04', { name: 'Bilanz.pdf', size: 1 }, null],
    ['DOC-04', { name: 'Bilanz.exe', size: 1 }, 'typeNotAllowed'],
    ['DOC-04', { name: 'Bilanz.jpg', size: 1 }, 'typeNotAllowed'],
    ['DOC-04', { name: 'Bilanz', size: 1 }, 'typeNotAllowed'],
    ['DOC-04', { name: 'IMG_0815.HEIC', size: 1 }, 'typeNotAllowed'],
    ['DOC-04', { name: '', size: 1 }, 'noName'],
    ['D-52', { name: 'Bilanz.pdf', size: 0 }, 'empty'],
    ['D-52', { name: 'Bilanz.pdf', size: 1000 }, null],
    ['D-52', { name: 'Bilanz.pdf', size: 1001 }, 'tooLarge'],
    ['D-52', { name: 'Bilanz.pdf', size: null }, null],
  ])('%s: of %j it is %j', (_, file, problem) => {
    expect(fileProblem(file, LIMITS)).toBe(problem);
  });

  it.each(['IMG_0815.HEIC', 'IMG_0815.heif'])(
    'DOC-04: tells to save %s as JPG where that is taken',
    (name) => {
      expect(fileProblem({ name, size: 1 }, { ...LIMITS, kinds: ['image/jpeg'] })).toBe('heic');
    },
  );

  it('DOC-04: takes a photo of an iPhone as it is where the deployment does', () => {
    expect(fileProblem({ name: 'IMG_0815.heic', size: 1 }, { ...LIMITS, kinds: ['image/heic'] })).toBeNull();
  });
});
