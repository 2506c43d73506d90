import {
  findKindByFirstBytes,
  findKindByName,
  isArchive,
  MAX_PDF_HEADER_OFFSET,
  toFileNameOfKind,
} from '~/domain/file-kinds';
import { addTimeToFileName, sanitizeFileName } from '~/domain/file-name';
import { type FileProblem, findAllowedKind, findFileProblem, type UploadLimits } from '~/domain/upload-check';
import { needsConversion } from './heic-photo';

export interface ChosenFile {
  name: string;
  problem?: FileProblem;
  /** True for photos that browsers cannot show. */
  mustConvert?: boolean;
}

/** Null if the file was changed, moved or deleted since the user chose it. */
export async function readFirstBytes(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, MAX_PDF_HEADER_OFFSET).arrayBuffer());
  } catch {
    return null;
  }
}

export async function readChosenFile(file: File, limits: UploadLimits): Promise<ChosenFile> {
  const name = sanitizeFileName(file.name);
  const fallback = { name: addTimeToFileName(name, new Date()) };
  const problem = findFileProblem({ name, size: file.size }, limits);
  if (problem !== null) return { ...fallback, problem };
  const firstBytes = await readFirstBytes(file);
  // Dropped folders are unreadable too.
  if (firstBytes === null)
    return { ...fallback, problem: findKindByName(name) ? 'unreadable' : 'typeNotAllowed' };
  const detectedKind = findKindByFirstBytes(firstBytes);
  if (needsConversion(file, detectedKind, limits)) return { ...fallback, problem: 'heic', mustConvert: true };
  // Only the whole archive shows whether it is an office file.
  if (detectedKind === 'application/zip' && limits.kinds.some(isArchive)) return fallback;
  const result = findAllowedKind(name, detectedKind, limits.kinds);
  if ('problem' in result) return { ...fallback, problem: result.problem };
  return { name: addTimeToFileName(toFileNameOfKind(name, result.kind), new Date()) };
}
