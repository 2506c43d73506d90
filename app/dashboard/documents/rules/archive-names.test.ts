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
