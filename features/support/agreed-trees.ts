import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const AGREED = 'features/accessibility/trees';
const FOUND = '.reports/features/trees';

/** Set while trees are being agreed. No tree is compared then. */
export const AGREEING = 'AGREE_TREES';

export const agreedFiles = (): string[] => readdirSync(AGREED);

export function treeFile(screen: string, device: string): string {
  const words = [screen.replace(/^the /, ''), ...(device === 'desk' ? [] : [`on a ${device}`])];
  return `${words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}.yml`;
}

export function agreedTree(file: string): string | null {
  const path = join(AGREED, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

export function keepTree(file: string, tree: string): void {
  mkdirSync(FOUND, { recursive: true });
  writeFileSync(join(FOUND, file), tree);
}
