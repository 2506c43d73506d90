import { type FileKind, kindByName, realKind } from './file-kinds';

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

/** D-52 */
export function fileProblem(
  { name, size }: { name: string; size: number | null },
  { maxBytes }: Pick<UploadLimits, 'maxBytes'>,
): FileProblem | null {
  if (name === '') return 'noName';
  if (size === 0) return 'empty';
  return size !== null && size > maxBytes ? 'tooLarge' : null;
}

/** DOC-04. @param found media type detected from the first bytes */
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

export function wantsJpeg(kinds: UploadLimits['kinds']): boolean {
  return !kinds.includes('image/heic') && kinds.includes('image/jpeg');
}
