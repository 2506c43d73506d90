import { describe, expect, it, vi } from 'vitest';
import { takeDroppedFiles } from './dropped-files';

const fileOf = (name: string) => new File(['x'], name);

interface FakeEntry {
  name: string;
  isDirectory: boolean;
  isFile: boolean;
  file?: (done: (file: File) => void, failed: (error: Error) => void) => void;
  createReader?: () => { readEntries: (done: (entries: FakeEntry[]) => void) => void };
}

const file = (name: string): FakeEntry => ({
  name,
  isDirectory: false,
  isFile: true,
  file: (done) => done(fileOf(name)),
});

/** Browsers return a folder in parts. */
const folder = (name: string, entries: FakeEntry[], part = 100): FakeEntry => ({
  name,
  isDirectory: true,
  isFile: false,
  createReader: () => {
    let read = 0;
    return {
      readEntries: (done) => {
        done(entries.slice(read, read + part));
        read += part;
      },
    };
  },
});

async function taken(...entries: FakeEntry[]): Promise<string[]> {
  const onFiles = vi.fn<(files: readonly File[]) => void>();
  const items = entries.map((entry) => ({ webkitGetAsEntry: () => entry }));
  takeDroppedFiles(
    { items, files: entries.map(({ name }) => fileOf(name)) } as unknown as DataTransfer,
    onFiles,
  );
  await vi.waitFor(() => expect(onFiles).toHaveBeenCalledOnce());
  return (onFiles.mock.calls[0]?.[0] ?? []).map(({ name }) => name);
}

describe('DOC-02 takeDroppedFiles', () => {
  it('takeDroppedFiles takes dropped files immediately', () => {
    const onFiles = vi.fn();
    const files = [fileOf('a.pdf')];
    takeDroppedFiles({ items: [], files } as unknown as DataTransfer, onFiles);
    expect(onFiles).toHaveBeenCalledExactlyOnceWith(files);
  });

  it('takeDroppedFiles takes the files of a dropped folder and of its subfolders', async () => {
    const years = folder('2025', [
      file('BWA.pdf'),
      file('.DS_Store'),
      file('Thumbs.db'),
      file('desktop.ini'),
    ]);
    expect(await taken(file('a.pdf'), folder('Akten', [years, file('Bilanz.pdf')]))).toEqual([
      'a.pdf',
      'BWA.pdf',
      'Bilanz.pdf',
    ]);
  });

  it('reads a folder that the browser returns in parts', async () => {
    const files = Array.from({ length: 150 }, (_, at) => file(`${at}.pdf`));
    expect(await taken(folder('Akten', files, 100))).toHaveLength(150);
  });

  it.each([
    ['has no files', folder('Akten', [])],
    [
      'has more than 200 files',
      folder(
        'Akten',
        Array.from({ length: 201 }, (_, at) => file(`${at}.pdf`)),
      ),
    ],
    [
      'cannot be read',
      folder('Akten', [
        { ...file('a.pdf'), file: (_: unknown, failed: (error: Error) => void) => failed(new Error()) },
      ]),
    ],
  ])('passes the whole folder on, so that the upload refuses it, if the folder %s', async (_, given) => {
    expect(await taken(given)).toEqual(['Akten']);
  });
});
