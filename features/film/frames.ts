import { calculatePictureMs, type FilmPace, PACE_FACTORS } from 'fixtures/film-timing';
import type { MissedStep } from './screenshots';

export interface FilmFrame {
  readonly heading: string;
  readonly captions: readonly string[];
  readonly picture: Uint8Array | null;
  readonly showsCaptions: boolean;
  readonly durationMs: number;
}

interface FilmedScenario {
  readonly title: string;
  readonly feature: string;
  readonly steps: readonly string[];
  readonly pictures: ReadonlyMap<number, Uint8Array>;
  readonly missedSteps: readonly MissedStep[];
}

export interface FilmStyle {
  readonly pace: FilmPace;
  readonly hasCaptions: boolean;
}

export const USUAL_STYLE: FilmStyle = { pace: 'normal', hasCaptions: true };

/** Creates a title frame, then one per step after the first page. Steps without screenshot repeat the last picture. */
export function createFrames(
  { title, feature, steps, pictures, missedSteps }: FilmedScenario,
  { pace, hasCaptions }: FilmStyle = USUAL_STYLE,
): FilmFrame[] {
  const screenshotSteps = [...pictures.keys()].sort((a, b) => a - b);
  const first = screenshotSteps[0] ?? steps.length;
  const lastStep = Math.max(screenshotSteps.at(-1) ?? -1, ...missedSteps.map(({ step }) => step));
  const frames: Omit<FilmFrame, 'durationMs' | 'showsCaptions'>[] = [
    { heading: feature, captions: [title, ...steps.slice(0, first)], picture: null },
  ];
  let picture: Uint8Array | null = null;
  for (const [stepIndex, words] of steps.entries()) {
    if (stepIndex < first || stepIndex > lastStep) continue;
    picture = pictures.get(stepIndex) ?? picture;
    const mark = missedSteps.some(({ step }) => step === stepIndex) ? '≠ ' : '';
    frames.push({
      heading: `${title} · ${stepIndex + 1}/${steps.length}`,
      captions: [mark + words],
      picture,
    });
  }
  return frames.map((frame, index) => {
    const isLast = index === frames.length - 1;
    const showsCaptions = hasCaptions || frame.picture === null;
    const readingMs = calculatePictureMs(showsCaptions ? frame.captions : [], { isLast });
    return { ...frame, showsCaptions, durationMs: Math.round(readingMs * PACE_FACTORS[pace]) };
  });
}
