import { type FileKind, kindByName } from './file-kinds';

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
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/** What speaks against a file (`name` as kept, `size` in bytes if known) before any byte is sent (DOC-04, D-52); null for nothing. */
export function fileProblem(
  { name, size }: { name: string; size: number | null },
  { kinds, maxBytes }: UploadLimits,
): FileProblem | null {
  if (name === '') return 'noName';
  const kind = kindByName(name);
  if (kind === undefined || !kinds.includes(kind)) {
    return kind === 'image/heic' && wantsJpeg(kinds) ? 'heic' : 'typeNotAllowed';
  }
  if (size === 0) return 'empty';
  return size !== null && size > maxBytes ? 'tooLarge' : null;
}

/** Whether a photo in an iPhone's own format is not taken as it is, but would be as JPEG (DOC-04). */
export function wantsJpeg(kinds: UploadLimits['kinds']): boolean {
  return !kinds.includes('image/heic') && kinds.includes('image/jpeg');
}
