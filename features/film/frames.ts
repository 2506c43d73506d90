import type { MissedStep } from './screenshots';

export interface Frame {
  readonly heading: string;
  readonly captions: readonly string[];
  readonly picture: Uint8Array | null;
  readonly shownFor: number;
}

interface FilmedScenario {
  readonly title: string;
  readonly feature: string;
  readonly steps: readonly string[];
  readonly pictures: ReadonlyMap<number, Uint8Array>;
  readonly missed: readonly MissedStep[];
}

const MIN_FRAME_MS = 2_000;
const READING_MS_PER_CHARACTER = 55;
const LAST_FRAME_MS = 2_500;

/**
 * A title frame, then a frame per step from the first page on, without skipped steps. A step without a
 * screenshot repeats the previous one.
 */
export function framesOf({ title, feature, steps, pictures, missed }: FilmedScenario): Frame[] {
  const shot = [...pictures.keys()].sort((a, b) => a - b);
  const first = shot[0] ?? steps.length;
  const last = Math.max(shot.at(-1) ?? -1, ...missed.map(({ step }) => step));
  const frames = [frame(feature, [title, ...steps.slice(0, first)], null)];
  let picture: Uint8Array | null = null;
  for (const [at, words] of steps.entries()) {
    if (at < first || at > last) continue;
    picture = pictures.get(at) ?? picture;
    const mark = missed.some(({ step }) => step === at) ? '≠ ' : '';
    frames.push(frame(`${title} · ${at + 1}/${steps.length}`, [mark + words], picture));
  }
  return frames.map((one, at) =>
    at === frames.length - 1 ? { ...one, shownFor: one.shownFor + LAST_FRAME_MS } : one,
  );
}

function frame(heading: string, captions: readonly string[], picture: Uint8Array | null): Frame {
  const characters = captions.join(' ').length;
  return {
    heading,
    captions,
    picture,
    shownFor: Math.max(MIN_FRAME_MS, characters * READING_MS_PER_CHARACTER),
  };
}
