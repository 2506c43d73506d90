import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const AGREED = 'features/accessibility';
const FOUND = '.reports/features';

type Kind = 'trees' | 'transcripts';

export const AGREE_SETTING = 'AGREE_TREES';

export const listAgreedFiles = (kind: Kind): string[] => readdirSync(join(AGREED, kind));

export function treeFileName(screen: string, device: string): string {
  const words = [screen.replace(/^the /, ''), ...(device === 'desk' ? [] : [`on a ${device}`])];
  return `${words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}.yml`;
}

export function readAgreedText(kind: Kind, file: string): string | null {
  const path = join(AGREED, kind, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

export function saveAgreedText(kind: Kind, file: string, text: string): void {
  mkdirSync(join(FOUND, kind), { recursive: true });
  writeFileSync(join(FOUND, kind, file), text);
}
