import { describe, expect, it } from 'vitest';
import { formatContentDisposition } from './content-disposition';

describe('DOC-06 formatContentDisposition (header with the file name)', () => {
  it.each([
    ['Bilanz.pdf', 'filename=Bilanz.pdf'],
    ['Übersicht 2024.pdf', `filename="Ubersicht 2024.pdf"; filename*=UTF-8''%C3%9Cbersicht%202024.pdf`],
    ['a"; x=\\b.pdf', `filename="a_; x=_b.pdf"; filename*=UTF-8''a%22%3B%20x%3D%5Cb.pdf`],
    [
      'a\r\nSet-Cookie: b.pdf',
      `filename="a__Set-Cookie: b.pdf"; filename*=UTF-8''a%0D%0ASet-Cookie%3A%20b.pdf`,
    ],
    ['(1)*.pdf', 'filename="(1)*.pdf"'],
    ['🏭.pdf', `filename=_.pdf; filename*=UTF-8''%F0%9F%8F%AD.pdf`],
    ['\uD800.pdf', 'filename=_.pdf'],
  ])('returns for the file name %j the header %s', (name, header) => {
    expect(formatContentDisposition('attachment', name)).toBe(`attachment; ${header}`);
  });
});
