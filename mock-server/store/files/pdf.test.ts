import { describe, expect, test } from 'vitest';
import { createTextPdf } from './pdf';

const read = (pdf: Buffer) => pdf.toString('latin1');

describe('createTextPdf', () => {
  const pdf = read(createTextPdf('Vertrag (neu)', ['Zinssatz: 5 %', 'Müller & Söhne', 'Łódź, 3 €', 'a\\b']));

  test('writes a cross-reference table at the stated position with correct offsets', () => {
    const start = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(pdf)?.[1]);
    expect(pdf.slice(start, start + 5)).toBe('xref\n');
    const offsets = [...pdf.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, offset]) =>
      Number(offset),
    );
    expect(offsets.length).toBe(5);
    offsets.forEach((offset, index) => {
      expect(pdf.slice(offset).startsWith(`${index + 1} 0 obj\n`)).toBe(true);
    });
  });

  test('states the length of its streams', () => {
    for (const [, length, stream] of pdf.matchAll(/\/Length (\d+) >>\nstream\n([\s\S]*?)\nendstream/g)) {
      expect(stream?.length).toBe(Number(length));
    }
  });

  test('encodes the characters of its font and escapes special characters', () => {
    expect(pdf).toContain('(Vertrag \\(neu\\))');
    expect(pdf).toContain('(M\u00fcller & S\u00f6hne)');
    expect(pdf).toContain('(L\u00f3dz, 3 \u0080)');
    expect(pdf).toContain('(a\\\\b)');
  });

  test('continues on a new page and breaks long lines and words', () => {
    const long = read(
      createTextPdf(
        '',
        [...Array(100).keys()].map((line) => `Zeile ${line}`),
      ),
    );
    expect(long).toContain('/Count 3');
    expect(long).toContain('(Zeile 99)');
    const words = read(createTextPdf('', ['Wort '.repeat(40), 'x'.repeat(200)]));
    for (const [, line] of words.matchAll(/\(([^)]*)\) Tj T\*/g))
      expect(line?.length).toBeLessThanOrEqual(84);
  });

  test('creates the same bytes for the same text, even if empty', () => {
    expect(createTextPdf('', [])).toEqual(createTextPdf('', []));
  });
});
