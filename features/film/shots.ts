import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** What the runner of a film tells the scenario that is filmed. */
export const FILM = {
  /** Folder for the pictures. */
  folder: 'FILM_FOLDER',
  /** What the visitor's browser asks for, as `fr-FR`; empty for the scenario's own. */
  locale: 'FILM_LOCALE',
} as const;

const missed = z.array(z.object({ step: z.int(), reason: z.string() }));
/** A step, counted from 0, that did not come out as it says, with the first line of why. */
export type Missed = z.infer<typeof missed>[number];

const MISSED = 'missed.json';
const pictureOf = (step: number): string => `${String(step).padStart(3, '0')}.png`;

/** Keeps the picture at the end of a step. */
export function keepPicture(folder: string, step: number, picture: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, pictureOf(step)), picture);
}

/** Keeps which steps did not come out as they say. */
export function keepMissed(folder: string, steps: readonly Missed[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MISSED), JSON.stringify(steps));
}

/** The pictures of a scenario by step, and what did not come out. */
export function keptShots(folder: string): { pictures: Map<number, Uint8Array>; missed: Missed[] } {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const pictures = files
    .filter((file) => file.endsWith('.png'))
    .map((file) => [Number.parseInt(file, 10), readFileSync(join(folder, file))] as const);
  const notes = files.includes(MISSED) ? readFileSync(join(folder, MISSED), 'utf8') : '[]';
  return { pictures: new Map(pictures), missed: missed.parse(JSON.parse(notes)) };
}
