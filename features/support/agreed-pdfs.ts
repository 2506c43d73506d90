import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePicture, type PdfPicture, readPicture } from './pdf-picture';

const AGREED_FOLDER = 'features/papers';
const FOUND_FOLDER = '.reports/features/papers';
const DIFFERENCE_FOLDER = '.reports/features/paper-differences';

const paperFileName = (paper: string) => `${paper.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.webp`;

export async function readAgreedPdf(paper: string): Promise<PdfPicture | null> {
  const path = join(AGREED_FOLDER, paperFileName(paper));
  return existsSync(path) ? readPicture(path) : null;
}

export async function saveFoundPdf(paper: string, picture: PdfPicture): Promise<void> {
  mkdirSync(FOUND_FOLDER, { recursive: true });
  writeFileSync(join(FOUND_FOLDER, paperFileName(paper)), await encodePicture(picture));
}

export function savePdfDifference(paper: string, picture: Buffer): string {
  mkdirSync(DIFFERENCE_FOLDER, { recursive: true });
  const path = join(DIFFERENCE_FOLDER, paperFileName(paper).replace(/webp$/, 'png'));
  writeFileSync(path, picture);
  return path;
}
