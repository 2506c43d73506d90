/** Between nothing and the largest amount there are about so many steps. */
const STEPS = 4;

/** Round amounts at even distances from nothing to at least `most`: the marks of a chart's axis, in whole units of the currency. */
export function axisMarks(most: number): number[] {
  const least = Math.max(most, STEPS) / STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= least) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

/** Which of so many years are written below a chart: all of a few, else every fifth, so that they stay apart on a phone. */
export function isYearWritten(year: number, years: number): boolean {
  return years <= 10 || year % 5 === 0;
}
