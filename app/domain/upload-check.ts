import { type FileKind, kindByName, realKind } from './file-kinds';

export interface UploadLimits {
  kinds: readonly FileKind[];
  /** Bytes (D-52). */
  maxBytes: number;
}

/** Why a file is not taken; the names are keys of the texts. */
export const FILE_PROBLEMS = [
  'noFile',
  'noName',
  'typeNotAllowed',
  'heic',
  'empty',
  'tooLarge',
  'contentDiffers',
  'passwordNeeded',
  'unreadable',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** What speaks against a file (`name` as kept, `size` in bytes if known) before any byte is read (D-52); null for nothing. */
export function fileProblem(
  { name, size }: { name: string; size: number | null },
  { maxBytes }: Pick<UploadLimits, 'maxBytes'>,
): FileProblem | null {
  if (name === '') return 'noName';
  if (size === 0) return 'empty';
  return size !== null && size > maxBytes ? 'tooLarge' : null;
}

/** The kind under which a file is taken (DOC-04), or why it is not. @param found media type that its first bytes show */
export function allowedKind(
  name: string,
  found: string | undefined,
  kinds: UploadLimits['kinds'],
): { kind: FileKind } | { problem: FileProblem } {
  const kind = realKind(name, found);
  if (kind !== undefined && kinds.includes(kind)) return { kind };
  if (found?.startsWith('image/hei') && wantsJpeg(kinds)) return { problem: 'heic' };
  const claimed = kindByName(name);
  const isClaimAllowed = claimed !== undefined && kinds.includes(claimed);
  return { problem: isClaimAllowed ? 'contentDiffers' : 'typeNotAllowed' };
}

/** Whether a photo in an iPhone's own format is not taken as it is, but would be as JPEG (DOC-04). */
export function wantsJpeg(kinds: UploadLimits['kinds']): boolean {
  return !kinds.includes('image/heic') && kinds.includes('image/jpeg');
}
