import { createTextPdf } from '../store/files/pdf';

export const PDF_FILE = createTextPdf('Bilanz', ['Summe der Aktiva']);

export const PNG_FILE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]);

export function createZip(names: readonly string[], comment = '', { extra = '', note = '' } = {}): Buffer {
  const files: Buffer[] = [];
  const directoryEntries: Buffer[] = [];
  let offset = 0;
  for (const name of names) {
    const bytes = Buffer.from(name);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(bytes.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(bytes.length, 28);
    entry.writeUInt16LE(extra.length, 30);
    entry.writeUInt16LE(note.length, 32);
    entry.writeUInt32LE(offset, 42);
    files.push(local, bytes);
    directoryEntries.push(entry, bytes, Buffer.from(extra + note));
    offset += local.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(names.length, 8);
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(Buffer.concat(directoryEntries).length, 12);
  end.writeUInt32LE(offset, 16);
  end.writeUInt16LE(comment.length, 20);
  return Buffer.concat([...files, ...directoryEntries, end, Buffer.from(comment)]);
}
