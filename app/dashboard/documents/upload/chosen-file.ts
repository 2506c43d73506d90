import { isArchive, kindByHead, kindByName, nameOfKind, PDF_HEADER_WITHIN } from '~/domain/file-kinds';
import { distinctFileName, safeFileName } from '~/domain/file-name';
import { allowedKind, type FileProblem, fileProblem, type UploadLimits } from '~/domain/upload-check';
import { needsConversion } from './heic-photo';

export interface ChosenFile {
  name: string;
  problem?: FileProblem;
  /** See `asJpeg`. */
  isForeign?: boolean;
}

/** Null if the file was changed, moved or deleted since the user chose it. */
export async function readHead(file: Blob): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, PDF_HEADER_WITHIN).arrayBuffer());
  } catch {
    return null;
  }
}

/** DOC-04 */
export async function readChosen(file: File, limits: UploadLimits): Promise<ChosenFile> {
  const name = safeFileName(file.name);
  const fallback = { name: distinctFileName(name, new Date()) };
  const problem = fileProblem({ name, size: file.size }, limits);
  if (problem !== null) return { ...fallback, problem };
  const head = await readHead(file);
  // Dropped folders are unreadable too.
  if (head === null) return { ...fallback, problem: kindByName(name) ? 'unreadable' : 'typeNotAllowed' };
  const found = kindByHead(head);
  if (needsConversion(file, found, limits)) return { ...fallback, problem: 'heic', isForeign: true };
  // Only the whole archive shows whether it is an office file.
  if (found === 'application/zip' && limits.kinds.some(isArchive)) return fallback;
  const taken = allowedKind(name, found, limits.kinds);
  if ('problem' in taken) return { ...fallback, problem: taken.problem };
  return { name: distinctFileName(nameOfKind(name, taken.kind), new Date()) };
}
