const EXTENSIONS = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'image/jpeg': ['jpg', 'jpeg', 'jfif', 'jpe', 'pjpeg', 'pjp'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic', 'heif'],
  'application/zip': ['zip'],
} as const;

export type FileKind = keyof typeof EXTENSIONS;

const KINDS = Object.keys(EXTENSIONS) as FileKind[];

export function isFileKind(mediaType: string): mediaType is FileKind {
  return Object.hasOwn(EXTENSIONS, mediaType);
}

const DEFAULT_KINDS: readonly FileKind[] = ['application/pdf', 'image/jpeg', 'image/png'];

export function parseAllowedKinds(configuredNames: readonly string[] | null): FileKind[] {
  if (configuredNames === null) return [...DEFAULT_KINDS];
  const nameSet = new Set(configuredNames.map((entry) => entry.trim().toLowerCase().replace(/^\./, '')));
  return KINDS.filter((kind) => [kind, ...EXTENSIONS[kind]].some((name) => nameSet.has(name)));
}

export function findKindByName(fileName: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return KINDS.find((kind) => EXTENSIONS[kind].some((knownExtension) => knownExtension === extension));
}

export function fileKindLabel(kind: FileKind): string {
  return EXTENSIONS[kind][0].toUpperCase();
}

export function toAcceptAttribute(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => [...EXTENSIONS[kind].map((extension) => `.${extension}`), kind]).join(',');
}

/** The first bytes do not always identify these archive formats. */
const ARCHIVES: readonly FileKind[] = [
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

export function isArchive(kind: FileKind): boolean {
  return ARCHIVES.includes(kind);
}

/** DOC-04. The name decides only between archives. @param detectedType media type that the first bytes show */
export function detectFileKind(name: string, detectedType: string | undefined): FileKind | undefined {
  const claimedKind = findKindByName(name);
  if (detectedType === 'application/zip' && claimedKind !== undefined && isArchive(claimedKind))
    return claimedKind;
  return detectedType !== undefined && isFileKind(detectedType) ? detectedType : undefined;
}

const USUAL_EXTENSION_COUNT = 2;

export function toFileNameOfKind(name: string, kind: FileKind): string {
  const trimmedName = name.replace(/[.\s]+$/, '');
  const claimedKind = findKindByName(trimmedName);
  const usualExtensions: readonly string[] = EXTENSIONS[kind].slice(0, USUAL_EXTENSION_COUNT);
  const dotIndex = trimmedName.lastIndexOf('.');
  if (claimedKind === kind && usualExtensions.includes(trimmedName.slice(dotIndex + 1).toLowerCase()))
    return trimmedName;
  const shorter = trimmedName.slice(0, Math.max(0, dotIndex));
  if (findKindByName(shorter) === kind) return toFileNameOfKind(shorter, kind);
  // An unknown extension may be part of the name: `Co.KG`, `v1.2`.
  const nameWithoutExtension = claimedKind === undefined || dotIndex === 0 ? trimmedName : shorter;
  return `${nameWithoutExtension}.${EXTENSIONS[kind][0]}`;
}

/** PDF readers accept other data before the header. */
export const MAX_PDF_HEADER_OFFSET = 1024;

const PDF_HEADER = '%PDF-';

const SIGNATURES: readonly (readonly [FileKind, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['image/tiff', 'II+\0'],
  ['image/tiff', 'MM\0+'],
  ['application/zip', 'PK\x03\x04'],
];

/** Matches executable files, which may contain a PDF header. */
const PROGRAM = /^(?:MZ|\x7fELF|\xca\xfe\xba\xbe|[\xce\xcf]\xfa\xed\xfe|\0asm)/;

const HEIC_HEADER = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

export function findKindByFirstBytes(firstBytes: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...firstBytes.subarray(0, MAX_PDF_HEADER_OFFSET));
  const [kind] = SIGNATURES.find(([, signature]) => text.startsWith(signature)) ?? [];
  if (kind !== undefined) return kind;
  if (HEIC_HEADER.test(text)) return 'image/heic';
  return text.includes(PDF_HEADER) && !PROGRAM.test(text) ? 'application/pdf' : undefined;
}
