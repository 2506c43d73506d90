const STEPS = 4;

export function calculateAxisMarks(maxAmount: number): number[] {
  const minStep = Math.max(maxAmount, STEPS) / STEPS;
  const magnitude = 10 ** Math.floor(Math.log10(minStep));
  const step = magnitude * ([1, 2, 5].find((factor) => factor * magnitude >= minStep) ?? 10);
  return Array.from({ length: Math.ceil(maxAmount / step) + 1 }, (_, index) => index * step);
}

export function isYearLabelled(year: number, years: number): boolean {
  return years <= 10 || year % 5 === 0;
}
