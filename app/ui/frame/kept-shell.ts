import { useEffect, useState } from 'react';
import type { FrameData } from './frame-data';

const NAME = 'portal_configuration';
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** Deployment data that a page shows when the server cannot answer. It holds nothing about a visitor. */
export type Shell = Pick<FrameData, 'partnerName' | 'legalName' | 'support' | 'legalLinks'> & {
  theme: Record<string, string>;
};

/** Keeps the last good copy in this browser for 30 days (SHELL-22). A browser that keeps nothing does without. */
export function keepShell(shell: Shell, now: number): void {
  try {
    localStorage.setItem(NAME, JSON.stringify({ savedAt: now, shell }));
  } catch {
    // Storage is full or not allowed.
  }
}

/** The copy, unless there is none, or it is too old, or none of ours. */
export function keptShell(now: number): Shell | null {
  try {
    const { savedAt, shell }: { savedAt: unknown; shell: unknown } = JSON.parse(
      localStorage.getItem(NAME) ?? '',
    );
    const young = typeof savedAt === 'number' && savedAt <= now && now - savedAt < LIFETIME_MS;
    return young && isShell(shell) ? shell : null;
  } catch {
    return null;
  }
}

/** Keeps what this page came with, for the day the server cannot give it. */
export function useShellKeeping(frame: FrameData | null, theme: Record<string, string>): void {
  useEffect(() => {
    if (!frame) return;
    const { partnerName, legalName, support, legalLinks } = frame;
    keepShell({ partnerName, legalName, support, legalLinks, theme }, Date.now());
  }, [frame, theme]);
}

/** The kept copy, with its colours on the page, while the server has given none; null without scripts. */
export function useKeptShell(missing: boolean): Shell | null {
  const [shell, setShell] = useState<Shell | null>(null);
  useEffect(() => {
    const kept = missing ? keptShell(Date.now()) : null;
    setShell(kept);
    const { style } = document.documentElement;
    for (const [name, value] of Object.entries(kept?.theme ?? {})) style.setProperty(name, value);
  }, [missing]);
  return shell;
}

function isShell(value: unknown): value is Shell {
  const shell = value as Shell | null;
  const texts = [shell?.partnerName, shell?.legalName];
  const parts = [shell?.support, shell?.legalLinks, shell?.theme];
  return (
    texts.every((text) => typeof text === 'string') &&
    parts.every((part) => typeof part === 'object' && part !== null && hasOnlyTexts(part))
  );
}

const hasOnlyTexts = (part: object) =>
  Object.values(part).every((member) => member === null || typeof member === 'string');
