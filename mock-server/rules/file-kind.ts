const FILE_KINDS = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic', 'heif'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/zip': ['zip'],
} as const;
export type FileKind = keyof typeof FILE_KINDS;

const ORDINARY_KINDS: readonly FileKind[] = ['application/pdf', 'image/jpeg', 'image/png'];

export function parseAllowedKinds(uploadTypes: readonly string[] | undefined): readonly FileKind[] {
  if (uploadTypes === undefined) return ORDINARY_KINDS;
  const extensions = new Set(uploadTypes.map((type) => type.trim().toLowerCase().replace(/^\./, '')));
  return listKinds().filter((kind) => [kind, ...FILE_KINDS[kind]].some((name) => extensions.has(name)));
}

export function findKindByName(fileName: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return listKinds().find((kind) => FILE_KINDS[kind].some((candidate) => candidate === extension));
}

const MAGIC_NUMBERS: readonly [FileKind, readonly number[]][] = [
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/tiff', [0x49, 0x49, 0x2a, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2a]],
  // BigTIFF.
  ['image/tiff', [0x49, 0x49, 0x2b, 0x00]],
  ['image/tiff', [0x4d, 0x4d, 0x00, 0x2b]],
  ['application/zip', [0x50, 0x4b, 0x03, 0x04]],
];

const PDF_HEADER_WITHIN = 1024;

const PROGRAM_HEADER = /^(?:MZ|\x7fELF|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|\0asm)/;

const HEIF_HEADER = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

export function detectKindByContent(bytes: Uint8Array): FileKind | undefined {
  const kind = MAGIC_NUMBERS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0];
  if (kind !== undefined) return kind === 'application/zip' ? detectArchiveKind(bytes) : kind;
  const head = Buffer.from(bytes.subarray(0, PDF_HEADER_WITHIN)).toString('latin1');
  if (HEIF_HEADER.test(head)) return 'image/heic';
  return head.includes('%PDF-') && !PROGRAM_HEADER.test(head) ? 'application/pdf' : undefined;
}

/** Word for the web writes `document2.xml`. Some programs write Windows paths. */
const WORD_TEXT = /^word[\\/]document\d?\.xml$/;
const EXCEL_BOOK = /^xl[\\/]workbook\d?\.xml$/;

function detectArchiveKind(bytes: Uint8Array): FileKind | undefined {
  const names = readNamesInArchive(bytes);
  if (names === undefined) return undefined;
  if (!names.includes('[Content_Types].xml')) return 'application/zip';
  if (names.some((name) => WORD_TEXT.test(name))) {
    return 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  }
  return names.some((name) => EXCEL_BOOK.test(name))
    ? 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
    : 'application/zip';
}

const END_RECORD_SIGNATURE = 0x06054b50;
const END_RECORD_LENGTH = 22;
const MAX_COMMENT_BYTES = 65_535;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_LENGTH = 46;

function readNamesInArchive(bytes: Uint8Array): string[] | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const earliest = Math.max(0, file.length - END_RECORD_LENGTH - MAX_COMMENT_BYTES);
  let end = file.length - END_RECORD_LENGTH;
  while (end >= earliest && file.readUInt32LE(end) !== END_RECORD_SIGNATURE) end -= 1;
  if (end < earliest) return undefined;
  const count = file.readUInt16LE(end + 10);
  let offset = file.readUInt32LE(end + 16);
  const names: string[] = [];
  while (names.length < count) {
    if (offset + ENTRY_LENGTH > file.length || file.readUInt32LE(offset) !== ENTRY_SIGNATURE)
      return undefined;
    const nameLength = file.readUInt16LE(offset + 28);
    names.push(file.toString('utf8', offset + ENTRY_LENGTH, offset + ENTRY_LENGTH + nameLength));
    offset += ENTRY_LENGTH + nameLength + file.readUInt16LE(offset + 30) + file.readUInt16LE(offset + 32);
  }
  return names;
}

function listKinds(): FileKind[] {
  return Object.keys(FILE_KINDS) as FileKind[];
}
