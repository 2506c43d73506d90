import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const FILM = {
  folder: 'FILM_FOLDER',
  locale: 'FILM_LOCALE',
} as const;

const missed = z.array(z.object({ step: z.int(), reason: z.string() }));
export type Missed = z.infer<typeof missed>[number];

const MISSED = 'missed.json';
const pictureOf = (step: number): string => `${String(step).padStart(3, '0')}.png`;

export function keepPicture(folder: string, step: number, picture: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, pictureOf(step)), picture);
}

export function keepMissed(folder: string, steps: readonly Missed[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MISSED), JSON.stringify(steps));
}

export function keptShots(folder: string): { pictures: Map<number, Uint8Array>; missed: Missed[] } {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const pictures = files
    .filter((file) => file.endsWith('.png'))
    .map((file) => [Number.parseInt(file, 10), readFileSync(join(folder, file))] as const);
  const notes = files.includes(MISSED) ? readFileSync(join(folder, MISSED), 'utf8') : '[]';
  return { pictures: new Map(pictures), missed: missed.parse(JSON.parse(notes)) };
}
