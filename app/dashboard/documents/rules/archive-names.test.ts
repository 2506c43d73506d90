import { expect, it } from 'vitest';
import { toArchiveNames } from './archive-names';

it.each([
  [
    ['Bilanz.pdf', 'bilanz.PDF', 'Bilanz.pdf'],
    ['Bilanz.pdf', 'bilanz (2).PDF', 'Bilanz (3).pdf'],
  ],
  [
    ['Bilanz.pdf', 'Bilanz (2).pdf', 'Bilanz.pdf'],
    ['Bilanz.pdf', 'Bilanz (2).pdf', 'Bilanz (3).pdf'],
  ],
  [
    ['../../etc/passwd', '/etc/passwd', 'C:\\Temp\\Bilanz.pdf'],
    ['passwd', 'passwd (2)', 'Bilanz.pdf'],
  ],
  [
    ['..', '', '.'],
    ['document', 'document (2)', 'document (3)'],
  ],
  [
    ['con.txt', 'Konto.txt', 'a<b>|"?*.pdf', 'name. '],
    ['_con.txt', 'Konto.txt', 'a_b_____.pdf', 'name'],
  ],
  [
    ['\u202Efdp.exe', 'a\u0000b.pdf'],
    ['fdp.exe', 'ab.pdf'],
  ],
  [
    ['Übersicht.pdf', 'U\u0308bersicht.pdf'],
    ['Übersicht.pdf', 'Übersicht (2).pdf'],
  ],
])('toArchiveNames turns the file names %j into the unique, safe names %j', (given, expected) => {
  expect(toArchiveNames(given)).toEqual(expected);
});

it.each([
  ['ä', '.pdf'],
  ['🏭', '.pdf'],
  ['ü', ''],
])(
  'toArchiveNames shortens long names of %j to the 255 bytes of file systems and keeps them apart',
  (sign, extension) => {
    const [first = '', second = ''] = toArchiveNames(Array(2).fill(sign.repeat(250) + extension));
    for (const name of [first, second]) expect(Buffer.byteLength(name)).toBeLessThanOrEqual(255);
    expect(first).toMatch(new RegExp(`^${sign}{50,}${extension}$`, 'u'));
    expect(second).toMatch(new RegExp(`^${sign}{50,} \\(2\\)${extension}$`, 'u'));
  },
);

it('toArchiveNames names 20,000 files with the same name within three seconds', () => {
  const startedAt = performance.now();
  expect(toArchiveNames(Array(20_000).fill('Scan.pdf')).at(-1)).toBe('Scan (20000).pdf');
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
