import { isMainThread } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTimeToFileName, sanitizeFileName } from './file-name';

describe('sanitizeFileName', () => {
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
    [`${'a'.repeat(251)}.pdf`, `${'a'.repeat(251)}.pdf`],
    [`${'a.tar'.repeat(60)}.pdf`, `${'a.tar'.repeat(60).slice(0, 251)}.pdf`],
  ])('DOC-04: turns $0 into $1', (originalName, cleanName) => {
    expect(sanitizeFileName(originalName)).toBe(cleanName);
  });
});

describe('addTimeToFileName', () => {
  afterEach(() => void vi.unstubAllEnvs());

  // Worker threads of mutation tests cannot change the process's time zone.
  it.runIf(isMainThread).each([
    ['Europe/Berlin', 'image 2027-01-01 00.30.00.jpg'],
    ['Asia/Kathmandu', 'image 2027-01-01 05.15.00.jpg'],
    ['Pacific/Pago_Pago', 'image 2026-12-31 12.30.00.jpg'],
  ])('names a camera picture after the local date and time: %s', (zone, name) => {
    vi.stubEnv('TZ', zone);
    expect(addTimeToFileName('image.jpg', new Date('2026-12-31T23:30:00Z'))).toBe(name);
  });

  it.each([
    ['image.jpg', 'image 2026-06-30 09.05.07.jpg'],
    ['IMAGE.HEIC', 'image 2026-06-30 09.05.07.HEIC'],
  ])('gives pictures of different moments different names: %s', (name, distinct) => {
    expect(addTimeToFileName(name, new Date(2026, 5, 30, 9, 5, 7))).toBe(distinct);
  });

  it.each(['Bilanz 2025.jpg', 'my image.jpg', 'image.jpg.pdf', 'image of us.jpg', 'image', 'image. -'])(
    'keeps a descriptive name: %s',
    (name) => {
      expect(addTimeToFileName(name, new Date())).toBe(name);
    },
  );
});
