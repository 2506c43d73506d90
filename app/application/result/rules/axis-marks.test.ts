import { describe, expect, it } from 'vitest';
import { calculateAxisMarks, isYearLabelled } from './axis-marks';

describe('axes of the repayment-plan chart', () => {
  it.each([
    [250_000, [0, 100_000, 200_000, 300_000]],
    [100_000, [0, 50_000, 100_000]],
    [15_000, [0, 5_000, 10_000, 15_000]],
    [80_000, [0, 20_000, 40_000, 60_000, 80_000]],
    [500_000, [0, 200_000, 400_000, 600_000]],
    [100_000_000, [0, 50_000_000, 100_000_000]],
    [1, [0, 1]],
  ])('calculateAxisMarks returns round amounts up to %d', (maxAmount, marks) => {
    expect(calculateAxisMarks(maxAmount)).toEqual(marks);
  });

  it.each([
    [1, [1]],
    [5, [1, 2, 3, 4, 5]],
    [11, [5, 10]],
    [20, [5, 10, 15, 20]],
  ])('isYearLabelled selects in a plan of %d years the years %j', (years, written) => {
    const all = Array.from({ length: years }, (_, index) => index + 1);
    expect(all.filter((year) => isYearLabelled(year, years))).toEqual(written);
  });
});
