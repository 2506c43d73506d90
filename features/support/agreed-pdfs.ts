import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePicture, type PdfPicture, readPicture } from './pdf-picture';

const AGREED = 'features/papers';
const FOUND = '.reports/features/papers';
const DIFFERENCES = '.reports/features/paper-differences';

const paperFile = (paper: string) => `${paper.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.webp`;

export async function readAgreedPdf(paper: string): Promise<PdfPicture | null> {
  const path = join(AGREED, paperFile(paper));
  return existsSync(path) ? readPicture(path) : null;
}

export async function saveFoundPdf(paper: string, picture: PdfPicture): Promise<void> {
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, paperFile(paper)), await encodePicture(picture));
}

export function savePdfDifference(paper: string, picture: Buffer): string {
  mkdirSync(DIFFERENCES, { recursive: true });
  const path = join(DIFFERENCES, paperFile(paper).replace(/webp$/, 'png'));
  writeFileSync(path, picture);
  return path;
}
