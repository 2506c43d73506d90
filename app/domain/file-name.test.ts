import { describe, expect, it } from 'vitest';
import { safeFileName } from './file-name';

describe('safeFileName', () => {
  it.each([
    ['Bilanz 2024.pdf', 'Bilanz 2024.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\Katrin\\Bilanz.pdf', 'Bilanz.pdf'],
    ['Bi\u0000lan\u001Fz\r\n.pdf', 'Bilanz.pdf'],
    ['Rechnung\u202Efdp.exe', 'Rechnungfdp.exe'],
    ['\u2066Bilanz\u2069\u200F.pdf', 'Bilanz.pdf'],
    ['Übersicht.pdf'.normalize('NFD'), 'Übersicht.pdf'],
    ['  Bilanz.pdf  ', 'Bilanz.pdf'],
    ['Bilanz\uD83D.pdf', 'Bilanz.pdf'],
    ['Kundenliste 🏭.pdf', 'Kundenliste 🏭.pdf'],
    ['..', ''],
    ['', ''],
    ['ordner/', ''],
    [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(251)}.pdf`],
    ['🏭'.repeat(300), '🏭'.repeat(255)],
  ])('DOC-04 makes of %j %j', (given, kept) => {
    expect(safeFileName(given)).toBe(kept);
  });
});
