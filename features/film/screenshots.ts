import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

export const FILM_SETTINGS = {
  folder: 'FILM_FOLDER',
  locale: 'FILM_LOCALE',
} as const;

const missedSteps = z.array(z.object({ step: z.int(), reason: z.string() }));
export type MissedStep = z.infer<typeof missedSteps>[number];

const MISSED_STEPS_FILE = 'missed.json';
const screenshotName = (step: number): string => `${String(step).padStart(3, '0')}.png`;

export function saveScreenshot(folder: string, step: number, picture: Uint8Array): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, screenshotName(step)), picture);
}

export function saveMissedSteps(folder: string, steps: readonly MissedStep[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, MISSED_STEPS_FILE), JSON.stringify(steps));
}

export function readScreenshots(folder: string): {
  pictures: Map<number, Uint8Array>;
  missedSteps: MissedStep[];
} {
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const pictures = files
    .filter((file) => file.endsWith('.png'))
    .map((file) => [Number.parseInt(file, 10), readFileSync(join(folder, file))] as const);
  const notes = files.includes(MISSED_STEPS_FILE)
    ? readFileSync(join(folder, MISSED_STEPS_FILE), 'utf8')
    : '[]';
  return { pictures: new Map(pictures), missedSteps: missedSteps.parse(JSON.parse(notes)) };
}
