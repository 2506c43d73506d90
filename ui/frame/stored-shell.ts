import { useEffect, useState } from 'react';
import type { FrameData } from './frame-data';

const STORAGE_KEY = 'portal_configuration';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Error pages use this data while the server is unreachable. Contains no visitor data. */
export type StoredShell = Pick<FrameData, 'partnerName' | 'legalName' | 'support' | 'legalLinks'> & {
  theme: Record<string, string>;
};

export function saveShell(shell: StoredShell, now: number): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify({ savedAt: now, shell }));
  } catch {}
}

export function readStoredShell(now: number): StoredShell | null {
  try {
    const { savedAt, shell }: { savedAt: unknown; shell: unknown } = JSON.parse(
      localStorage.getItem(STORAGE_KEY) ?? '',
    );
    const isFresh = typeof savedAt === 'number' && savedAt <= now && now - savedAt < LIFETIME_MS;
    return isFresh && isShell(shell) ? shell : null;
  } catch {
    return null;
  }
}

/** @param colours CSS declarations of the partner's colours */
export function useShellStorage(frame: FrameData | null, colours: string): void {
  useEffect(() => {
    if (!frame) return;
    const { partnerName, legalName, support, legalLinks } = frame;
    const theme = Object.fromEntries(colours.split(';').map((declaration) => declaration.split(':', 2)));
    saveShell({ partnerName, legalName, support, legalLinks, theme }, Date.now());
  }, [frame, colours]);
}

export function useStoredShell(isMissing: boolean): StoredShell | null {
  const [shell, setShell] = useState<StoredShell | null>(null);
  useEffect(() => {
    const storedShell = isMissing ? readStoredShell(Date.now()) : null;
    setShell(storedShell);
    const { style } = document.documentElement;
    const colours = Object.entries(storedShell?.theme ?? {});
    for (const [name, value] of colours) style.setProperty(name, value);
    return () => {
      for (const [name] of colours) style.removeProperty(name);
    };
  }, [isMissing]);
  return shell;
}

function isShell(value: unknown): value is StoredShell {
  const shell = value as StoredShell | null;
  const texts = [shell?.partnerName, shell?.legalName];
  const parts = [shell?.support, shell?.legalLinks, shell?.theme];
  return (
    texts.every((text) => typeof text === 'string') &&
    parts.every((part) => typeof part === 'object' && part !== null && hasOnlyTexts(part))
  );
}

const hasOnlyTexts = (part: object) =>
  Object.values(part).every((member) => member === null || typeof member === 'string');
