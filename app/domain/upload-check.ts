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

/** DOC-04. @param detectedType media type that the first bytes show */
export function findAllowedKind(
  name: string,
  detectedType: string | undefined,
  kinds: UploadLimits['kinds'],
): { kind: FileKind } | { problem: FileProblem } {
  const kind = detectFileKind(name, detectedType);
  if (kind !== undefined && kinds.includes(kind)) return { kind };
  if (detectedType?.startsWith('image/hei') && acceptsOnlyJpeg(kinds)) return { problem: 'heic' };
  const claimedKind = findKindByName(name);
  const isClaimAllowed = claimedKind !== undefined && kinds.includes(claimedKind);
  return { problem: isClaimAllowed ? 'contentDiffers' : 'typeNotAllowed' };
}

export function acceptsOnlyJpeg(kinds: UploadLimits['kinds']): boolean {
  return !kinds.includes('image/heic') && kinds.includes('image/jpeg');
}
