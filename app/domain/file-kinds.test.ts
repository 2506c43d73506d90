import { describe, expect, it } from 'vitest';
import { acceptOf, allowedKinds, kindByName, kindLabel, mayBe } from './file-kinds';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('DOC-04 allowedKinds', () => {
  it.each([
    [null, 'PDF JPG PNG'],
    [['application/pdf', DOCX, 'image/jpeg'], 'PDF DOCX JPG'],
    [['.PDF', 'jpeg', ' png '], 'PDF JPG PNG'],
    [['exe', 'text/html'], ''],
    [['svg', 'image/svg+xml', 'html', 'xml'], ''],
    [[], ''],
  ])('of %j are %j', (listed, labels) => {
    expect(allowedKinds(listed).map(kindLabel).join(' ')).toBe(labels);
  });

  it('tell a file input what to offer', () => {
    expect(acceptOf(['application/pdf', 'image/jpeg'])).toBe('.pdf,application/pdf,.jpg,.jpeg,image/jpeg');
  });
});

describe('DOC-04 a file is what its name and its beginning say', () => {
  it.each([
    ['Bilanz.pdf', 'application/pdf'],
    ['Bilanz.PDF', 'application/pdf'],
    ['Foto.jpeg', 'image/jpeg'],
    ['Bilanz.pdf.exe', undefined],
    ['pdf', undefined],
    ['Bilanz.', undefined],
  ])('%j claims %j', (name, kind) => {
    expect(kindByName(name)).toBe(kind);
  });

  it.each([
    ['application/pdf', 'application/pdf', true],
    ['application/pdf', 'image/png', false],
    ['application/pdf', 'application/zip', false],
    ['application/pdf', undefined, false],
    [DOCX, 'application/zip', true],
    [DOCX, 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', false],
    ['application/zip', DOCX, false],
  ] as const)('%j may look like %j: %j', (claimed, found, expected) => {
    expect(mayBe(claimed, found)).toBe(expected);
  });
});
