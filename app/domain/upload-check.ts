import { type FileKind, kindByName } from './file-kinds';

/** Upload limits of a deployment. */
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
  'empty',
  'tooLarge',
  'contentDiffers',
] as const;
export type FileProblem = (typeof FILE_PROBLEMS)[number];

/**
 * What speaks against a file before any byte of it is sent (DOC-04, D-52); null when nothing does.
 *
 * @param name as it will be kept
 * @param size bytes; null when not known yet
 */
export function fileProblem(
  { name, size }: { name: string; size: number | null },
  { kinds, maxBytes }: UploadLimits,
): FileProblem | null {
  if (name === '') return 'noName';
  const kind = kindByName(name);
  if (kind === undefined || !kinds.includes(kind)) return 'typeNotAllowed';
  if (size === 0) return 'empty';
  return size !== null && size > maxBytes ? 'tooLarge' : null;
}
