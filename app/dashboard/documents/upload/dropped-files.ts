const MAX_FILES = 200;

const SYSTEM_FILE = /^(?:\.|Thumbs\.db$|desktop\.ini$)/i;

/** Passes on the files of folders, or the folders if empty, too large or unreadable. */
export function takeDroppedFiles(
  { items, files }: DataTransfer,
  onFiles: (files: readonly File[]) => void,
): void {
  // The browser forgets both lists when the event ends.
  const allFiles = [...files];
  const entries = [...items].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (!entries.some(isFolder)) {
    onFiles(allFiles);
    return;
  }
  const collectedFiles: File[] = [];
  void collect(entries, collectedFiles).then(
    () => onFiles(collectedFiles.length > 0 ? collectedFiles : allFiles),
    () => onFiles(allFiles),
  );
}

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

/** @throws if there are too many files */
async function collect(entries: readonly FileSystemEntry[], collectedFiles: File[]): Promise<void> {
  for (const entry of entries) {
    if (isFolder(entry)) {
      const reader = entry.createReader();
      for (let part = await readEntries(reader); part.length > 0; part = await readEntries(reader))
        await collect(part, collectedFiles);
    } else if (isFile(entry) && !SYSTEM_FILE.test(entry.name)) {
      if (collectedFiles.length === MAX_FILES) throw new RangeError('Too many files');
      collectedFiles.push(await new Promise<File>((resolve, reject) => entry.file(resolve, reject)));
    }
  }
}

function readEntries(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
