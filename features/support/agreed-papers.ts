import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type PaperPicture, pictureFile, readPicture } from './paper-picture';

/** The pictures of papers that are agreed. */
const AGREED = 'features/papers';
/** Those of the last run, which `npm run features:agree` takes over. */
const FOUND = '.reports/features/papers';
/** How they differ from those that are agreed. */
const DIFFERENCES = '.reports/features/paper-differences';

/** The file of a paper's picture. @param paper as a scenario calls it, "offer in German" */
const paperFile = (paper: string) => `${paper.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.webp`;

/** The agreed picture of a paper; null when none is. */
export async function agreedPaper(paper: string): Promise<PaperPicture | null> {
  const path = join(AGREED, paperFile(paper));
  return existsSync(path) ? readPicture(path) : null;
}

/** Keeps the picture of this run, so that it can be agreed. */
export async function keepPaper(paper: string, found: PaperPicture): Promise<void> {
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, paperFile(paper)), await pictureFile(found));
}

/** Keeps a picture of how a paper differs, for whoever looks why. Gives its path. */
export function keepDifference(paper: string, picture: Buffer): string {
  mkdirSync(DIFFERENCES, { recursive: true });
  const path = join(DIFFERENCES, paperFile(paper).replace(/webp$/, 'png'));
  writeFileSync(path, picture);
  return path;
}
