import { detectFileKind, type FileKind, findKindByName } from './file-kinds';

export interface UploadLimits {
  kinds: readonly FileKind[];
  maxBytes: number;
}

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

export function findFileProblem(
  { name, size }: { name: string; size: number | null },
  { maxBytes }: Pick<UploadLimits, 'maxBytes'>,
): FileProblem | null {
  if (name === '') return 'noName';
  if (size === 0) return 'empty';
  return size !== null && size > maxBytes ? 'tooLarge' : null;
}

/** DOC-04. @param found media type that the first bytes show */
export function findAllowedKind(
  name: string,
  found: string | undefined,
  kinds: UploadLimits['kinds'],
): { kind: FileKind } | { problem: FileProblem } {
  const kind = detectFileKind(name, found);
  if (kind !== undefined && kinds.includes(kind)) return { kind };
  if (found?.startsWith('image/hei') && acceptsOnlyJpeg(kinds)) return { problem: 'heic' };
  const claimed = findKindByName(name);
  const isClaimAllowed = claimed !== undefined && kinds.includes(claimed);
  return { problem: isClaimAllowed ? 'contentDiffers' : 'typeNotAllowed' };
}

export function acceptsOnlyJpeg(kinds: UploadLimits['kinds']): boolean {
  return !kinds.includes('image/heic') && kinds.includes('image/jpeg');
}
