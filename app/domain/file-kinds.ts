/** Kinds of files that documents come as, by media type, with the extensions that claim them; the first one names the kind. */
const EXTENSIONS = {
  'application/pdf': ['pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/tiff': ['tif', 'tiff'],
  'image/heic': ['heic', 'heif'],
  'application/zip': ['zip'],
} as const;

/** A media type of the kinds above. */
export type FileKind = keyof typeof EXTENSIONS;

// The keys are those of the literal above; the standard library does not say so.
const KINDS = Object.keys(EXTENSIONS) as FileKind[];

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

/** Whether a file whose first bytes look like `found` may be what its name claims (DOC-04). */
export function mayBe(claimed: FileKind, found: string | undefined): boolean {
  if (found === claimed) return true;
  return found === 'application/zip' && ARCHIVES.includes(claimed);
}
