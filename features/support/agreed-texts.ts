import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const AGREED_FOLDER = 'features/accessibility';
const FOUND_FOLDER = '.reports/features';

type AgreedTextKind = 'trees' | 'transcripts';

export const AGREE_SETTING = 'AGREE_TREES';

export const listAgreedFiles = (kind: AgreedTextKind): string[] => readdirSync(join(AGREED_FOLDER, kind));

export function treeFileName(screen: string, device: string): string {
  const words = [screen.replace(/^the /, ''), ...(device === 'desk' ? [] : [`on a ${device}`])];
  return `${words
    .join(' ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')}.yml`;
}

export function readAgreedText(kind: AgreedTextKind, file: string): string | null {
  const path = join(AGREED_FOLDER, kind, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

export function saveAgreedText(kind: AgreedTextKind, file: string, text: string): void {
  mkdirSync(join(FOUND_FOLDER, kind), { recursive: true });
  writeFileSync(join(FOUND_FOLDER, kind, file), text);
}
