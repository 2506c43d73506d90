import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePicture, type PdfPicture, readPicture } from './pdf-picture';

const AGREED_FOLDER = 'features/papers';
const FOUND_FOLDER = '.reports/features/papers';
const DIFFERENCE_FOLDER = '.reports/features/paper-differences';

const paperFileName = (paperName: string) => `${paperName.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.webp`;

export async function readAgreedPdf(paperName: string): Promise<PdfPicture | null> {
  const path = join(AGREED_FOLDER, paperFileName(paperName));
  return existsSync(path) ? readPicture(path) : null;
}

export async function saveFoundPdf(paperName: string, picture: PdfPicture): Promise<void> {
  mkdirSync(FOUND_FOLDER, { recursive: true });
  writeFileSync(join(FOUND_FOLDER, paperFileName(paperName)), await encodePicture(picture));
}

export function savePdfDifference(paperName: string, picture: Buffer): string {
  mkdirSync(DIFFERENCE_FOLDER, { recursive: true });
  const path = join(DIFFERENCE_FOLDER, paperFileName(paperName).replace(/webp$/, 'png'));
  writeFileSync(path, picture);
  return path;
}
