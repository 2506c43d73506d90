const STEPS = 4;

export function calculateAxisMarks(most: number): number[] {
  const least = Math.max(most, STEPS) / STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= least) ?? 10);
  return Array.from({ length: Math.ceil(most / step) + 1 }, (_, index) => index * step);
}

export function isYearLabelled(year: number, years: number): boolean {
  return years <= 10 || year % 5 === 0;
}
