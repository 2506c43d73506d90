import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The trees that are agreed, one file for each screen. */
export const AGREED = 'features/accessibility/trees';
/** The trees of the last run, which `npm run features:agree` takes over. */
const FOUND = '.reports/features/trees';

/** Set while trees are agreed: none is compared. */
export const AGREEING = 'AGREE_TREES';

/** Files of trees that are agreed. */
export const agreedFiles = (): string[] => readdirSync(AGREED);

/** The file of a screen's tree. @param device on which it is looked at, as `desk` */
export function treeFile(screen: string, device: string): string {
  const words = [screen.replace(/^the /, ''), ...(device === 'desk' ? [] : [`on a ${device}`])];
  return `${words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}.yml`;
}

/** The agreed tree of a screen; null when none is. */
export function agreedTree(file: string): string | null {
  const path = join(AGREED, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Keeps the tree of this run, so that it can be agreed. */
export function keepTree(file: string, tree: string): void {
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, file), tree);
}
