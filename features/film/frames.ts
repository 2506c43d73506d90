import type { Missed } from './shots';

/** One picture of a film. */
export interface Frame {
  /** In small letters above: the scenario, and which step of how many. */
  readonly heading: string;
  /** The words of the step; for the first picture those of all steps before a page was open. */
  readonly captions: readonly string[];
  /** A PNG of the page; null for a picture of words alone. */
  readonly picture: Uint8Array | null;
  /** For how long it is shown, in milliseconds. */
  readonly shownFor: number;
}

interface Filmed {
  readonly title: string;
  readonly feature: string;
  /** The steps in the words that are shown. */
  readonly steps: readonly string[];
  /** By step, counted from 0. */
  readonly pictures: ReadonlyMap<number, Uint8Array>;
  readonly missed: readonly Missed[];
}

const SHORTEST = 2_000;
const PER_CHARACTER = 55;
const AT_THE_END = 2_500;

/**
 * A film's pictures in their order: a title with what is given before a page is open, then each step with the page at its end. A step
 * without a picture of its own is shown over the last one; those that never ran are left out.
 */
export function framesOf({ title, feature, steps, pictures, missed }: Filmed): Frame[] {
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
    at === frames.length - 1 ? { ...one, shownFor: one.shownFor + AT_THE_END } : one,
  );
}

function frame(heading: string, captions: readonly string[], picture: Uint8Array | null): Frame {
  const characters = captions.join(' ').length;
  return { heading, captions, picture, shownFor: Math.max(SHORTEST, characters * PER_CHARACTER) };
}
