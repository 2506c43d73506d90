/** Kinds of files that documents come as, by media type, with the extensions that claim them; the first one names the kind. */
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

/** A media type of the kinds above. */
export type FileKind = keyof typeof EXTENSIONS;

// The keys are those of the literal above; the standard library does not say so.
const KINDS = Object.keys(EXTENSIONS) as FileKind[];

export function isFileKind(mediaType: string): mediaType is FileKind {
  return Object.hasOwn(EXTENSIONS, mediaType);
}

/** Where a deployment does not say. */
const ORDINARY: readonly FileKind[] = ['application/pdf', 'image/jpeg', 'image/png'];

/** The kinds that a deployment's list of media types or extensions allows; unknown entries allow nothing. Null: no list. */
export function allowedKinds(listed: readonly string[] | null): FileKind[] {
  if (listed === null) return [...ORDINARY];
  const named = new Set(listed.map((entry) => entry.trim().toLowerCase().replace(/^\./, '')));
  return KINDS.filter((kind) => [kind, ...EXTENSIONS[kind]].some((name) => named.has(name)));
}

/** The kind that a file's name claims by its extension. */
export function kindByName(fileName: string): FileKind | undefined {
  const extension = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase();
  return KINDS.find((kind) => EXTENSIONS[kind].some((own) => own === extension));
}

/** A kind as people call it: PDF, DOCX. */
export function kindLabel(kind: FileKind): string {
  return EXTENSIONS[kind][0].toUpperCase();
}

/** Every extension of the kinds with its dot, and their media types: what a file input accepts. */
export function acceptOf(kinds: readonly FileKind[]): string {
  return kinds.flatMap((kind) => [...EXTENSIONS[kind].map((extension) => `.${extension}`), kind]).join(',');
}

/** Kinds that are archives: from their beginning alone they cannot always be told apart. */
const ARCHIVES: readonly FileKind[] = [
  'application/zip',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

export function isArchive(kind: FileKind): boolean {
  return ARCHIVES.includes(kind);
}

/** The kind of a file by its content, whatever its name claims (DOC-04). @param found media type that its first bytes show */
export function realKind(name: string, found: string | undefined): FileKind | undefined {
  const claimed = kindByName(name);
  if (found === 'application/zip' && claimed !== undefined && isArchive(claimed)) return claimed;
  return found !== undefined && isFileKind(found) ? found : undefined;
}

/** Extensions that a lender knows for a kind. Rarer ones are replaced. */
const USUAL = 2;

/** The name with an extension that fits the kind: `Bild.png` becomes `Bild.pdf`, `Scan` becomes `Scan.pdf`. */
export function nameOfKind(name: string, kind: FileKind): string {
  const bare = name.replace(/[.\s]+$/, '');
  const claimed = kindByName(bare);
  const usual: readonly string[] = EXTENSIONS[kind].slice(0, USUAL);
  const dot = bare.lastIndexOf('.');
  if (claimed === kind && usual.includes(bare.slice(dot + 1).toLowerCase())) return bare;
  const shorter = bare.slice(0, Math.max(0, dot));
  if (kindByName(shorter) === kind) return nameOfKind(shorter, kind);
  // The end of a name that no kind claims may be part of it: `Co.KG`, `v1.2`.
  const stem = claimed === undefined || dot === 0 ? bare : shorter;
  return `${stem}.${EXTENSIONS[kind][0]}`;
}

/** Bytes within which the header of a PDF must be complete, as readers have it. */
export const PDF_HEADER_WITHIN = 1024;

const PDF_HEADER = '%PDF-';

/** True if the header of a PDF is at the beginning, or behind what a printer or a mail program put before it. */
export function hasPdfHeader(head: Uint8Array): boolean {
  return String.fromCharCode(...head.subarray(0, PDF_HEADER_WITHIN)).includes(PDF_HEADER);
}

const SIGNATURES: readonly (readonly [FileKind, string])[] = [
  ['image/jpeg', '\xff\xd8\xff'],
  ['image/png', '\x89PNG\r\n\x1a\n'],
  ['image/tiff', 'II*\0'],
  ['image/tiff', 'MM\0*'],
  ['application/zip', 'PK\x03\x04'],
];

const HEIC = /^.{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/s;

/** The kind that a file's first 1,024 bytes show, as far as a browser needs to know it. */
export function kindByHead(head: Uint8Array): FileKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, PDF_HEADER_WITHIN));
  const [kind] = SIGNATURES.find(([, signature]) => text.startsWith(signature)) ?? [];
  if (kind !== undefined) return kind;
  if (HEIC.test(text)) return 'image/heic';
  return text.includes(PDF_HEADER) ? 'application/pdf' : undefined;
}
