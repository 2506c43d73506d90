import { calculatePictureMs, FILM_PACES, type FilmPace, PACE_FACTORS } from 'fixtures/film-timing';
import { useState } from 'react';
import type { FilmData, StepRange } from './film-data';
import { stepsOfRange } from './step-range';

export interface FilmLength {
  readonly pictures: number;
  readonly seconds: number;
  readonly millisecondsById: ReadonlyMap<string, number>;
}

interface MeasuredChoice {
  readonly title: string;
  readonly pace: FilmPace;
  readonly hasCaptions: boolean;
  readonly steps: readonly string[];
}

type MeasuredFilm = MeasuredChoice & { readonly part: StepRange };

type FilmClicks = Pick<FilmData, 'clicks' | 'heading'>;

export function calculateFilmLength(
  { clicks, heading }: FilmClicks,
  { title, pace, hasCaptions, steps, part }: MeasuredFilm,
): FilmLength {
  const shownSteps = stepsOfRange(clicks, part).filter(({ id }) => steps.includes(id));
  if (shownSteps.length === 0) return { pictures: 0, seconds: 0, millisecondsById: new Map() };
  const factor = PACE_FACTORS[pace];
  const stepDurations = shownSteps.map(({ id, caption }, index) => {
    const isLast = index === shownSteps.length - 1;
    return [id, calculatePictureMs(hasCaptions ? [caption] : [], { isLast }) * factor] as const;
  });
  const titleMs = calculatePictureMs([title.trim() || heading]) * factor;
  const totalMs = stepDurations.reduce((sum, [, milliseconds]) => sum + milliseconds, titleMs);
  return {
    pictures: shownSteps.length + 1,
    seconds: Math.round(totalMs / 1_000),
    millisecondsById: new Map(stepDurations),
  };
}

export function useFilmLength(data: FilmData) {
  const { clicks, choice } = data;
  const [measuredChoice, setChosen] = useState<MeasuredChoice | null>(null);
  const [part, setPart] = useState(data.part);
  const measure = (form: HTMLFormElement) => {
    const values = new FormData(form);
    setChosen({
      title: String(values.get('title') ?? ''),
      pace: FILM_PACES.find((pace) => pace === values.get('pace')) ?? choice.pace,
      hasCaptions: values.get('captions') !== 'none',
      steps: values.getAll('step').map(String),
    });
  };
  const initialChoice = {
    ...choice,
    steps: clicks.flatMap(({ id, isIncluded }) => (isIncluded ? [id] : [])),
  };
  const measured = { ...(measuredChoice ?? initialChoice), part };
  const reset = () => {
    setChosen(null);
    setPart(data.part);
  };
  return {
    length: calculateFilmLength(data, measured),
    ticked: measured.steps,
    part,
    setPart,
    measure,
    reset,
  };
}

export const formatDecimal = (value: number, language: string): string =>
  value.toLocaleString(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
